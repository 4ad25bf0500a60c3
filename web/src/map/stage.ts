import type { AreaId } from "../wire/message";
import { civilizationName } from "../wire/facts";
import { look } from "../ui/civilizations";
import { type Board, meet, type Place, type Spot } from "./board";
import type { Camera, Point } from "./camera.svelte";
import { brushOf, Highlights } from "./highlights";
import type { Ghost, Picking, Route } from "./picking.svelte";
import type { Pieces } from "./pieces";
import { type PieceKind, sprite } from "./sprites";

/** What moves or changes on the map. */
export interface Shown {
  pieces: ReadonlyMap<AreaId, Pieces>;
  picking: Picking;
  mine: string | undefined;
  /** The civilizations whose regions are in play. */
  regions: readonly string[];
  /** Under the pointer. */
  hovered: AreaId | undefined;
  /** Chosen by keyboard. */
  cursor: AreaId | undefined;
  /** An arrow that follows the pointer. */
  dragging: { from: AreaId; to: Point } | undefined;
  /** Tokens against the limit, in every area. */
  support: boolean;
  night: boolean;
}

const SMALLEST = 15; // pixels across
const LARGEST = 52;
const AFAR = 0.4; // from farther away few areas have names, but the regions have
const COUNTED = 0.34; // from farther away the stacks have no numbers

