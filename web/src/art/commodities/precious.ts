import type { Commodity } from "../../wire/types";
import {
  type Drawing,
  bone,
  clay,
  dark,
  dusk,
  earth,
  fire,
  gold,
  leaf,
  line,
  oval,
  rose,
  sand,
  sea,
  sky,
  star,
  stone,
  thin,
  at,
} from "../drawing";
import { bowl, coin, ingot, sack, sprig } from "../motifs";

const grapes = (x: number, y: number) =>
  rose(
    ...[
      [-9, 0],
      [0, 0],
      [9, 0],
      [-5, 7],
      [5, 7],
      [0, 14],
    ].map(([dx = 0, dy = 0]) => oval(x + dx, y + dy, 4.3)),
  );

/** Three bars, each in a metal of its own. */
const bars = (fill: (...paths: string[]) => Drawing[number]): Drawing => [
  fill("M3 42l4-12h16l4 12z"),
  fill("M23 42l4-12h16l3 12z"),
  fill("M13 28l4-12h16l4 12z"),
  thin("M9 34h12M29 34h12M19 20h12"),
];

/** Of value 5 to 9. */
export const precious = {
  wine: [
    leaf("M24 13c-8 3-14 1-18-5 4-2 6-6 12-5 4 1 6 5 6 10z"),
    line("M24 14c0-5 2-9 6-11"),
    grapes(24, 19),
    rose(oval(15, 27, 4.3), oval(33, 27, 4.3)),
  ],
  textiles: [
    clay("M6 8h28c6 0 6 8 0 8H6z"),
    rose("M6 16h28c-5 0-5 10 0 10H12v18H6z"),
    sand("M12 24h24v20H12z"),
    line("M12 30h24M12 38h24"),
    thin("M15 34l3-3 3 3 3-3 3 3 3-3 3 3M16 42h16"),
    clay(oval(34, 12, 4)),
  ],
  lacquer: [
    fire("M5 20h38v22H5z"),
    dark("M3 14h42v7H3z", "M8 26h32v2H8z"),
    gold(oval(24, 34, 5)),
    thin("M14 34c2-4 4-4 5 0-1 3-4 3-5 0zM34 34c-2-4-4-4-5 0 1 3 4 3 5 0z"),
    gold("M20 10h8v4h-8z"),
  ],
  livestock: [
    bone("M9 14C2 14 2 5 6 3c0 5 4 7 9 7zM39 14c7 0 7-9 3-11 0 5-4 7-9 7z"),
    earth("M12 10c6-3 18-3 24 0l7 4-2 6-6-1c0 9-3 14-4 20-3 5-11 5-14 0-1-6-4-11-4-20l-6 1-2-6z"),
    sand("M17 38c0-7 14-7 14 0-2 6-12 6-14 0z"),
    dark(oval(17, 22, 1.8), oval(31, 22, 1.8), oval(21, 39, 1.2), oval(27, 39, 1.2)),
  ],
  glass: [
    sky("M19 4h10v13c9 4 12 10 12 16 0 8-7 12-17 12S7 41 7 33c0-6 3-12 12-16z"),
    sea("M9 33h30c0 7-6 10-15 10S9 40 9 33z"),
    line("M17 4h14"),
    thin("M14 26c-2 2-3 4-3 7M23 8v8"),
  ],
  tin: bars(sky),
  copper: [clay(ingot[0]?.path ?? ""), ...ingot.slice(1)],
  silver: [
    sky("M10 6h28c0 14-4 20-11 21v9h6l3 8H12l3-8h6v-9C14 26 10 20 10 6z"),
    thin("M13 13h22M16 20h16M18 40h12"),
    bone("M15 8h4c0 6 1 10 3 14-5-2-7-7-7-14z"),
  ],
  bronze: [
    gold("M9 14h30c5 14 2 22-7 24H16C7 36 4 28 9 14z"),
    earth("M7 10h34v4H7z", "M13 37l-4 9h4l4-8z", "M35 37l4 9h-4l-4-8z", "M22 38h4v8h-4z"),
    line("M12 10c0-8 5-8 5-1M31 9c0-7 5-7 5 1"),
    thin("M9 22h30M11 26l3 3 3-3 3 3 3-3 3 3 3-3 3 3 3-3"),
  ],
  lead: [
    line("M24 2v12"),
    stone("M20 12h8v5l8 12-12 17-12-17 8-12z"),
    thin("M24 18v24M16 29h16"),
    line("M18 4l6 4 6-4"),
  ],
  resin: [
    earth("M4 2h15c-2 14-2 30 2 44H2c3-14 4-30 2-44z"),
    thin("M8 8v12M13 6v16M8 28v12M14 30v10"),
    gold(
      "M17 20c8-3 13 2 13 8 0 5 4 5 5 10 1 7-8 8-9 1-1-5-3-5-8-8-4-2-5-9-1-11z",
      "M37 6c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9z",
    ),
  ],
  incense: [
    clay("M20 36h8l4 9H16z"),
    ...at(6, 12, 0.75, bowl),
    line("M17 24c-6-6 4-9-1-18M24 23c-6-6 5-9 0-20M31 24c-5-5 4-8 0-17"),
    fire("M12 28c3-5 21-5 24 0z"),
  ],
  jade: [
    leaf(oval(24, 24, 20), oval(24, 24, 7)),
    thin(
      oval(24, 24, 16),
      oval(24, 24, 11),
      "M24 8c3 2 3 4 0 5M40 24c-2 3-4 3-5 0M24 40c-3-2-3-4 0-5M8 24c2-3 4-3 5 0",
    ),
  ],
  spice: [
    ...at(0, 12, 0.72, sack),
    clay("M9 22c6-6 12-6 17 0z"),
    earth(star(37, 34, 10, 4, 8)),
    gold(oval(37, 34, 2.5)),
    fire("M32 6c8-3 12 3 11 12-4 0-5-2-5-5-1-3-3-4-6-3z"),
    line("M32 8l-3-4"),
  ],
  herbs: [
    ...at(12, -4, 0.75, sprig),
    stone("M6 26h28c0 10-4 14-9 15v3h5v3H10v-3h5v-3C10 40 6 36 6 26z"),
    earth("M26 30L40 16l3 3-12 12z"),
  ],
  marble: [
    bone("M6 6h36v6H6z", "M8 38h32v7H8z", "M12 12h24v26H12z"),
    line("M6 9c-3 0-3 6 2 6M42 9c3 0 3 6-2 6"),
    thin("M17 13v24M22 13v24M27 13v24M32 13v24M13 20c8 6 14-2 21 9"),
  ],
  gemstones: [
    rose("M6 18l6-8h12l6 8-12 16z"),
    sea("M24 30l4-6h12l5 6-10 14z"),
    leaf("M30 8l3-4h8l3 4-7 9z"),
    thin("M6 18h24M13 18l5 15 5-15M24 30h21M30 30l5 12 5-12M30 8h14"),
  ],
  dye: [
    sand("M6 14C16 4 34 6 40 18c4 9-1 17-9 18L8 44c6-6 8-12 4-16-5-4-8-9-6-14z"),
    line("M12 26c2-8 14-10 18-3 3 6-3 10-7 7"),
    dusk("M33 32c5 6 8 8 8 11a4 4 0 0 1-8 1c-4 2-8-1-6-5 1-3 3-4 6-7z"),
    thin("M9 12l4 6M16 8l3 6M25 7l1 6M33 11l-2 5"),
  ],
  tea: [
    sky("M8 22h28c0 12-4 20-14 20S8 34 8 22z"),
    line("M36 25c9-2 9 12-2 10M6 44h32"),
    leaf("M22 22C14 18 13 9 18 3c6 4 8 12 4 19z", "M23 22c1-8 7-12 14-11-1 7-6 12-14 11z"),
    thin("M18 8c2 4 3 9 4 13M33 14c-4 2-7 4-10 8"),
  ],
  obsidian: [
    dark("M22 2l10 8 6 16-8 20-14-6-6-16 4-14z"),
    thin("M22 6l-2 16 10 20M20 22l-8 4M20 22l12-12M20 22l16 5"),
  ],
  ivory: [
    bone("M6 8c0 22 16 36 38 34-6-4-8-6-12-9C22 26 16 18 17 6c-4-3-9-2-11 2z"),
    thin("M10 10c1 14 8 23 19 28M6 8c3 1 7 1 11-2"),
    gold("M6 7c3-4 9-5 12-2v6H6z"),
  ],
  gold: [
    ...at(8, 1, 0.62, coin),
    ...at(0, 14, 0.62, coin),
    ...at(17, 15, 0.66, coin),
    gold("M12 42l3-6h18l3 6z"),
    gold("M8 48l3-6h26l3 6z"),
  ],
  silk: [
    leaf("M3 40C4 20 18 8 44 6c0 24-14 38-41 34z"),
    thin("M6 38L40 10M16 30l-2-10M24 23l-1-9M20 27l12 2M28 20l10 1"),
    bone(oval(18, 38, 9, 5)),
    thin("M12 36c3 2 8 2 12 0M12 40c3-2 8-2 12 0M27 39c6 2 8-3 14 2"),
  ],
  pearls: [
    stone("M3 20C8 6 40 6 45 20c-3 4-8 6-21 6S6 24 3 20z"),
    rose("M4 24c6 4 34 4 40 0 0 12-8 20-20 20S4 36 4 24z"),
    thin("M10 18l4-7M18 20l2-10M30 20l-2-10M38 18l-4-7"),
    bone(oval(24, 31, 6)),
    thin("M21 29c1-2 3-2 4-1"),
  ],
  amber: [
    gold("M24 3c12 14 17 20 17 27a17 15 0 0 1-34 0C7 23 12 17 24 3z"),
    earth(oval(24, 27, 3), oval(24, 33, 3.5, 4.5)),
    line("M21 26l-6-4M27 26l6-4M21 31l-7 1M27 31l7 1M21 36l-5 4M27 36l5 4M23 24l-2-4M25 24l2-4"),
  ],
} satisfies Partial<Record<Commodity, Drawing>>;
