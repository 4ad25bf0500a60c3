import type { AreaId } from "../wire/message";
import { civilizationName } from "../words/names";
import { locale } from "../words/words.svelte";
import { look } from "../ui/civilizations";
import { arrow } from "./arrow";
import { type Board, meet, type AreaPlace } from "./board";
import type { Camera, Point } from "./camera.svelte";
import { brushOf, Highlights } from "./highlights";
import { handsOf, type MovingPiece, movers, type Rising } from "./movers";
import type { Ghost, Picking, Route } from "./picking.svelte";
import type { Pieces } from "./pieces";
import type { Frame } from "./playback.svelte";
import { card, sprite } from "./sprites";
import { type PlacedStack, standing } from "./stacks";

/** What moves or changes on the map. */
export interface Shown extends Frame {
  picking: Picking;
  mine: string | undefined;
  /** The civilizations whose regions are in play. */
  regions: readonly string[];
  /** Under the pointer. */
  hovered: AreaId | undefined;
  /** Looked for: a line of the log leads there. */
  sought: readonly AreaId[];
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
const PLATE = ["#fffaf0", "#2a1f15"] as const;
const TONES = { good: "#3d6b2e", bad: "#962f1c", plain: "#2c5d6e" };

/** Paints the pieces and what can be picked, anew for every frame that differs. */
export class Painter {
  #brush: CanvasRenderingContext2D;
  readonly #kept = document.createElement("canvas");
  #keptFor = "";
  #keptPieces: Shown["pieces"] | undefined;
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
    this.#still(shown);
    if (shown.moment) this.#moving(shown);
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
      const [x, y] = this.board.place(start).area.labels[locale().id].at;
      brush.strokeText(civilizationName(id), x, y);
      brush.fillText(civilizationName(id), x, y);
    }
  }

  /** How wide a piece is, in units of the board. */
  #size(radius: number): number {
    const pixels = Math.min(LARGEST, Math.max(SMALLEST, 2.3 * radius * this.camera.scale));
    return pixels / this.camera.scale;
  }

  /** The pieces that do not move are kept as a picture as long as the camera rests, for those that move. */
  #still(shown: Shown): void {
    if (!shown.moment) return this.#all(this.#brush, shown);
    const { camera, canvas } = this;
    const { width, height } = canvas;
    const wanted = [width, height, camera.x, camera.y, camera.scale, shown.mine, shown.support].join(" ");
    if (wanted !== this.#keptFor || shown.pieces !== this.#keptPieces) {
      this.#kept.width = width; // this also clears it
      this.#kept.height = height;
      const brush = brushOf(this.#kept);
      brush.setTransform(this.#brush.getTransform());
      this.#all(brush, shown);
      this.#keptFor = wanted;
      this.#keptPieces = shown.pieces;
    }
    const transform = this.#brush.getTransform();
    this.#brush.setTransform(1, 0, 0, 1, 0, 0);
    this.#brush.drawImage(this.#kept, 0, 0);
    this.#brush.setTransform(transform);
  }

  #all(brush: CanvasRenderingContext2D, shown: Shown): void {
    const own = this.#brush;
    this.#brush = brush;
    const seen = this.camera.box;
    for (const [id, pieces] of shown.pieces) {
      const place = this.board.places.get(id);
      if (place && meet(place.box, seen)) this.#area(place, pieces, shown);
    }
    this.#brush = own;
  }

  #moving(shown: Shown): void {
    const { moment, mine } = shown;
    if (!moment) return;
    const { pieces, texts, cards } = movers(moment, this.board, handsOf(this.board, this.camera.box), mine);
    pieces.forEach((it) => this.#mover(it, mine));
    cards.forEach(({ at, count }) => {
      const size = 30 / this.camera.scale;
      this.#brush.drawImage(card(30 * this.#ratio), at.x - size / 2, at.y - size / 2, size, size);
      if (count > 1) this.#badge({ x: at.x + size * 0.4, y: at.y + size * 0.3 }, String(count), ...PLATE, 1);
    });
    texts.forEach((it) => this.#rising(it));
  }

  #mover({ standing: stand, at, count, there }: MovingPiece, mine: string | undefined): void {
    const [x, y] = at ? [at.x, at.y] : [this.#left(stand), stand.spot[1]];
    this.#piece({ ...stand, count, spot: [x, y, stand.spot[2]], aside: 0 }, stand.owner === mine, there);
  }

  #rising({ at, text, tone, part }: Rising): void {
    const brush = this.#brush;
    brush.globalAlpha = Math.min(1, 3 * (1 - part));
    const y = at.y - (14 + 20 * part) / this.camera.scale;
    this.#badge({ x: at.x, y }, text, TONES[tone], "#ffffff", 1.15);
    brush.globalAlpha = 1;
  }

  #area(place: AreaPlace, pieces: Pieces, shown: Shown): void {
    const { anchors, limit } = place.area;
    if (!anchors) return;
    const { tokens } = pieces;
    standing(place, pieces, shown.mine)
      .filter((it) => it.count > 0)
      .forEach((it) => {
        const [, y, r] = it.spot;
        this.#piece({ ...it, spot: [this.#left(it), y, r], aside: 0 }, it.owner === shown.mine);
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

  #left({ spot: [x, , r], aside }: PlacedStack): number {
    return x + aside * this.#size(r) * 1.05;
  }

  /** A part of it: a city that rises is seen from its top, the others grow. */
  #piece({ kind, owner, spot, count }: PlacedStack, mine: boolean, there = 1): void {
    const brush = this.#brush;
    const size = this.#size(spot[2]) * (kind === "city" ? 1.1 : 1);
    const pixels = size * this.camera.scale;
    const [x, y] = spot;
    if (mine) this.#halo(x, y, size * there);
    const picture = sprite(kind, owner, pixels * this.#ratio);
    const [width, height] = [kind === "city" ? size : size * there, size * there];
    brush.drawImage(
      picture,
      x - width / 2,
      y + (kind === "city" ? size / 2 : height / 2) - height,
      width,
      height,
    );
    if (count > 1 && this.camera.scale >= COUNTED) {
      this.#badge({ x: x + size * 0.42, y: y + size * 0.36 }, String(count), ...PLATE, 1);
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
    const [x, y] = anchors?.limit ?? labels[locale().id].at;
    return { x, y };
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
    arrow(this.#brush, points, 1 / this.camera.scale, look(owner).colour, by === "sea" ? [7, 5] : []);
  }

  #arrow(from: AreaId, to: Point): void {
    const [x, y] = this.board.place(from).middle;
    arrow(this.#brush, [{ x, y }, this.camera.toBoard(to.x, to.y)], 1 / this.camera.scale, "#ffc840", []);
  }
}
