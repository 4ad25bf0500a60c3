import {
  type Drawing,
  at,
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
  rays,
  sand,
  sea,
  sky,
  star,
  stone,
  thin,
  waves,
} from "./drawing";

/** What stands in more than one drawing. Each fills its box of 48 by 48. */

export const flame: Drawing = [
  fire("M24 3c2 9 14 14 14 27a14 15 0 0 1-28 0c0-7 5-10 6-16 3 2 4 5 4 8 3-4 5-11 4-19z"),
  gold("M24 45a7 8 0 0 0 7-8c0-5-5-8-6-13-2 6-8 8-8 13a7 8 0 0 0 7 8z"),
];

export const sun: Drawing = [gold(oval(24, 24, 10)), line(rays(24, 24, 13, 21, 12))];

export const person: Drawing = [clay("M12 46c0-18 4-24 12-24s12 6 12 24z"), sand(oval(24, 12, 8, 9))];

export const house: Drawing = [sand("M9 22h30v23H9z"), clay("M4 23L24 6l20 17z"), dark("M20 45V32h8v13z")];

export const city: Drawing = [
  sand("M3 44V24h4v-4h4v4h4v-4h4v4h3V8h4V4h4v4h4V4h4v4h4v36z"),
  dark("M19 44v-9a5 5 0 0 1 10 0v9z"),
  thin("M30 18h4M38 18h2M8 31h5M33 29h6M35 35h5"),
];

export const temple: Drawing = [
  bone("M4 18L24 5l20 13z", "M6 40h36v5H6z"),
  bone("M9 20h6v19H9z", "M21 20h6v19h-6z", "M33 20h6v19h-6z"),
  thin("M12 22v15M24 22v15M36 22v15"),
];

export const column: Drawing = [
  bone("M14 10h20l3-6H11z", "M11 40h26v5H11z", "M16 10h16v30H16z"),
  thin("M20 12v26M24 12v26M28 12v26"),
];

export const ship: Drawing = [
  line("M24 4v30"),
  bone("M25 6c9 3 14 11 14 22-5-2-9-2-14 0z", "M23 8C15 12 11 19 10 28c5-2 9-2 13 0z"),
  earth("M2 30c4 2 8 3 12 3h20c4 0 8-1 12-3-1 8-5 13-10 13H12C7 43 3 38 2 30z"),
  thin("M8 37h32"),
];

export const sea3: Drawing = [line(waves(4, 10, 5), waves(4, 20, 5), waves(4, 30, 5))];

export const cloud: Drawing = [stone("M12 30c-7 0-10-9-3-12 0-9 12-12 16-5 6-4 14 1 13 8 7 1 6 9 0 9z")];

export const bolt: Drawing = [gold("M27 2L12 27h9l-5 19 20-27H26l6-17z")];

export const coin: Drawing = [
  gold(oval(24, 24, 19)),
  thin(oval(24, 24, 14)),
  line("M24 15v18M20 19h8M20 29h8"),
];

export const wheat: Drawing = [
  line("M24 46V10"),
  gold(
    ...[10, 18, 26].flatMap((y) => [
      `M24 ${y + 8}c-8-1-10-6-9-11 6 1 9 5 9 11z`,
      `M24 ${y + 8}c8-1 10-6 9-11-6 1-9 5-9 11z`,
    ]),
    "M24 14c-4-4-4-9 0-13 4 4 4 9 0 13z",
  ),
];

export const jar: Drawing = [
  clay("M18 6h12v5c7 4 10 10 8 18-1 7-5 12-8 16H18c-3-4-7-9-8-16-2-8 1-14 8-18z"),
  line("M18 12c-8-2-9 8-6 11M30 12c8-2 9 8 6 11"),
];

export const scroll: Drawing = [
  sand("M12 8h26v32H12z"),
  earth("M8 4h32v7H8z", "M8 37h32v7H8z"),
  thin("M16 17h18M16 22h15M16 27h18M16 32h11"),
];

export const tablet: Drawing = [
  clay("M10 6c9-3 19-3 28 0 3 12 3 24 0 36-9 3-19 3-28 0-3-12-3-24 0-36z"),
  thin(
    "M15 14h4l-2 4zM23 14h4l-2 4zM31 14h4l-2 4zM15 23h4l-2 4zM25 23h4l-2 4zM15 32h4l-2 4zM23 32h4l-2 4zM31 32h4l-2 4z",
  ),
];

export const book: Drawing = [
  sand("M24 12c-6-5-13-6-20-4v30c7-2 14-1 20 4 6-5 13-6 20-4V8c-7-2-14-1-20 4z"),
  line("M24 12v30"),
  thin(
    "M9 15c4-1 8 0 11 2M9 21c4-1 8 0 11 2M9 27c4-1 8 0 11 2M39 15c-4-1-8 0-11 2M39 21c-4-1-8 0-11 2M39 27c-4-1-8 0-11 2",
  ),
];

export const sword: Drawing = [
  bone("M24 2l4 7v23h-8V9z"),
  gold("M14 32h20v4H14z", oval(24, 45, 2.5)),
  earth("M22 36h4v7h-4z"),
  thin("M24 8v22"),
];

export const axe: Drawing = [
  earth("M22 4h4v42h-4z"),
  stone("M26 6c8-2 14 0 18 5-1 6-1 8 0 13-4 5-10 6-18 4z"),
];

export const spear: Drawing = [earth("M22.5 16h3v30h-3z"), stone("M24 2l6 11-6 7-6-7z")];

