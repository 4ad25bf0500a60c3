import { forms } from "../../words/phrases";
import { say } from "../../words/words.svelte";

/** "Chosen: 3 of 5", or with a range where that is left to the player. */
export function counter(count: number, least: number, most = least): string {
  return least === most
    ? say(forms.chosen, { count, due: most })
    : say(forms["chosen-between"], { count, least, most });
}
