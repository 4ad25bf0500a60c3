import { setWorth } from "../../wire/facts";
import type { Commodity, Payment } from "../../wire/types";
import { setsOf, worthOf } from "../trade/trade";

/** What the cards of a payment count: each commodity its set value, one card more for a substitution. */
export function cardsWorth(payment: Payment): number {
  const { cards, substitution } = payment;
  if (!substitution || !cards.includes(substitution.substitute)) return worthOf(cards);
  const { substitute, set } = substitution;
  const left = cards.toSpliced(cards.indexOf(substitute), 1);
  const count = left.filter((it) => it === set).length;
  return worthOf(left) - setWorth(set, count) + setWorth(set, count + 1);
}

/** Cards that reach a sum, and what is lost of the hand's worth by giving them. */
interface Way {
  cards: Commodity[];
  loss: number;
}

/**
 * A payment of so much that takes least from the hand and the treasury, counting waste; undefined if the
 * money does not suffice. Each treasury token counts `tokenWorth`.
 */
export function leastPayment(
  hand: readonly Commodity[],
  treasury: number,
  tokenWorth: number,
  due: number,
): Payment | undefined {
  let best: (Payment & { loss: number }) | undefined;
  for (const [sum, way] of waysToPay(hand, due)) {
    const tokens = Math.ceil(Math.max(0, due - sum) / tokenWorth);
    const loss = way.loss + tokens;
    if (tokens <= treasury && (!best || loss < best.loss))
      best = { cards: way.cards, treasury: tokens, loss };
  }
  return best && { cards: best.cards, treasury: best.treasury };
}

/** By sum: the least loss with which cards reach it. Sets are added one by one; none after enough is reached. */
function waysToPay(hand: readonly Commodity[], due: number): Map<number, Way> {
  let ways = new Map<number, Way>([[0, { cards: [], loss: 0 }]]);
  for (const { card, count, value, worth } of setsOf(hand)) {
    if (value === 0) continue;
    const next = new Map(ways);
    for (const [sum, way] of ways) {
      if (sum >= due) continue;
      for (let given = 1; given <= count; given++) {
        const reached = sum + setWorth(card, given);
        const loss = way.loss + worth - setWorth(card, count - given);
        const before = next.get(reached);
        if (before && before.loss <= loss) continue;
        next.set(reached, { cards: [...way.cards, ...Array.from({ length: given }, () => card)], loss });
      }
    }
    ways = next;
  }
  return ways;
}