/** Paints the pieces and what can be picked, anew for every frame that differs. */
export class Stage {
  readonly #brush: CanvasRenderingContext2D;
  readonly #highlights: Highlights;
  #ratio = 1;

  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly board: Board,
    readonly camera: Camera,
  ) {
    this.#brush = brushOf(canvas);
    this.#highlights = new Highlights(board, camera);
  }

  paint(shown: Shown): void {
    const { canvas, camera } = this;
    this.#ratio = Math.min(devicePixelRatio, 2);
    const [width, height] = [Math.round(camera.width * this.#ratio), Math.round(camera.height * this.#ratio)];
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    const brush = this.#brush;
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.clearRect(0, 0, width, height);
    const k = camera.scale * this.#ratio;
    brush.setTransform(k, 0, 0, k, width / 2 - camera.x * k, height / 2 - camera.y * k);
    this.#highlights.paint(brush, shown);
    const seen = camera.box;
    for (const [id, pieces] of shown.pieces) {
      const place = this.board.places.get(id);
      if (place && meet(place.box, seen)) this.#area(place, pieces, shown);
    }
    if (camera.scale < AFAR) this.#regionNames(shown);
    shown.picking.routes.forEach((it) => this.#route(it));
    shown.picking.ghosts.forEach((it) => this.#ghost(it));
    for (const [id, badge] of shown.picking.picked) {
      if (badge) this.#badge(this.#topOf(id), badge, "#2c5d6e", "#ffffff", 1.25);
    }
    if (shown.dragging) this.#arrow(shown.dragging.from, shown.dragging.to);
  }

  #regionNames({ regions, night }: Shown): void {
    const brush = this.#brush;
    const px = 1 / this.camera.scale;
    brush.font = `600 ${14 * px}px "Palatino Linotype", Palatino, P052, Georgia, serif`;
    brush.textAlign = "center";
    brush.textBaseline = "middle";
    brush.lineJoin = "round";
    brush.strokeStyle = night ? "rgb(30 26 20 / 85%)" : "rgb(250 244 228 / 85%)";
    brush.fillStyle = night ? "#f3e9d3" : "#3b2d20";
    brush.lineWidth = 4 * px;
    for (const { id, start } of this.board.drawing.regions) {
      if (!regions.includes(id)) continue;
      const [x, y] = this.board.place(start).area.labels.en.at;
      brush.strokeText(civilizationName(id), x, y);
      brush.fillText(civilizationName(id), x, y);
    }
  }

  /** How wide a piece is, in units of the board. */
  #size(radius: number): number {
    const pixels = Math.min(LARGEST, Math.max(SMALLEST, 2.3 * radius * this.camera.scale));
    return pixels / this.camera.scale;
  }

  #area(place: Place, { tokens, city, ships }: Pieces, shown: Shown): void {
    const { anchors, limit } = place.area;
    if (!anchors) return;
    if (city) this.#piece("city", city, anchors.city, 1, city === shown.mine);
    // My own first: they shall lie where they are seen best.
    const sorted = [...tokens].sort(
      (a, b) => Number(b.owner === shown.mine) - Number(a.owner === shown.mine),
    );
    const spots = stackSpots(sorted.length, anchors.stacks);
    sorted.forEach(({ owner, count }, i) => {
      const spot = spots[i];
      if (spot) this.#piece("token", owner, spot, count, owner === shown.mine);
    });
    const harbour = anchors.ships ?? anchors.limit;
    ships.forEach(({ owner, count }, i) => {
      const step = this.#size(harbour[2]) * 1.05;
      this.#piece(
        "ship",
        owner,
        [harbour[0] + i * step, harbour[1], harbour[2]],
        count,
        owner === shown.mine,
      );
    });
    if (shown.support && tokens.length > 0 && this.camera.scale > 0.4) {
      const count = tokens.reduce((sum, it) => sum + it.count, 0);
      const over = count > (limit ?? 0);
      this.#badge(
        { x: anchors.limit[0], y: anchors.limit[1] },
        `${count}/${limit ?? 0}`,
        over ? "#962f1c" : "#3d6b2e",
        "#ffffff",
        1,
      );
    }
  }

  #piece(kind: PieceKind, owner: string, spot: Spot, count: number, mine: boolean): void {
    const brush = this.#brush;
    const size = this.#size(spot[2]) * (kind === "city" ? 1.1 : 1);
    const pixels = size * this.camera.scale;
    const [x, y] = spot;
    if (mine) this.#halo(x, y, size);
    brush.drawImage(sprite(kind, owner, pixels * this.#ratio), x - size / 2, y - size / 2, size, size);
    if (count > 1 && this.camera.scale >= COUNTED) {
      this.#badge({ x: x + size * 0.42, y: y + size * 0.36 }, String(count), "#fffaf0", "#2a1f15", 1);
    }
  }

  /** My own pieces shine. */
  #halo(x: number, y: number, size: number): void {
    const brush = this.#brush;
    brush.fillStyle = "rgb(255 226 110 / 85%)";
    brush.beginPath();
    brush.arc(x, y, size * 0.66, 0, 2 * Math.PI);
    brush.fill();
  }

  /** A short text on a plate; its size follows the zoom a little. */
  #badge(at: Point, text: string, ground: string, ink: string, grown: number): void {
    const brush = this.#brush;
    const font = (Math.min(18, Math.max(10, 12.5 * this.camera.scale)) * grown) / this.camera.scale;
    brush.font = `700 ${font}px system-ui, sans-serif`;
    const width = Math.max(font * 1.15, brush.measureText(text).width + font * 0.5);
    brush.fillStyle = ground;
    brush.strokeStyle = ink === "#ffffff" ? "#ffffff" : "#2a1f15";
    brush.lineWidth = 1 / this.camera.scale;
    brush.beginPath();
    brush.roundRect(at.x - width / 2, at.y - font * 0.58, width, font * 1.16, font * 0.5);
    brush.fill();
    brush.stroke();
    brush.fillStyle = ink;
    brush.textAlign = "center";
    brush.textBaseline = "middle";
    brush.fillText(text, at.x, at.y + font * 0.05);
  }

  #topOf(id: AreaId): Point {
    const { anchors, labels } = this.board.place(id).area;
    return anchors
      ? { x: anchors.limit[0], y: anchors.limit[1] }
      : { x: labels.en.at[0], y: labels.en.at[1] };
  }

  #ghost({ area, kind, owner, count }: Ghost): void {
    const { anchors } = this.board.place(area).area;
    if (!anchors) return;
    const spot =
      kind === "city" ? anchors.city : kind === "ship" ? (anchors.ships ?? anchors.limit) : anchors.stacks[3];
    if (!spot) return;
    const size = this.#size(spot[2]);
    const brush = this.#brush;
    brush.globalAlpha = 0.7;
    const pixels = size * this.camera.scale * this.#ratio;
    brush.drawImage(sprite(kind, owner, pixels), spot[0] - size / 2, spot[1] - size / 2, size, size);
    brush.globalAlpha = 1;
    const text = count < 0 ? `−${-count}` : `+${count}`;
    this.#badge(
      { x: spot[0] + size * 0.5, y: spot[1] - size * 0.4 },
      text,
      count < 0 ? "#962f1c" : "#3d6b2e",
      "#ffffff",
      1.1,
    );
  }

  #route({ through, owner, by }: Route): void {
    const points = through.map((id) => this.board.place(id).middle).map(([x, y]) => ({ x, y }));
    this.#line(points, look(owner).colour, by === "sea" ? [7, 5] : []);
  }

  #arrow(from: AreaId, to: Point): void {
    const [x, y] = this.board.place(from).middle;
    this.#line([{ x, y }, this.camera.toBoard(to.x, to.y)], "#ffc840", []);
  }

  /** An arrow through the points, rounded, with an edge so that every colour is seen on every ground. */
  #line(points: Point[], colour: string, dashes: number[]): void {
    const [first, ...rest] = points;
    const last = points.at(-1);
    const before = points.at(-2);
    if (!first || !last || !before) return;
    const brush = this.#brush;
    const px = 1 / this.camera.scale;
    brush.lineCap = "round";
    brush.lineJoin = "round";
    const angle = Math.atan2(last.y - before.y, last.x - before.x);
    const wing = (side: number): Point => ({
      x: last.x - 13 * px * Math.cos(angle + side * 0.5),
      y: last.y - 13 * px * Math.sin(angle + side * 0.5),
    });
    const [left, right] = [wing(1), wing(-1)];
    for (const [ink, width] of [
      ["#2a1f15", 7.5],
      [colour, 4.5],
    ] as const) {
      brush.strokeStyle = ink;
      brush.lineWidth = width * px;
      brush.setLineDash(dashes.map((it) => it * px * 1.6));
      brush.beginPath();
      brush.moveTo(first.x, first.y);
      rest.forEach((it) => brush.lineTo(it.x, it.y));
      brush.stroke();
      brush.setLineDash([]);
      brush.beginPath();
      brush.moveTo(left.x, left.y);
      brush.lineTo(last.x, last.y);
      brush.lineTo(right.x, right.y);
      brush.stroke();
    }
  }
}

/** A spot for each stack; where there are more owners than spots, the last ones overlap. */
function stackSpots(count: number, spots: Spot[]): Spot[] {
  return Array.from({ length: count }, (_, i) => {
    const [x, y, r] = spots[i % spots.length] ?? [0, 0, 12];
    const round = Math.floor(i / spots.length);
    return [x + round * r * 0.9, y + round * r * 0.9, r];
  });
}
