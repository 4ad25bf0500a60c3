// Who has which pieces where, as the server tells it and as the map shows it.

import type { AreaId, View } from "../wire/message";
import type { Owner } from "../wire/types";
import type { PieceKind } from "./sprites";

/** All pieces in one area, each owner's in the order of the seats, strangers last. */
export interface Pieces {
  tokens: { owner: string; count: number }[];
  /** The owner of its city. */
  city: string | undefined;
  ships: { owner: string; count: number }[];
}

/** What every owner has on the board, by owner. */
export interface PieceView {
  seats: Record<string, Units>;
  barbarians?: Partial<Units>;
}

type Units = Pick<View["seats"][string], "tokens" | "cities" | "ships">;

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

/** The same with so many pieces more in an area, or below 0 fewer. */
export function withPieces(
  view: PieceView,
  area: AreaId,
  { piece, owner }: { piece: PieceKind; owner: Owner },
  change: number,
): PieceView {
  const units = unitsOf(view, owner);
  const next = { ...units };
  if (piece === "token") next.tokens = counted(units.tokens, area, change);
  else if (piece === "ship") next.ships = counted(units.ships, area, change);
  else next.cities = change > 0 ? [...units.cities, area] : units.cities.filter((it) => it !== area);
  return owner === "barbarians"
    ? { ...view, barbarians: next }
    : { ...view, seats: { ...view.seats, [owner]: next } };
}

function counted(counts: Record<AreaId, number>, area: AreaId, change: number): Record<AreaId, number> {
  const { [area]: there = 0, ...others } = counts;
  return there + change === 0 ? others : { ...others, [area]: there + change };
}

function unitsOf(view: PieceView, owner: string): Units {
  const units = owner === "barbarians" ? view.barbarians : view.seats[owner];
  return { tokens: units?.tokens ?? {}, cities: units?.cities ?? [], ships: units?.ships ?? {} };
}

/** Whether both show the same pieces. */
export function isSame(one: PieceView, other: PieceView): boolean {
  const owners = new Set([...Object.keys(one.seats), ...Object.keys(other.seats), "barbarians"]);
  return [...owners].every((it) => summary(unitsOf(one, it)) === summary(unitsOf(other, it)));
}

function summary({ tokens, cities, ships }: Units): string {
  return JSON.stringify([Object.entries(tokens).sort(), [...cities].sort(), Object.entries(ships).sort()]);
}
