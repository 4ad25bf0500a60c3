import { cardName } from "../wire/facts";
import { nothing } from "../words/game";
import { say } from "../words/words.svelte";

/** "3 × Iron, Ochre": equal names are counted. */
export function cardList(cards: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const names = [...counts].map(([card, count]) =>
    count === 1 ? cardName(card) : `${String(count)} × ${cardName(card)}`,
  );
  return names.length === 0 ? say(nothing) : names.join(", ");
}
