import { mount } from "svelte";
import "./ui/letters.css";
import "./ui/theme.css";
import App from "./App.svelte";
import { ready } from "./words/words.svelte";

const place = document.getElementById("app");
await ready;
if (place) mount(App, { target: place });
