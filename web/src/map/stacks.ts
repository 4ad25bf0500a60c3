// Where the pieces of an area stand.

import type { Owner } from "../wire/types";
import type { AreaPlace, Spot } from "./board";
import type { Pieces } from "./pieces";
import type { PieceKind } from "./sprites";

/** Equal pieces in their place; ships lie so many widths beside their harbour. */
export interface PlacedStack {
  kind: PieceKind;
  owner: string;
  count: number;
  spot: Spot;
  aside: number;
}

/** Everything in an area; my own first, for they shall lie where they are seen best. */
export function standing({ area }: AreaPlace, pieces: Pieces, mine: string | undefined): PlacedStack[] {
  const { anchors } = area;
  if (!anchors) return [];
  const { tokens, city, ships } = pieces;
  const sorted = [...tokens].sort((a, b) => Number(b.owner === mine) - Number(a.owner === mine));
  const spots = spread(sorted.length, anchors.stacks);
  const harbour = anchors.ships ?? anchors.limit;
  return [
    ...(city ? [{ kind: "city" as const, owner: city, count: 1, spot: anchors.city, aside: 0 }] : []),
    ...sorted.map((it, index) => ({
      kind: "token" as const,
      ...it,
      spot: spots[index] ?? NOWHERE,
      aside: 0,
    })),
    ...ships.map((it, index) => ({ kind: "ship" as const, ...it, spot: harbour, aside: index })),
  ];
}

const NOWHERE: Spot = [0, 0, 12];

/** Where pieces of an owner stand; for those who have none, where they could. */
export function standOf(
  place: AreaPlace,
  pieces: Pieces | undefined,
  { piece, owner }: { piece: PieceKind; owner: Owner },
  mine: string | undefined,
): PlacedStack {
  const all = standing(place, pieces ?? NOTHING, mine);
  const name = piece === "city" && owner === "barbarians" ? "pirates" : owner;
  const found = all.find((it) => it.kind === piece && it.owner === name);
  if (found) return found;
  const { anchors } = place.area;
  const tokens = all.filter((it) => it.kind === "token").length;
  const spot = {
    city: anchors?.city,
    ship: anchors?.ships ?? anchors?.limit,
    token: anchors?.stacks[tokens] ?? anchors?.stacks[0],
  }[piece];
  return { kind: piece, owner: name, count: 0, spot: spot ?? [...place.middle, 12], aside: 0 };
}

const NOTHING: Pieces = { tokens: [], city: undefined, ships: [] };

/** A spot for each stack; where there are more owners than spots, the last ones overlap. */
function spread(count: number, spots: Spot[]): Spot[] {
  return Array.from({ length: count }, (_, i) => {
    const [x, y, r] = spots[i % spots.length] ?? NOWHERE;
    const round = Math.floor(i / spots.length);
    return [x + round * r * 0.9, y + round * r * 0.9, r];
  });
}
