import { mount } from "svelte";
import { locale as english } from "../locales/en";
import { speak } from "../words/words.svelte";
import Panels from "./Panels.svelte";
import { previewTable } from "./scene";

// preview.html?part=panels&scene=/scenes/x.json&panel=trade&language=pl
const asked = new URLSearchParams(location.search);
await speak(asked.get("language") ?? english.id);
mount(Panels, {
  target: document.body,
  props: { table: await previewTable(), panel: asked.get("panel") ?? "status" },
});
