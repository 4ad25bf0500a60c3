import { settings } from "../ui/settings.svelte";
import { tableWords } from "../words/phrases";
import { say } from "../words/words.svelte";
import { chime } from "./chime";
import type { Table } from "./table";
import { ahead, awaited, isWaiting } from "./turn";

/** Calls me when the table begins to wait for me, if I want that. To be used while a component is set up. */
export function attend(table: Table): void {
  let known: string[] | undefined;
  let waited = false;
  $effect(() => {
    const scene = table.scene;
    if (!scene) return;
    const seat = scene.view.seat;
    const now = awaited(scene).map((it) => it.id);
    const isNew = known?.length === 0 && now.length > 0;
    const isOwnWill = waited && ahead(scene.table, seat).length > 0; // waiting was taken back
    known = now;
    waited = isWaiting(scene.table, seat);
    if (isNew && !isOwnWill) call(say(tableWords.needed, { table: scene.table.name }));
  });
}

function call(text: string): void {
  if (settings.sound) chime();
  if (settings.notification && document.visibilityState !== "visible" && "Notification" in window) {
    if (Notification.permission === "granted") new Notification(text, { tag: "ecumene" });
  }
}
