import { facts, RULES } from "../../wire/facts";
import { areaName, civilizationName } from "../../words/names";
import type { AreaId, View } from "../../wire/message";
import type { Commodity, Target } from "../../wire/types";
import { forms } from "../../words/phrases";
import { say } from "../../words/words.svelte";
import type { Option } from "./option";

interface Units {
  tokens: number;
  cities: number;
}

/** "city, tokens: 2" */
export function unitsOf(units: Units | undefined): string {
  if (!units) return "";
  if (units.cities === 0) return say(forms["has-tokens"], { count: units.tokens });
  return units.tokens === 0
    ? say(forms["has-city"])
    : say(forms["has-city-and-tokens"], { count: units.tokens });
}

/** Who has what in the area: "Rome (city); Celt (tokens: 2)". */
export function ownersOf(view: View | undefined, area: AreaId): string {
  return Object.entries(view?.seats ?? {})
    .map(([owner, known]) => ({
      owner,
      tokens: known.tokens[area] ?? 0,
      cities: known.cities.includes(area) ? 1 : 0,
    }))
    .filter((units) => units.tokens + units.cities > 0)
    .map(ownedUnits)
    .join("; ");
}

/** Areas with the units that would be struck. */
export function targetOptions(
  targets: readonly Target[],
  more: (target: Target) => string = () => "",
): Option[] {
  return targets.map((target) => ({
    key: target.area,
    label: areaName(target.area),
    note: [...target.units.map(ownedUnits), more(target)].filter((part) => part !== "").join("; "),
    areas: [target.area],
  }));
}

/** "Rome (city)" */
function ownedUnits(units: Units & { owner: string }): string {
  return say(forms["units-of"], { owner: civilizationName(units.owner), units: unitsOf(units) });
}

export function unitPoints(target: Target): number {
  return target.units.reduce((sum, { tokens, cities }) => sum + tokens + RULES["city-points"] * cities, 0);
}

/** What the cards are worth, each by itself. */
export function worth(cards: readonly Commodity[]): number {
  return cards.reduce((sum, card) => sum + facts.commodities[card].value, 0);
}
