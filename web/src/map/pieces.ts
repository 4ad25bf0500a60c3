import type { AreaId, View } from "../wire/message";

/** All pieces in one area, each owner's in the order of the seats, strangers last. */
export interface Pieces {
  tokens: { owner: string; count: number }[];
  /** The owner of its city. */
  city: string | undefined;
  ships: { owner: string; count: number }[];
}

export type PieceView = Pick<View, "seats" | "barbarians">;

/** Who is where. */
export function piecesOf({ seats, barbarians }: PieceView): Map<AreaId, Pieces> {
  const all = new Map<AreaId, Pieces>();
  const at = (area: AreaId) => {
    const found = all.get(area) ?? { tokens: [], city: undefined, ships: [] };
    all.set(area, found);
    return found;
  };
  for (const [owner, { tokens, cities, ships }] of Object.entries(seats)) {
    for (const [area, count] of Object.entries(tokens ?? {})) at(area).tokens.push({ owner, count });
    for (const area of cities ?? []) at(area).city = owner;
    for (const [area, count] of Object.entries(ships ?? {})) at(area).ships.push({ owner, count });
  }
  for (const [area, count] of Object.entries(barbarians?.tokens ?? {})) {
    at(area).tokens.push({ owner: "barbarians", count });
  }
  for (const area of barbarians?.cities ?? []) at(area).city = "pirates";
  return all;
}

/** The areas where the seat has anything. */
export function landsOf(seat: string, { seats }: PieceView): AreaId[] {
  const known = seats[seat];
  if (!known) return [];
  return [
    ...new Set([
      ...Object.keys(known.tokens ?? {}),
      ...(known.cities ?? []),
      ...Object.keys(known.ships ?? {}),
    ]),
  ];
}
