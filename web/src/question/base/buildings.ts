import { facts, RULES } from "../../wire/facts";
import type { AreaId } from "../../wire/message";
import type { BuildingsBuilding, Portion } from "../../wire/types";
import { portionsOf, tokensOf, type Counts } from "./counts";

export const MOST_FROM_NEXT_DOOR = RULES["city-from-next-door"]; // urbanism.1

/** How one city is paid for, besides the tokens that stand there. */
export interface Extras {
  treasury: number;
  nextDoor: Counts;
}

export function extrasOf(buildings: readonly BuildingsBuilding[]): Record<AreaId, Extras> {
  return Object.fromEntries(
    buildings.map((one) => [one.area, { treasury: one.treasury, nextDoor: tokensOf(one["from-next-door"]) }]),
  );
}

export function buildingOf(area: AreaId, extras: Extras, movable: readonly Portion[]): BuildingsBuilding {
  return { area, treasury: extras.treasury, "from-next-door": portionsOf(extras.nextDoor, movable) };
}

/** How many tokens a city takes there (P5.1). */
export function needed(area: AreaId): number {
  return hasCitySite(area) ? RULES["city-on-site"] : RULES["city-in-wilderness"];
}

/** How many of them may come from treasury (architecture.1). */
export function mostFromTreasury(area: AreaId): number {
  return hasCitySite(area) ? RULES["on-site-from-treasury"] : RULES["in-wilderness-from-treasury"];
}

export function hasCitySite(area: AreaId): boolean {
  return facts.areas[area]?.site !== undefined;
}
