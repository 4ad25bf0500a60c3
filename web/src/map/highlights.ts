import type { AreaId } from "../wire/message";
import { type Board, meet, type AreaPlace } from "./board";
import type { Camera } from "./camera.svelte";
import { DAY, type Mark, NIGHT, OVER_LIMIT } from "./marks";
import type { Shown } from "./painter";

/**
 * The marks upon areas. Those that stay while the pointer moves and pieces change are kept as a picture: a coast
 * takes longer to draw than all pieces together.
 */
export class Highlights {
  readonly #kept = document.createElement("canvas");
  readonly #brush = brushOf(this.#kept);
  #keptFor = "";

  constructor(
    readonly board: Board,
    readonly camera: Camera,
  ) {}

  /** Paints them with a brush whose units are those of the board. */
  paint(brush: CanvasRenderingContext2D, shown: Shown): void {
    const { picking, hovered, cursor, night } = shown;
    const inks = night ? NIGHT : DAY;
    this.#lasting(brush, [
      [OVER_LIMIT, shown.support ? this.#overLimit(shown) : []],
      [inks.pickable, [...picking.pickable].filter((it) => !picking.picked.has(it))],
      [inks.picked, [...picking.picked.keys()]],
      [inks.sought, [...shown.sought]],
    ]);
    if (hovered)
      this.#mark(brush, picking.pickable.has(hovered) ? inks.hoveredPickable : inks.hovered, [hovered]);
    if (cursor) this.#mark(brush, inks.cursor, [cursor]);
  }

  #lasting(brush: CanvasRenderingContext2D, marked: [Mark, AreaId[]][]): void {
    if (marked.every(([, areas]) => areas.length === 0)) return;
    const { width, height } = brush.canvas;
    const transform = brush.getTransform();
    const wanted = [width, height, transform, ...marked.map(([{ fill }, areas]) => [fill, ...areas])].join(
      " ",
    );
    if (wanted !== this.#keptFor) {
      this.#kept.width = width; // this also clears it
      this.#kept.height = height;
      this.#brush.setTransform(transform);
      marked.forEach(([mark, areas]) => this.#mark(this.#brush, mark, areas));
      this.#keptFor = wanted;
    }
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.drawImage(this.#kept, 0, 0);
    brush.setTransform(transform);
  }

  #overLimit({ pieces }: Shown): AreaId[] {
    return [...pieces]
      .filter(([id, { tokens }]) => {
        const limit = this.board.places.get(id)?.area.limit ?? 0;
        return tokens.reduce((sum, it) => sum + it.count, 0) > limit;
      })
      .map(([id]) => id);
  }

  #mark(brush: CanvasRenderingContext2D, mark: Mark, areas: AreaId[]): void {
    const seen = this.camera.box;
    for (const id of areas) {
      const place = this.board.places.get(id);
      if (place && meet(place.box, seen)) this.#outline(brush, place, mark);
    }
  }

  #outline(
    brush: CanvasRenderingContext2D,
    { shape }: AreaPlace,
    { fill, stroke, width, dashes = [] }: Mark,
  ): void {
    brush.fillStyle = fill;
    brush.fill(shape, "evenodd");
    brush.strokeStyle = stroke;
    brush.lineWidth = width / this.camera.scale;
    brush.setLineDash(dashes.map((it) => it / this.camera.scale));
    brush.lineJoin = "round";
    brush.stroke(shape);
    brush.setLineDash([]);
  }
}

export function brushOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("no canvas");
  return brush;
}
