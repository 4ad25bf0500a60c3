import type { AreaId } from "../../wire/message";
import { areaName } from "../../words/names";

/** One of several things to choose from. */
export interface Option<Key extends string = string> {
  key: Key;
  label: string;
  note?: string | undefined;
  /** Where it is on the map. */
  areas?: AreaId[];
}

/** In the order of their areas' names in the present language. */
export function byName<T extends { area: AreaId }>(places: readonly T[]): T[] {
  return places.toSorted((one, other) => areaName(one.area).localeCompare(areaName(other.area)));
}

/** Areas as options, in the order of their names. */
export function areaOptions(areas: readonly AreaId[], note?: (area: AreaId) => string | undefined): Option[] {
  return areas
    .map((area) => ({ key: area, label: areaName(area), note: note?.(area), areas: [area] }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
