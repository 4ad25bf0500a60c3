import { CIVILIZATIONS, facts } from "../wire/facts";
import { civilizationName } from "../words/names";
import type { Civilization } from "../wire/types";
import { ui } from "../words/phrases";
import { say } from "../words/words.svelte";

/** How an owner of pieces looks: by colour, and by a sign that can be told from all others without colour. */
export interface Look {
  colour: string;
  /** The sign, as SVG path data in a box of 24 by 24, to be filled by the rule evenodd. */
  sign: string;
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Rays from r1 to r2 about the middle, as many as asked, each so wide at its foot and at its tip. */
function rays(count: number, r1: number, r2: number, foot: number, tip: number): string {
  const at = (r: number, angle: number, aside: number) => {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return `${(12 + r * sin + aside * cos).toFixed(1)} ${(12 - r * cos + aside * sin).toFixed(1)}`;
  };
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return `M${at(r1, angle, -foot)}L${at(r2, angle, -tip)}L${at(r2, angle, tip)}L${at(r1, angle, foot)}z`;
  }).join("");
}

const SIGNS: Record<Civilization, string> = {
  // A double axe.
  minoa: "M11 2h2v20h-2zM10 9.5L3 4v12l7-5zM14 9.5L21 4v12l-7-5z",
  // A flame of incense.
  saba: "M12 1c1 5 6 7 6 13a6 6.5 0 0 1-12 0c0-3 2-4 2.5-7 1 1 1.7 2 2 3.5C12 8 12.5 4 12 1zM12 20a2.5 3 0 0 0 2.5-3c0-2-2-2.5-2.5-5-.5 2.5-2.5 3-2.5 5a2.5 3 0 0 0 2.5 3z",
  // A winged disc.
  assyria: `${disc(12, 12, 4)}M7 9L.5 7v3l2 .5-1 .5v2.5l3 .5-1 .5v2l4-1.5zM17 9l6.5-2v3l-2 .5 1 .5v2.5l-3 .5 1 .5v2l-4-1.5zM10.5 16.5h3l1.5 6h-6z`,
  // A wheel.
  maurya: `${disc(12, 12, 10.5)}${disc(12, 12, 8)}${rays(8, 2, 8.2, 0.8, 0.8)}${disc(12, 12, 2)}`,
  // A cross with a ring.
  celt: "M10 1h4v4.2a7 7 0 0 1 4.8 4.8H23v4h-4.2a7 7 0 0 1-4.8 4.8V23h-4v-4.2A7 7 0 0 1 5.2 14H1v-4h4.2A7 7 0 0 1 10 5.2zM10 7.5A5 5 0 0 0 7.5 10H10zM14 7.5V10h2.5A5 5 0 0 0 14 7.5zM7.5 14a5 5 0 0 0 2.5 2.5V14zM14 16.5a5 5 0 0 0 2.5-2.5H14z",
  // A ziggurat.
  babylon: "M9.5 3h5v4h3v4.5h3V16H23v5H14v-5a2 2 0 0 0-4 0v5H1v-5h2.5v-4.5h3V7h3z",
  // The sign of Tanit.
  carthage: `${disc(12, 5, 4)}M2 10h20v2.5h-8.5L21 23H3l7.5-10.5H2z`,
  // A fish.
  dravidia:
    "M1.5 6l5 4C9 7 12 6 14.5 6c4 0 7 3.5 8.5 6-1.5 2.5-4.5 6-8.5 6-2.5 0-5.5-1-8-4l-5 4 2-6zM17 9a1.5 1.5 0 1 0 .1 0z",
  // A sun.
  hatti: `${disc(12, 12, 4.5)}${rays(8, 6, 11.5, 1.9, 0.2)}`,
  // A trident.
  kushan:
    "M12 .5l2.5 4h-1.3V12h3.3a2 2 0 0 0 2-2V6.5h-1.3l2.3-4 2.3 4h-1.3V10a4.5 4.5 0 0 1-4.5 4.5h-2.8V23h-2.4v-8.5H8A4.5 4.5 0 0 1 3.5 10V6.5H2.2l2.3-4 2.3 4H5.5V10a2 2 0 0 0 2 2h3.3V4.5H9.5z",
  // An aqueduct.
  rome: "M1 4h22v4h-1v13h-3v-7a2.5 2.5 0 0 0-5 0v7h-4v-7a2.5 2.5 0 0 0-5 0v7H2V8H1z",
  // A crown.
  persia: "M2 6l5 5 5-8 5 8 5-5-2 11H4zM4 18.5h16V21H4z",
  // A bull's head.
  iberia:
    "M1.5 2c0 4 2 5.5 5.5 5.5h10c3.5 0 5.5-1.5 5.5-5.5 1.5 5-.5 9-5 9.5l-2 8.5a3.5 3 0 0 1-7 0l-2-8.5C2 11 0 7 1.5 2z",
  // Pyramids.
  nubia: "M8 3l7 18H1zM17 9l6.5 12h-6.7L14 13.5z",
  // A temple.
  hellas: "M12 2l11 6v2H1V8zM3 11.5h3.5V18H3zM10.2 11.5h3.6V18h-3.6zM17.5 11.5H21V18h-3.5zM1 19.5h22V22H1z",
  // Three waves.
  indus:
    "M1 6c3-4 5.5-4 8 0s4 3 6 0 5-4 8 0v2.5c-3-4-5-3-7 0s-5.5 3-8 0-4-3-7 0zM1 12c3-4 5.5-4 8 0s4 3 6 0 5-4 8 0v2.5c-3-4-5-3-7 0s-5.5 3-8 0-4-3-7 0zM1 18c3-4 5.5-4 8 0s4 3 6 0 5-4 8 0v2.5c-3-4-5-3-7 0s-5.5 3-8 0-4-3-7 0z",
  // An ankh.
  egypt:
    "M12 1c3 0 5 2 5 4.5 0 2.5-2 4.5-3.5 5.5H21v3h-7.3V23h-3.4v-9H3v-3h7.5C9 10 7 8 7 5.5 7 3 9 1 12 1zM12 3.5c-1.5 0-2.3.8-2.3 2.2S11 8.8 12 9.5c1-.7 2.3-2.4 2.3-3.8S13.5 3.5 12 3.5z",
  // A bow and an arrow.
  parthia:
    "M5 1c8 1 14 5 14 11s-6 10-14 11l-.5-2C11 19 16 16.5 16 12S11 5 4.5 3zM1 10.8h17V8.5l5.5 3.5L18 15.5v-2.3H1z",
};

