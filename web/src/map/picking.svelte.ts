import type { AreaId } from "../wire/message";

/** Something drawn on the map that is not there yet: the draft of a movement, a place to lose. */
export interface Ghost {
  area: AreaId;
  kind: "token" | "city" | "ship";
  owner: string;
  /** What is added, or below 0 taken away. */
  count: number;
}

/** A way to be drawn as an arrow. */
export interface Route {
  through: AreaId[];
  owner: string;
  by: "land" | "sea";
  /** The order that it shows, where it can be changed on the map. */
  order?: RouteOrder;
}

export interface RouteOrder {
  label: string;
  count: number;
  most: number;
  set: (count: number) => void;
  remove: () => void;
}

/** A click picks one; with Shift, or held, all there are. */
export type Grasp = "one" | "all";

/**
 * What a question lets people do on the map. The form of a question sets it while it is open; the map draws
 * it, and calls back with what was clicked, tapped or entered by keyboard.
 */
export class Picking {
  /** Areas that can be picked. */
  pickable = $state<ReadonlySet<AreaId>>(new Set());
  /** Areas that are picked, with a short badge ("−2", "✓", ""). */
  picked = $state<ReadonlyMap<AreaId, string>>(new Map());
  ghosts = $state<readonly Ghost[]>([]);
  routes = $state<readonly Route[]>([]);
  /** Where the map should look, if a form asks for it. */
  focus = $state<AreaId | undefined>(undefined);
  /** Which question it is that can be answered here. */
  asked = $state<string | undefined>(undefined);
  pick: (area: AreaId, grasp?: Grasp) => void = () => {};
  /** The wheel was turned upon what is picked: so many more, or less below 0. */
  turn: ((steps: number) => void) | undefined = undefined;
  /** Dragged from one area to another (movement). */
  drag: ((from: AreaId, to: AreaId) => void) | undefined = undefined;

  clear(): void {
    this.pickable = new Set();
    this.picked = new Map();
    this.ghosts = [];
    this.routes = [];
    this.focus = undefined;
    this.pick = () => {};
    this.drag = undefined;
    this.turn = undefined;
  }
}
