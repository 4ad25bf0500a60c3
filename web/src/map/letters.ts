import type { Brush, Wish } from "./atlas";
import type { Board, Label, AreaPlace } from "./board";
import type { Inks } from "./inks";

/** What is printed upon the ground: volcanoes, sites, limits, names. What would be too small is left out. */

const SMALLEST = 7.5; // pixels of the page

export const ROMAN = "Alegreya";
export const ITALIC = "Alegreya Italic";
export const CAPITALS = "Cinzel";

function disc(brush: Brush, x: number, y: number, r: number): void {
  brush.beginPath();
  brush.arc(x, y, r, 0, 2 * Math.PI);
}

function polygon(brush: Brush, x: number, y: number, outline: number[]): void {
  brush.beginPath();
  for (let i = 0; i < outline.length; i += 2) brush.lineTo(x + (outline[i] ?? 0), y + (outline[i + 1] ?? 0));
  brush.closePath();
  brush.fill();
}

export function paintSigns(brush: Brush, wish: Wish, inks: Inks, board: Board, seen: AreaPlace[]): void {
  brush.setLineDash([]);
  for (const { at } of board.drawing.links) {
    brush.fillStyle = inks.paper;
    disc(brush, ...at, 5.5);
    brush.fill();
    brush.strokeStyle = inks.lava;
    brush.lineWidth = 1.6;
    disc(brush, ...at, 5);
    brush.stroke();
    brush.fillStyle = inks.lava;
    disc(brush, ...at, 2);
    brush.fill();
  }
  for (const { at } of board.drawing.volcanoes) {
    const [x, y] = at;
    brush.fillStyle = inks.dark;
    polygon(brush, x, y, [-11, 9, -3, -5, 3, -5, 11, 9]);
    brush.fillStyle = inks.lava;
    polygon(brush, x, y, [-5.5, 0, -3, -5, 3, -5, 5.5, 0, 2, -1.5, 0, 2.5, -2, -1.5]);
    polygon(brush, x, y, [-1.6, -6, -3.4, -10, 0, -8.6, 3.2, -11.5, 1.6, -6]);
  }
  const inPlay = seen.filter((it) => it.area.region && wish.inPlay.includes(it.area.region));
  inPlay.forEach((it) => site(brush, it));
  if (wish.layers.limits && 13 * wish.scale > SMALLEST * wish.ratio)
    inPlay.forEach((it) => limit(brush, inks, it));
}

function site(brush: Brush, { area }: AreaPlace): void {
  if (!area.anchors || !area.site || area.site === "none") return;
  const [x, y] = area.anchors.city;
  brush.fillStyle = area.site === "black" ? "#3b2d20" : "#ffffff";
  brush.strokeStyle = area.site === "black" ? "#faf4e4" : "#3b2d20";
  brush.lineWidth = 1.6;
  brush.beginPath();
  brush.rect(x - 7, y - 7, 14, 14);
  brush.fill();
  brush.stroke();
}

function limit(brush: Brush, inks: Inks, { area }: AreaPlace): void {
  if (!area.anchors) return;
  const [x, y] = area.anchors.limit;
  brush.fillStyle = inks.paper;
  disc(brush, x, y, 9);
  brush.fill();
  brush.strokeStyle = inks.border;
  brush.lineWidth = 1.3;
  disc(brush, x, y, 8.3);
  brush.stroke();
  brush.fillStyle = inks.dark;
  brush.font = `13px ${CAPITALS}`;
  brush.textAlign = "center";
  brush.fillText(String(area.limit), x, y + 4.5);
}

export function paintNames(brush: Brush, wish: Wish, inks: Inks, board: Board, seen: AreaPlace[]): void {
  brush.textAlign = "center";
  for (const { area } of seen) {
    const label = area.labels[wish.language];
    if (label.size * wish.scale < SMALLEST * wish.ratio) continue;
    if (area.type === "sea") seaName(brush, inks, label);
    else if (area.region && wish.inPlay.includes(area.region)) {
      const region = board.drawing.regions.find((it) => it.start === area.id);
      if (region) underline(brush, inks, label, region.colour);
      areaName(brush, inks, label);
    }
  }
}

const baseline = (label: Label, line: number) =>
  label.at[1] + label.size * (0.92 * (line - label.lines.length / 2) + 0.7);

function seaName(brush: Brush, inks: Inks, label: Label): void {
  brush.font = `${label.size}px "${ITALIC}"`;
  brush.letterSpacing = `${label.size * 0.12}px`;
  brush.fillStyle = inks.seaName;
  label.lines.forEach((line, i) => brush.fillText(line, label.at[0], baseline(label, i), label.width * 1.1));
  brush.letterSpacing = "0px";
}

function areaName(brush: Brush, inks: Inks, label: Label): void {
  brush.font = `${label.size}px ${ROMAN}`;
  brush.strokeStyle = inks.halo;
  brush.lineWidth = 3;
  brush.fillStyle = inks.dark;
  label.lines.forEach((line, i) => {
    brush.strokeText(line, label.at[0], baseline(label, i), label.width * 1.05);
    brush.fillText(line, label.at[0], baseline(label, i), label.width * 1.05);
  });
}

/** A start area's name has a bar in the colour of its civilization. */
function underline(brush: Brush, inks: Inks, label: Label, colour: string): void {
  const y = baseline(label, label.lines.length - 1) + 3.4;
  for (const [ink, width] of [
    [inks.dark, 3.8],
    [colour, 2.4],
  ] as const) {
    brush.strokeStyle = ink;
    brush.lineWidth = width;
    brush.beginPath();
    brush.moveTo(label.at[0] - label.width / 2, y);
    brush.lineTo(label.at[0] + label.width / 2, y);
    brush.stroke();
  }
}
