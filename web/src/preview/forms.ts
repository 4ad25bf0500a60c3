import { mount } from "svelte";
import { Picking } from "../map/picking.svelte";
import QuestionForm from "../question/QuestionForm.svelte";
import { locale as english } from "../locales/en";
import { speak } from "../words/words.svelte";
import { previewTable } from "./scene";

/** The questions of a scene: preview.html?part=forms&scene=/scenes/x.json&language=pl. */
await speak(new URLSearchParams(location.search).get("language") ?? english.id);
document.body.style.padding = "0.75rem";
mount(QuestionForm, {
  target: document.body,
  props: { table: await previewTable(), picking: new Picking() },
});
