import type { Score, View } from "../../wire/message";

export const COLUMNS = [
  "total",
  "cities",
  "tokens",
  "ships",
  "treasury",
  "stock",
  "hand-size",
  "advances",
  "ast",
] as const;
export type Column = (typeof COLUMNS)[number];

/** Where a civilization stands. */
export type Placed = Record<Column, number> & { seat: string; score: Score };

const NO_SCORE: Score = { cities: 0, advances: 0, ast: 0, "late-iron-age": 0, total: 0 };

export function placed(view: View): Placed[] {
  return Object.entries(view.seats).map(([seat, known]) => {
    const score = view.standings[seat]?.score ?? NO_SCORE;
    return {
      seat,
      score,
      total: score.total,
      cities: known.cities.length,
      tokens: sum(known.tokens),
      ships: sum(known.ships),
      treasury: known.treasury,
      stock: known.stock,
      "hand-size": known["hand-size"],
      advances: known.advances.length,
      ast: known.space,
    };
  });
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

/** Who has most first; equals stay in their order. */
export function sorted(all: readonly Placed[], by: Column): Placed[] {
  return [...all].sort((one, other) => other[by] - one[by]);
}
