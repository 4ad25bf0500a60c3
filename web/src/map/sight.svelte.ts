import { getContext, setContext } from "svelte";
import type { AreaId } from "../wire/message";

/** Where somebody wants to look on the map: a line of the log, of a digest, of a calamity leads there. */
export class Sight {
  /** A new list is looked at anew, also if it names the same areas. */
  areas = $state.raw<readonly AreaId[]>([]);

  look(areas: readonly AreaId[]): void {
    this.areas = [...areas];
  }
}

const KEY = Symbol("sight");

export function provideSight(): Sight {
  return setContext(KEY, new Sight());
}

/** Undefined where there is no map. */
export function sight(): Sight | undefined {
  return getContext(KEY);
}
