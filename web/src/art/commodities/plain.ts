import type { Commodity } from "../../wire/types";
import {
  type Drawing,
  bone,
  clay,
  dark,
  earth,
  fire,
  gold,
  leaf,
  line,
  oval,
  pine,
  rose,
  sand,
  sea,
  sky,
  star,
  stone,
  thin,
  waves,
  at,
} from "../drawing";
import { anvil, bowl, scroll, sprig, wheat, jar } from "../motifs";

const hexagon = (x: number, y: number, r: number) =>
  `M${x} ${y - r}l${r * 0.87} ${r / 2}v${r}l${-r * 0.87} ${r / 2}l${-r * 0.87} ${-r / 2}v${-r}z`;

/** Of value 1 to 4, and water. */
export const plain = {
  ochre: [
    gold("M9 25c5-8 9-15 15-15s10 7 15 15z"),
    ...at(0, 2, 1, bowl),
    thin("M17 21l3-5M24 20v-6M31 21l-3-5"),
  ],
  clay: [
    stone(oval(24, 34, 18, 6), "M21 39h6v7h-6z"),
    clay("M14 33c-3-9 1-13 4-16 2-3 0-6 6-6s4 3 6 6c3 3 7 7 4 16z"),
    thin("M17 22c4 2 10 2 14 0M15 28c5 2 13 2 18 0"),
  ],
  flax: [
    line("M12 46C14 30 14 22 12 12M24 46V10M36 46c-2-16-2-24 0-34"),
    leaf(
      "M13 30c5 0 7 3 7 7-5 0-7-3-7-7z",
      "M24 26c5 0 7 3 7 7-5 0-7-3-7-7z",
      "M35 30c-5 0-7 3-7 7 5 0 7-3 7-7z",
    ),
    sea(star(12, 11, 8, 4, 5), star(24, 9, 8, 4, 5), star(36, 11, 8, 4, 5)),
    gold(oval(12, 11, 2), oval(24, 9, 2), oval(36, 11, 2)),
  ],
  hides: [
    earth("M15 4l5 5h8l5-5 5 5-4 7 3 8 6 5-4 6-6-3-3 5 2 6-5 3-4-6h-2l-4 6-5-3 2-6-3-5-6 3-4-6 6-5 3-8-4-7z"),
    thin("M24 12v24M19 18c1 6 1 10 0 15M29 18c-1 6-1 10 0 15"),
  ],
  bone: [
    bone("M9 32c-6 0-7 8-1 8 0 6 8 5 8-1l16-16c6 3 12-1 9-6 4-5-2-10-6-7-4-5-11 1-8 7L12 33z"),
    thin("M16 33l12-12"),
  ],
  papyri: [
    line("M8 46C9 30 9 20 6 8M14 46C14 32 15 22 18 12"),
    leaf(
      "M6 9C2 9 0 5 1 1c4 1 6 4 5 8z",
      "M6 9c4 0 6-4 5-8-3 1-5 4-5 8z",
      "M18 13c-4-1-5-5-3-9 4 2 5 5 3 9z",
    ),
    ...at(15, 12, 0.7, scroll),
  ],
  iron: [...at(2, 14, 0.9, anvil), stone("M12 4h14v8H12z"), earth("M26 6.5h18v3H26z")],
  stone: [
    stone("M3 28h20v16H3z", "M25 28h20v16H25z", "M13 10h22v16H13z"),
    thin("M7 33l5-3M8 40l8-6M29 34l7-4M32 40l8-6M18 16l6-3M20 22l9-6"),
  ],
  furs: [
    earth(
      "M18 9l-2-6 6 3h4l6-3-2 6c2 4 5 5 10 5l2 6-8 1c1 6 1 9 0 13l6 6-5 3-7-5c-1 3-3 5-4 10-1-5-3-7-4-10l-7 5-5-3 6-6c-1-4-1-7 0-13l-8-1 2-6c5 0 8-1 10-5z",
    ),
    bone("M20 39c2-1 6-1 8 0-1 3-3 4-4 8-1-4-3-5-4-8z"),
    thin("M19 20l2 4M24 18v5M29 20l-2 4M18 28l2 4M24 27v5M30 28l-2 4"),
    dark(oval(21, 9, 1.2), oval(27, 9, 1.2)),
  ],
  wax: [
    gold(
      hexagon(16, 6, 8),
      hexagon(31, 6, 8),
      hexagon(8.5, 19, 8),
      hexagon(23.5, 19, 8),
      hexagon(38.5, 19, 8),
      hexagon(16, 32, 8),
      hexagon(31, 32, 8),
    ),
    earth(oval(24, 27, 6, 4)),
    dark("M22 23.5h1.5v7H22zM26 23.5h1.5v7H26z"),
    sky("M23 23c-5-6-1-10 1-3z", "M25 23c5-6 1-10-1-3z"),
  ],
  fish: [
    sea("M3 24C10 13 24 11 34 22l10-9c-2 8-2 14 0 22l-10-9C24 37 10 35 3 24z"),
    dark(oval(11, 22, 1.6)),
    thin("M17 16c3 5 3 11 0 16M22 20c2 3 2 5 0 8M27 20c2 3 2 5 0 8"),
  ],
  fruit: [
    fire("M24 13c12-3 18 6 17 15-1 11-9 17-17 17S8 39 7 28C6 19 12 10 24 13z"),
    gold("M18 12l2-8 4 4 4-4 2 8c-3 3-9 3-12 0z"),
    bone("M30 24c6 2 6 9 2 13-6-3-6-10-2-13z"),
    rose(oval(30, 29, 1.6), oval(33, 32, 1.6), oval(31, 34, 1.3)),
  ],
  timber: [
    earth("M14 5h26v12H14z", "M8 19h32v12H8z", "M14 33h26v12H14z"),
    sand(oval(14, 11, 5, 6), oval(8, 25, 5, 6), oval(14, 39, 5, 6)),
    thin(oval(14, 11, 2, 3), oval(8, 25, 2, 3), oval(14, 39, 2, 3), "M22 9h14M18 23h18M22 37h14M24 13h10"),
  ],
  salt: [
    bone("M4 40L20 12l8 10 5-7 12 25z"),
    thin("M14 32l4-7M22 34l3-6M31 33l3-6M18 18l2 4"),
    sky("M30 34l6-3 6 3v7l-6 3-6-3z"),
    line("M30 34l6 3 6-3M36 37v7"),
    line("M3 45h42"),
  ],
  ceramics: [
    ...jar,
    dark("M10.5 25h27v3h-27z"),
    line("M12 21l3 3 3-3 3 3 3-3 3 3 3-3 3 3 3-3"),
    earth("M16 45h16v2H16z"),
  ],
  wool: [
    bone("M10 32c-6-2-6-10 0-12 0-7 8-9 12-5 5-5 13-2 13 4 6 1 7 10 1 12-2 4-7 5-10 2-4 4-13 4-16-1z"),
    dark("M36 16c6-1 8 3 8 8 0 4-5 6-8 3z", "M15 35h4v9h-4z", "M28 35h4v9h-4z"),
    thin("M15 21c2-2 4-2 5 0M24 22c2-2 4-2 5 0M17 28c2-2 4-2 5 0M27 29c2-2 4-2 5 0"),
  ],
  oil: [
    ...at(0, 0, 0.85, sprig),
    pine(oval(14, 26, 3.4, 4.6), oval(31, 23, 3.4, 4.6)),
    gold("M33 27c5 7 8 10 8 14a8 8 0 0 1-16 0c0-4 3-7 8-14z"),
    thin("M30 41c0 2 1 4 3 4"),
  ],
  cotton: [
    line("M24 46V30"),
    leaf("M24 34C16 40 8 36 7 28c6-1 12 0 17 6z", "M24 34c8 6 16 2 17-6-6-1-12 0-17 6z"),
    bone(oval(24, 12, 9)),
    bone(oval(15, 20, 8)),
    bone(oval(33, 20, 8)),
    bone(oval(24, 24, 8)),
    thin("M20 10c2-2 4-2 6 0M13 19c1-2 3-2 4-1M31 18c2-1 3 0 4 1M22 24c1-2 3-2 4 0"),
  ],
  sugar: [
    leaf("M10 46V14h5v32z", "M21 46V8h6v38z", "M33 46V16h5v30z"),
    line("M10 24h5M10 34h5M21 18h6M21 28h6M21 38h6M33 26h5M33 36h5"),
    pine(
      "M12 15C10 8 6 5 2 5c2 5 5 8 10 10z",
      "M24 9C26 3 30 1 35 2c-2 4-6 6-11 7z",
      "M36 17c1-6 5-9 10-9-1 5-4 8-10 9z",
      "M13 15c0-5 2-9 6-11 0 5-2 9-6 11z",
    ),
  ],
  grain: [...at(-11, 4, 0.9, wheat), ...at(15, 4, 0.9, wheat), ...wheat],
  water: [
    sea("M24 3c11 14 16 20 16 27a16 15 0 0 1-32 0C8 23 13 17 24 3z"),
    thin(waves(13, 29, 3, 7), waves(13, 36, 3, 7)),
  ],
} satisfies Partial<Record<Commodity, Drawing>>;
