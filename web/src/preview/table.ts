import { mount } from "svelte";
import TableView from "../shell/TableView.svelte";
import { previewTable } from "./scene";

const screen = new URLSearchParams(location.search).has("big") ? "big" : "usual";
const nothing = () => {};
const props = { table: await previewTable(), settings: nothing, screen, enlarge: nothing } as const;
mount(TableView, { target: document.body, props });