const STRANGERS: Record<string, Look> = {
  // Crossed axes.
  barbarians: {
    colour: "#4A4A4A",
    sign: "M3 3l3-1.5L12 8l6-6.5L21 3l2 4-4 2-2-1-3.5 4 8 9-2.5 2L12 14.5 5 23l-2.5-2 8-9L7 8 5 9 1 7z",
  },
  // A skull.
  pirates: {
    colour: "#1D1D1F",
    sign: "M12 1.5c6 0 9.5 4 9.5 9 0 3-1.5 5-4 6.5v5h-11v-5c-2.5-1.5-4-3.5-4-6.5 0-5 3.5-9 9.5-9zM8 9a2.6 2.6 0 1 0 .1 0zM16 9a2.6 2.6 0 1 0 .1 0zM12 14l-1.5 3h3z",
  },
};

const looks = new Map<string, Look>(Object.entries(STRANGERS));
for (const id of CIVILIZATIONS) {
  looks.set(id, { colour: facts.civilizations[id].colour, sign: SIGNS[id] });
}

/** How the owner of pieces looks: a civilization, "barbarians" or "pirates". */
export function look(owner: string): Look {
  const found = looks.get(owner);
  if (!found) throw new Error(`nobody is called ${owner}`);
  return found;
}

/** What the owner of pieces is called, standing alone. */
export function ownerName(owner: string): string {
  if (owner === "barbarians" || owner === "pirates") return say(ui[owner]);
  return civilizationName(owner);
}

/** Black or white: what can be read upon the colour. */
export function inkUpon(colour: string): "#000000" | "#ffffff" {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.18 ? "#000000" : "#ffffff";
}
