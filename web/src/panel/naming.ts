import { fill } from "../words/fill";
import { locale } from "../words/words.svelte";

/** "3 × Iron, Ochre": equal names are counted. */
export function cardList(cards: readonly string[]): string {
  return fill("{cards}", { cards: { cards } }, locale());
}
