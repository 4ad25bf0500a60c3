import type { Portion } from "../../wire/types";

/** How many of each, by area, card or colour. */
export type Counts = Readonly<Record<string, number>>;

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

export function countsOf(keys: readonly string[]): Counts {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

/** Each key as often as it is counted, in the order of the list. */
export function spread<Key extends string>(counts: Counts, order: readonly Key[]): Key[] {
  return [...new Set(order)].flatMap((key) => Array<Key>(counts[key] ?? 0).fill(key));
}

export function tokensOf(portions: readonly Portion[] | undefined): Counts {
  return Object.fromEntries((portions ?? []).map((portion) => [portion.area, portion.tokens]));
}

/** What is counted, as portions of those there are. */
export function portionsOf(counts: Counts, of: readonly Portion[]): Portion[] {
  return of
    .map(({ area }) => ({ area, tokens: counts[area] ?? 0, cities: 0 }))
    .filter((portion) => portion.tokens > 0);
}
