import { RULES } from "../../wire/facts";
import type { AreaId } from "../../wire/message";
import type { Loss, Site } from "../../wire/types";
import { total, type Counts } from "../base/counts";

/** What a city counts (P9.21). */
export const CITY = RULES["city-points"];

/** How many tokens a city can be reduced to. */
export const LEFT = Array.from(
  { length: RULES["city-most-left"] },
  (_, less) => RULES["city-most-left"] - less,
);

/** What a victim gives up: tokens by area, and of each city that is taken how many tokens are left in its place. */
export interface Damage {
  tokens: Counts;
  left: Counts;
}

export function damageOf(losses: readonly Loss[]): Damage {
  const tokens: Record<AreaId, number> = {};
  const left: Record<AreaId, number> = {};
  for (const loss of losses) {
    if (loss.loss === "tokens") tokens[loss.area] = loss.count;
    else left[loss.area] = loss.loss === "reduced" ? loss.tokens : 0;
  }
  return { tokens, left };
}

export function points({ tokens, left }: Damage): number {
  return total(tokens) + Object.values(left).reduce((sum, stay) => sum + CITY - stay, 0);
}

export function lossesOf({ tokens, left }: Damage, sites: readonly Site[]): Loss[] {
  return sites.flatMap(({ area }) => {
    const count = tokens[area] ?? 0;
    const stay = left[area];
    const losses: Loss[] = count > 0 ? [{ loss: "tokens", area, count }] : [];
    if (stay === 0) losses.push({ loss: "destroyed", area });
    else if (stay !== undefined) losses.push({ loss: "reduced", area, tokens: stay });
    return losses;
  });
}

/** What one more tap on the area means: a token more, then the city, then nothing of it after all. */
export function tapped(damage: Damage, site: Site, due: number): Damage {
  const { area } = site;
  const open = due - points(damage);
  const lost = damage.tokens[area] ?? 0;
  if (lost < site.tokens && open > 0) {
    return { ...damage, tokens: { ...damage.tokens, [area]: lost + 1 } };
  }
  if (site.cities > 0 && damage.left[area] === undefined && open > 0) {
    return { ...damage, left: { ...damage.left, [area]: CITY - Math.min(CITY, open) } };
  }
  return { tokens: { ...damage.tokens, [area]: 0 }, left: without(damage.left, area) };
}

export function without(counts: Counts, key: string): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([other]) => other !== key));
}
