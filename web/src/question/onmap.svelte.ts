import type { Ghost, Grasp, Picking, Route } from "../map/picking.svelte";
import type { AreaId } from "../wire/message";

export interface MapOffer {
  pickable: Iterable<AreaId>;
  picked?: Iterable<[AreaId, string]>;
  ghosts?: Ghost[];
  routes?: Route[];
  focus?: AreaId | undefined;
  pick: (area: AreaId, grasp?: Grasp) => void;
  drag?: (from: AreaId, to: AreaId) => void;
  turn?: (steps: number) => void;
}

/** Lets the map offer what a form offers, as long as the form is there. */
export function onMap(picking: () => Picking | undefined, offer: () => MapOffer): void {
  $effect(() => {
    const map = picking();
    if (!map) return;
    const { pickable, picked, ghosts, routes, focus, pick, drag, turn } = offer();
    map.pickable = new Set(pickable);
    map.picked = new Map(picked);
    map.ghosts = ghosts ?? [];
    map.routes = routes ?? [];
    map.focus = focus;
    map.pick = pick;
    map.drag = drag;
    map.turn = turn;
    return () => map.clear();
  });
}