export const shield: Drawing = [
  clay(oval(24, 24, 19)),
  gold(oval(24, 24, 7)),
  thin(oval(24, 24, 15), rays(24, 24, 7, 15, 8)),
];

export const skull: Drawing = [
  bone("M24 4c12 0 19 8 19 18 0 6-3 10-8 13v9H13v-9c-5-3-8-7-8-13C5 12 12 4 24 4z"),
  dark(oval(16, 23, 5), oval(32, 23, 5), "M24 28l-3 6h6z"),
  thin("M19 38v6M24 38v6M29 38v6"),
];

export const crown: Drawing = [
  gold("M6 38L3 14l11 9L24 7l10 16 11-9-3 24z"),
  gold("M6 38h36v6H6z"),
  fire(oval(24, 31, 3), oval(13, 32, 2), oval(35, 32, 2)),
];

export const eye: Drawing = [
  bone("M2 24C10 12 17 9 24 9s14 3 22 15c-8 12-15 15-22 15S10 36 2 24z"),
  sea(oval(24, 24, 9)),
  dark(oval(24, 24, 4)),
];

export const fist: Drawing = [
  sand(
    "M13 24V12c0-4 6-4 6 0 0-5 6-5 6 0 0-5 6-4 6 1 0-4 6-3 6 1v14c0 7-4 10-5 17H18c0-6-9-12-9-17 0-4 3-6 6-4l4 5",
  ),
  thin("M19 12v9M25 12v9M31 13v8M19 26c4 3 8 2 10-2"),
];

export const mask: Drawing = [
  bone("M8 8c10-4 22-4 32 0 2 18-4 32-16 37C12 40 6 26 8 8z"),
  dark("M13 19c3-3 6-3 8 0-2 3-6 3-8 0z", "M27 19c2-3 5-3 8 0-2 3-6 3-8 0z"),
];

export const torch: Drawing = [
  earth("M20 26h8l-3 20h-2z"),
  clay("M17 22h14v5H17z"),
  ...at(12, 0, 0.5, flame),
];

export const tree: Drawing = [
  earth("M22 28h4v17h-4z"),
  leaf("M24 3c8 0 13 6 12 12 6 3 5 14-4 15H16C7 29 6 18 12 15 11 9 16 3 24 3z"),
];

export const palm: Drawing = [
  earth("M23 18c3 10 3 18 0 28h5c3-10 1-19-2-28z"),
  pine(
    "M24 18C18 8 10 7 3 12c7-1 14 1 21 6z",
    "M24 18C30 8 38 7 45 12c-7-1-14 1-21 6z",
    "M24 18C14 16 8 21 7 29c4-6 9-9 17-11z",
    "M24 18c10-2 16 3 17 11-4-6-9-9-17-11z",
    "M24 18c-3-6-2-11 1-16 3 5 3 10-1 16z",
  ),
];

export const mountain: Drawing = [stone("M2 44L20 10l9 15 5-6 12 25z"), bone("M15 20l5-10 5 8-4 4-3-3z")];

export const moon: Drawing = [gold("M32 6A20 20 0 1 0 32 42 16 18 0 0 1 32 6z")];

export const bigStar: Drawing = [gold(star(24, 24, 21, 8, 8))];

export const hammer: Drawing = [earth("M22 16h4v30h-4z"), stone("M10 5h24l5 5-5 6H10z")];

export const anvil: Drawing = [
  stone("M6 14h36v7c-8 0-11 3-11 9h4v8H13v-8h4c0-6-6-7-11-16z"),
  thin("M12 18h26M18 34h12"),
];

export const ingot: Drawing = [
  stone("M4 12c6 2 10 2 14 0h12c4 2 8 2 14 0-4 8-4 16 0 24-6-2-10-2-14 0H18c-4-2-8-2-14 0 4-8 4-16 0-24z"),
  thin("M14 20h20M14 28h20"),
];

export const water: Drawing = [
  sea("M3 20q5-6 10.5 0t10.5 0 10.5 0 10.5 0v24H3z"),
  thin(waves(6, 29, 4, 9), waves(6, 37, 4, 9)),
];

export const sprig: Drawing = [
  line("M12 44C20 34 26 22 34 6"),
  leaf(
    "M18 36c-8-1-11-6-12-11 7 0 11 4 12 11z",
    "M22 30c8 2 13-1 16-6-7-2-13 0-16 6z",
    "M24 25c-8-2-10-7-10-12 7 1 10 6 10 12z",
    "M28 18c8 1 12-2 14-7-7-1-12 1-14 7z",
    "M30 13c-4-4-4-8-2-12 4 3 5 7 2 12z",
  ),
];

export const sack: Drawing = [
  sand("M16 12c-12 8-14 32-6 33h28c8-1 6-25-6-33z"),
  earth("M15 8h18l-2 5H17z"),
  thin("M20 18c-4 6-6 12-6 20M28 18c4 6 6 12 6 20"),
];

export const bowl: Drawing = [clay("M4 22h40c0 13-8 20-20 20S4 35 4 22z"), thin("M8 29h32")];

export const road: Drawing = [sand("M14 46C30 38 6 30 22 20c6-4 6-8 4-14h4c4 8 3 13-2 18-10 9 14 12 8 22z")];

export const wall: Drawing = [
  stone("M3 14h42v30H3z"),
  line("M3 24h42M3 34h42M14 14v10M28 14v10M40 14v10M8 24v10M21 24v10M35 24v10M14 34v10M28 34v10M40 34v10"),
];

export const ground: Drawing = [sky("M2 44c10-3 34-3 44 0z")];
