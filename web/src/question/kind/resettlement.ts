import type { AreaId } from "../../wire/message";
import type { ResettlementMove as Move, ResettlePlace } from "../../wire/types";

export function lifted(moves: readonly Move[], from?: AreaId): number {
  return sum(moves.filter((move) => from === undefined || move.from === from));
}

function sum(moves: readonly Move[]): number {
  return moves.reduce((total, move) => total + move.tokens, 0);
}

/** Where there is still something to lift. */
export function sources(places: readonly ResettlePlace[], moves: readonly Move[]): ResettlePlace[] {
  return places.filter((place) => place.tokens > lifted(moves, place.area));
}

/** Where another token has room; all are lifted before any is placed. */
export function targets(
  places: readonly ResettlePlace[],
  moves: readonly Move[],
  from: AreaId,
): ResettlePlace[] {
  return places.filter((place) => {
    const placed = sum(moves.filter((move) => move.to === place.area));
    return place.area !== from && Math.max(0, place.room + lifted(moves, place.area)) > placed;
  });
}

/** With one token more; those who go the same way go together. */
export function withMove(moves: readonly Move[], from: AreaId, to: AreaId): Move[] {
  const same = moves.find((move) => move.from === from && move.to === to);
  return same
    ? moves.map((move) => (move === same ? { ...move, tokens: move.tokens + 1 } : move))
    : [...moves, { from, to, tokens: 1 }];
}

/** With one token less that way. */
export function withoutMove(moves: readonly Move[], gone: Move): Move[] {
  return moves
    .map((move) => (move === gone ? { ...move, tokens: move.tokens - 1 } : move))
    .filter((move) => move.tokens > 0);
}
