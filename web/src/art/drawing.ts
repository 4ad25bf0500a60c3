/** A drawing is made of strokes of the pen, one upon the other, in a box of 48 by 48. */
export type Tone =
  | "clay"
  | "earth"
  | "sand"
  | "leaf"
  | "pine"
  | "sea"
  | "sky"
  | "stone"
  | "bone"
  | "fire"
  | "gold"
  | "rose"
  | "dusk"
  | "dark"
  | "line"
  | "thin";

export interface Stroke {
  /** What it is filled with; a line and a thin one are not. */
  tone: Tone;
  /** SVG path data. */
  path: string;
  x: number;
  y: number;
  scale: number;
}

export type Drawing = readonly Stroke[];

const pen =
  (tone: Tone) =>
  (...paths: string[]): Stroke => ({ tone, path: paths.join(""), x: 0, y: 0, scale: 1 });

export const clay = pen("clay");
export const earth = pen("earth");
export const sand = pen("sand");
export const leaf = pen("leaf");
export const pine = pen("pine");
export const sea = pen("sea");
export const sky = pen("sky");
export const stone = pen("stone");
export const bone = pen("bone");
export const fire = pen("fire");
export const gold = pen("gold");
export const rose = pen("rose");
export const dusk = pen("dusk");
export const dark = pen("dark");
export const line = pen("line");
export const thin = pen("thin");

/** The drawing smaller or larger, with its upper left corner at that place. */
export function at(x: number, y: number, scale: number, drawing: Drawing): Drawing {
  return drawing.map((it) => ({
    ...it,
    x: x + it.x * scale,
    y: y + it.y * scale,
    scale: it.scale * scale,
  }));
}

const short = (number: number) => String(Math.round(number * 10) / 10);

export function oval(x: number, y: number, across: number, high = across): string {
  return `M${short(x - across)} ${short(y)}a${across} ${high} 0 1 0 ${2 * across} 0a${across} ${high} 0 1 0 ${-2 * across} 0z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** So many waves from a point to the right. */
export function waves(x: number, y: number, count: number, length = 8, height = 3): string {
  return `M${x} ${y}${`q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`.repeat(count)}`;
}

/** Rays about a point, from one distance to another. */
export function rays(x: number, y: number, from: number, to: number, count: number, turn = 0): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * (index + turn)) / count;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return `M${short(x + from * sin)} ${short(y - from * cos)}L${short(x + to * sin)} ${short(y - to * cos)}`;
  }).join("");
}

/** A star with so many points. */
export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: 2 * points }, (_, index) => {
    const [angle, r] = [(Math.PI * index) / points, index % 2 === 0 ? outer : inner];
    return `${short(x + r * Math.sin(angle))} ${short(y - r * Math.cos(angle))}`;
  });
  return `M${corners.join("L")}z`;
}
