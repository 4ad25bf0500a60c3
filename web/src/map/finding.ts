import type { AreaId } from "../wire/message";
import type { Board, AreaPlace } from "./board";
import type { Camera, Point } from "./camera.svelte";

/** Finds areas: under a point, and beside another. */
export class Finding {
  readonly #brush = document.createElement("canvas").getContext("2d");

  constructor(
    readonly board: Board,
    readonly camera: Camera,
  ) {}

  /** The area under a point of the screen. */
  at(point: Point): AreaId | undefined {
    const { x, y } = this.camera.toBoard(point.x, point.y);
    for (const place of this.board.places.values()) {
      const { left, top, right, bottom } = place.box;
      if (x < left || x > right || y < top || y > bottom) continue;
      if (this.#brush?.isPointInPath(place.cell, x, y, "evenodd")) return place.id;
    }
    return undefined;
  }

  /** The area under a point or, if that is not wanted, a wanted one no farther than so many pixels. */
  near(point: Point, wanted: ReadonlySet<AreaId>, reach: number): AreaId | undefined {
    const exact = this.at(point);
    if (exact && wanted.has(exact)) return exact;
    for (let i = 0; i < 8; i++) {
      const angle = (Math.PI * i) / 4;
      const beside = this.at({ x: point.x + reach * Math.cos(angle), y: point.y + reach * Math.sin(angle) });
      if (beside && wanted.has(beside)) return beside;
    }
    return exact;
  }

  /** The nearest of the areas in that direction, as an arrow key points. */
  beside(from: AreaId, areas: Iterable<AreaId>, dx: number, dy: number): AreaId | undefined {
    const [x, y] = this.board.place(from).middle;
    let best: { id: AreaId; cost: number } | undefined;
    for (const id of areas) {
      const place = this.board.places.get(id);
      if (!place || id === from) continue;
      const cost = costOf(place, x, y, dx, dy);
      if (cost !== undefined && (!best || cost < best.cost)) best = { id, cost };
    }
    return best?.id;
  }

  /** The one nearest to the middle of what is seen. */
  central(areas: Iterable<AreaId>): AreaId | undefined {
    const distance = (id: AreaId) => {
      const [x, y] = this.board.place(id).middle;
      return Math.hypot(x - this.camera.x, y - this.camera.y);
    };
    return [...areas].sort((a, b) => distance(a) - distance(b))[0];
  }
}

/** How far in the direction, with what lies aside counted more; undefined if it lies elsewhere. */
function costOf(place: AreaPlace, x: number, y: number, dx: number, dy: number): number | undefined {
  const along = (place.middle[0] - x) * dx + (place.middle[1] - y) * dy;
  const across = Math.abs((place.middle[0] - x) * dy - (place.middle[1] - y) * dx);
  return along > 0 && across < along * 2 ? along + 2 * across : undefined;
}
