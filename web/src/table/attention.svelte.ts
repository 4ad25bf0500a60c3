import { settings } from "../lobby/settings.svelte";
import { tableWords } from "../words/phrases";
import { say } from "../words/words.svelte";
import { chime } from "./chime";
import type { Table } from "./table";

/** Calls me when the table begins to wait for me, if I want that. To be used while a component is set up. */
export function attend(table: Table): void {
  let known: string[] | undefined;
  $effect(() => {
    const scene = table.scene;
    if (!scene) return;
    const now = scene.questions.filter((it) => it.awaited).map((it) => it.id);
    const isNew = known?.length === 0 && now.length > 0;
    known = now;
    if (isNew) call(say(tableWords.needed, { table: scene.table.name }));
  });
}

function call(text: string): void {
  if (settings.sound) chime();
  if (settings.notification && document.visibilityState !== "visible" && "Notification" in window) {
    if (Notification.permission === "granted") new Notification(text, { tag: "ecumene" });
  }
}
