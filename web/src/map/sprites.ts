import { inkUpon, look } from "../ui/civilizations";

/** The pieces as little pictures, each drawn once for a size and kept. */
export type PieceKind = "token" | "city" | "ship";

const DARK = "#2a1f15";
const LIGHT = "#fffaf0";
const BACK = "#8a5200";

const OUTLINES: Record<PieceKind, string> = {
  token: "M20 3a17 17 0 1 0 .01 0z",
  // Walls with battlements.
  city: "M4 37V8h4V3h6v5h3V3h6v5h3V3h6v5h4v29z",
  // A hull under a sail.
  ship: "M7 3h26v22h5c-1 7-4 12-8 12H10c-4 0-7-5-8-12h5z",
};

/** Where the sign stands in the picture of 40 by 40, and how large. */
const SIGNS: Record<PieceKind, [x: number, y: number, size: number]> = {
  token: [8, 8, 24],
  city: [8.5, 11.5, 23],
  ship: [11, 4, 18],
};

const cache = new Map<string, HTMLCanvasElement>();

/** The picture of a piece that is so many pixels wide. */
export function sprite(kind: PieceKind, owner: string, size: number): HTMLCanvasElement {
  const pixels = Math.max(8, Math.round(size));
  const key = `${kind} ${owner} ${pixels}`;
  const kept = cache.get(key);
  if (kept) return kept;
  if (cache.size > 600) cache.clear();
  const made = draw(kind, owner, pixels);
  cache.set(key, made);
  return made;
}

function draw(kind: PieceKind, owner: string, pixels: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = pixels;
  const brush = canvas.getContext("2d");
  if (!brush) return canvas;
  const { colour, sign } = look(owner);
  const scale = pixels / 40;
  const outline = new Path2D(OUTLINES[kind]);
  brush.scale(scale, scale);
  brush.lineJoin = "round";
  brush.strokeStyle = LIGHT;
  brush.lineWidth = 5.5;
  brush.stroke(outline);
  brush.fillStyle = colour;
  brush.fill(outline);
  brush.strokeStyle = DARK;
  brush.lineWidth = Math.max(2.2, 1 / scale);
  brush.stroke(outline);
  const [x, y, size] = SIGNS[kind];
  brush.translate(x, y);
  brush.scale(size / 24, size / 24);
  brush.fillStyle = inkUpon(colour);
  brush.fill(new Path2D(sign), "evenodd");
  return canvas;
}

/** The back of a card, as a picture that is so many pixels wide. */
export function card(size: number): HTMLCanvasElement {
  const pixels = Math.round(size);
  const key = `card ${pixels}`;
  const kept = cache.get(key);
  if (kept) return kept;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = pixels;
  const brush = canvas.getContext("2d");
  if (!brush) return canvas;
  brush.scale(pixels / 40, pixels / 40);
  brush.fillStyle = LIGHT;
  brush.strokeStyle = DARK;
  brush.lineWidth = 2.2;
  brush.beginPath();
  brush.roundRect(8, 2, 24, 36, 4);
  brush.fill();
  brush.stroke();
  brush.strokeStyle = BACK;
  brush.lineWidth = 1.6;
  brush.strokeRect(12, 6, 16, 28);
  brush.fillStyle = BACK;
  brush.fill(new Path2D("M20 12l6 8-6 8-6-8z"));
  cache.set(key, canvas);
  return canvas;
}
