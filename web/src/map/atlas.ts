import type { Name } from "../wire/types";
import { type Box, boxOf, Board, type Drawing, meet, type AreaPlace } from "./board";
import { DAY, type Inks, NIGHT } from "./inks";
import { paintNames, paintSigns } from "./letters";

/** What of the board is to be painted, and how. */
export interface Wish {
  /** Pixels of the picture for a unit of the board. */
  scale: number;
  /** Pixels of the picture for a pixel of the page. */
  ratio: number;
  box: Box;
  night: boolean;
  /** Of the letters. */
  language: keyof Name;
  /** The civilizations whose regions are in play. */
  inPlay: readonly string[];
  layers: Layers;
  names: boolean;
}

export interface Layers {
  regions: boolean;
  floods: boolean;
  limits: boolean;
}

export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A part of a path, which need not be painted where it is not seen. */
interface Piece {
  path: Path2D;
  box: Box;
}

function pieces(path: string): Piece[] {
  return path
    .split("M")
    .filter((it) => it !== "")
    .map((it) => ({ path: new Path2D("M" + it), box: boxOf("M" + it) }));
}

function whole(path: string): Piece {
  return { path: new Path2D(path), box: boxOf(path) };
}

/** Paints the ground of the map: all that does not change during a game. */
export class Atlas {
  readonly #board: Board;
  readonly #lines: Record<"coast" | "land" | "region" | "end" | "coastal" | "sea", Piece[]>;
  readonly #shoals: Piece[];
  readonly #unknown: Piece;
  readonly #bands: Map<string, Piece & { colour: string }>;
  readonly #floods: { band: Piece; river: Piece }[];

  constructor(drawing: Drawing) {
    this.#board = new Board(drawing);
    const { layers } = drawing;
    this.#lines = {
      coast: pieces(layers.coast),
      land: pieces(layers.landBorders),
      region: pieces(layers.regionBorders),
      end: pieces(layers.endOfTheWorld),
      coastal: pieces(layers.coastalWaterBorders),
      sea: pieces(layers.openSeaBorders),
    };
    this.#shoals = layers.shoals.map(whole);
    this.#unknown = whole(layers.unknown);
    this.#bands = new Map(drawing.regions.map((it) => [it.id, { ...whole(it.band), colour: it.colour }]));
    this.#floods = drawing.floodPlains.map((it) => ({ band: whole(it.band), river: whole(it.river) }));
  }

  paint(brush: Brush, wish: Wish): void {
    const { scale, box } = wish;
    const inks = wish.night ? NIGHT : DAY;
    brush.setTransform(scale, 0, 0, scale, -box.left * scale, -box.top * scale);
    brush.lineJoin = "round";
    brush.lineCap = "round";
    const seen = [...this.#board.places.values()].filter((it) => meet(it.box, box));
    this.#sea(brush, wish, inks, seen);
    this.#land(brush, wish, inks, seen);
    this.#borders(brush, wish, inks);
    paintSigns(brush, wish, inks, this.#board, seen);
    if (wish.names) paintNames(brush, wish, inks, this.#board, seen);
  }

  #sea(brush: Brush, { box }: Wish, inks: Inks, seen: AreaPlace[]): void {
    const { width, height } = this.#board.drawing;
    brush.fillStyle = inks.deep;
    brush.fillRect(0, 0, width, height);
    brush.fillStyle = inks.shallow;
    for (const { area, cell } of seen) if (area.type === "land") brush.fill(cell, "evenodd");
    brush.fillStyle = inks.shore;
    for (const shoal of this.#shoals) if (meet(shoal.box, box)) brush.fill(shoal.path, "evenodd");
  }

  #land(brush: Brush, { box, layers, inPlay, scale }: Wish, inks: Inks, seen: AreaPlace[]): void {
    brush.fillStyle = inks.unknown;
    if (meet(this.#unknown.box, box)) brush.fill(this.#unknown.path, "evenodd");
    const land = seen.filter((it) => it.area.land);
    brush.lineWidth = 0.8 / scale; // closes the hairlines between neighbours
    for (const { area, shape } of land) {
      brush.fillStyle = brush.strokeStyle = inks.land;
      brush.fill(shape, "evenodd");
      brush.stroke(shape);
      const region = area.region && layers.regions ? this.#bands.get(area.region) : undefined;
      if (!region) continue;
      brush.globalAlpha = inks.tint;
      brush.fillStyle = region.colour;
      brush.fill(shape, "evenodd");
      brush.globalAlpha = 1;
    }
    if (layers.regions) {
      brush.globalAlpha = inks.band;
      for (const band of this.#bands.values()) {
        brush.fillStyle = band.colour;
        if (meet(band.box, box)) brush.fill(band.path, "evenodd");
      }
      brush.globalAlpha = 1;
    }
    if (layers.floods) this.#flood(brush, box, inks);
    brush.fillStyle = inks.unknownVeil;
    for (const { area, shape } of land) {
      if (area.region && !inPlay.includes(area.region)) brush.fill(shape, "evenodd");
    }
  }

  #flood(brush: Brush, box: Box, inks: Inks): void {
    brush.fillStyle = inks.flood;
    brush.strokeStyle = inks.river;
    brush.lineWidth = 3.2;
    for (const { band, river } of this.#floods) {
      if (!meet(band.box, box)) continue;
      brush.fill(band.path, "evenodd");
      brush.stroke(river.path);
    }
  }

  #borders(brush: Brush, { box, scale }: Wish, inks: Inks): void {
    const stroke = (lines: Piece[], ink: string, width: number, dashes: number[] = []) => {
      brush.strokeStyle = ink;
      brush.lineWidth = Math.max(width, 0.6 / scale);
      brush.setLineDash(dashes);
      for (const line of lines) if (meet(line.box, box)) brush.stroke(line.path);
    };
    stroke(this.#lines.coastal, inks.waterBorder, 1.5, [5, 4]);
    stroke(this.#lines.sea, inks.waterBorder, 2.2, [9, 5]);
    stroke(this.#lines.land, inks.border, 1.5);
    stroke(this.#lines.region, inks.regionBorder, 2.6);
    stroke(this.#lines.end, inks.regionBorder, 3);
    stroke(this.#lines.coast, inks.coast, 1.7);
  }
}
