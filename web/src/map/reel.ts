import type { AreaId } from "../wire/message";
import { isShift, type Shift, stepped } from "./motions";
import { type Pieces, piecesOf, type PieceView } from "./pieces";
import type { Shot } from "./shots";
import type { PieceKind } from "./sprites";

/** All pieces, by area. */
export type AllPieces = ReadonlyMap<AreaId, Pieces>;

/** One moment of a shot. */
export interface Moment {
  shot: Shot;
  /** How much of it is over, from 0 to 1. */
  part: number;
  before: AllPieces;
  after: AllPieces;
  /** What stands still meanwhile. Who goes away entirely keeps the place. */
  resting: AllPieces;
}

/** Positions are kept so far apart; those between are found from them. */
const KEPT = 32;

/** A position and the shots that lead from it to another. */
export class Reel {
  readonly #kept: PieceView[];
  #last: { index: number; before: AllPieces; after: AllPieces; resting: AllPieces } | undefined;

  constructor(
    readonly start: PieceView,
    readonly shots: readonly Shot[],
  ) {
    this.#kept = [start];
  }

  /** The same with more at its end. */
  with(shots: readonly Shot[]): Reel {
    return new Reel(this.start, [...this.shots, ...shots]);
  }

  /** The position before a shot; after the last one there is one more. */
  position(index: number): PieceView {
    const from = Math.min(Math.floor(index / KEPT), this.#kept.length - 1);
    let view = this.#kept[from] ?? this.start;
    for (let i = from * KEPT; i < index; i++) {
      view = this.shots[i]?.steps.reduce(stepped, view) ?? view;
      if ((i + 1) % KEPT === 0) this.#kept[(i + 1) / KEPT] = view;
    }
    return view;
  }

  get length(): number {
    return this.shots.length;
  }

  moment(index: number, part: number): Moment | undefined {
    const shot = this.shots[index];
    if (!shot) return undefined;
    if (this.#last?.index !== index) {
      const [before, after] = [piecesOf(this.position(index)), piecesOf(this.position(index + 1))];
      this.#last = { index, before, after, resting: resting(before, shiftsOf(shot)) };
    }
    const { before, after, resting: still } = this.#last;
    return { shot, part, before, after, resting: still };
  }
}

export function shiftsOf(shot: Shot): Shift[] {
  return shot.steps.flatMap((it) => it.motions.filter(isShift));
}

/** What stays where it is through all of these. */
export function resting(before: AllPieces, shifts: readonly Shift[]): AllPieces {
  const still = new Map(before);
  const less = (area: AreaId, piece: PieceKind, owner: string, count: number) => {
    const there = still.get(area);
    if (!there) return;
    const fewer = (all: Pieces["tokens"]) =>
      all.map((it) => (it.owner === owner ? { owner, count: Math.max(0, it.count - count) } : it));
    if (piece === "token") still.set(area, { ...there, tokens: fewer(there.tokens) });
    else if (piece === "ship") still.set(area, { ...there, ships: fewer(there.ships) });
    else still.set(area, { ...there, city: undefined });
  };
  for (const it of shifts) {
    if (it.motion === "moved") less(it.from, it.piece, it.owner, it.count);
    else if (it.motion === "removed") less(it.area, it.piece, it.owner, it.count);
    else if (it.motion === "changed") less(it.area, it.was.piece, it.was.owner, it.was.count);
  }
  return still;
}
