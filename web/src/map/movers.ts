// What moves at one moment: pieces under way, numbers that rise, cards that fly. Only computed here; drawn by painter.ts.

import type { AreaId } from "../wire/message";
import type { Owner } from "../wire/types";
import type { Board } from "./board";
import type { Point } from "./camera.svelte";
import type { Dealt, Hand, Stepped } from "./flights";
import { isShift, type Moved, type Shift, type Stack } from "./motions";
import type { Moment } from "./reel";
import { type PlacedStack, standOf } from "./stacks";

/** Pieces that are not where they rest. */
export interface MovingPiece {
  /** Where they are drawn; of what does not leave its place, that place. */
  standing: PlacedStack;
  at?: Point;
  count: number;
  /** From 0, not there, to 1. */
  there: number;
}

/** A short text that rises. */
export interface Rising {
  at: Point;
  text: string;
  tone: "good" | "bad" | "plain";
  part: number;
}

export interface FlyingCard {
  at: Point;
  count: number;
}

export interface Movers {
  pieces: MovingPiece[];
  texts: Rising[];
  cards: FlyingCard[];
}

/** Where somebody's hand is thought to be, on the board. */
type Hands = (hand: Hand) => Point | undefined;

/** What moves, on a board where the hands are there. */
export function movers(moment: Moment, board: Board, hands: Hands, mine: string | undefined): Movers {
  const found: Movers = { pieces: [], texts: [], cards: [] };
  for (const { motions } of moment.shot.steps) {
    for (const motion of motions) {
      if (isShift(motion)) shift(motion, moment, board, mine, found);
      else if (motion.motion === "dealt") deal(motion, moment.part, hands, found);
      else if (motion.motion === "stepped") march(motion, moment.part, hands, found);
      else {
        const [x, y] = board.place(motion.area).middle;
        const text = `⚔ ${motion.tokens} : ${motion.needed}`;
        found.texts.push({ at: { x, y }, text, tone: "plain", part: moment.part / 3 });
      }
    }
  }
  return found;
}

function shift(
  motion: Shift,
  { before, after, resting, part }: Moment,
  board: Board,
  mine: string | undefined,
  found: Movers,
): void {
  const standing = (area: AreaId, when: Moment["before"], stack: Stack): PlacedStack =>
    standOf(board.place(area), when.get(area), stack, mine);
  const rest = (area: AreaId, { piece, owner }: Stack): number => {
    const there = resting.get(area);
    const all = piece === "token" ? there?.tokens : piece === "ship" ? there?.ships : [];
    return all?.find((it) => it.owner === owner)?.count ?? 0;
  };
  const put = (area: AreaId, when: Moment["before"], stack: Stack, there: number): void => {
    const count = rest(area, stack) + Math.ceil(stack.count * there);
    found.pieces.push({
      standing: standing(area, when, stack),
      count,
      there: inflated(count, stack, there),
    });
  };
  const tell = (area: AreaId, stack: Stack, when: Moment["before"], sign: "+" | "−" | "⇄ "): void => {
    const [x, y] = standing(area, when, stack).spot;
    const tone = sign === "+" ? "good" : sign === "−" ? "bad" : "plain";
    if (stack.piece === "token")
      found.texts.push({ at: { x, y }, text: `${sign}${stack.count}`, tone, part });
  };
  switch (motion.motion) {
    case "moved": {
      const end = standing(motion.to, after, motion);
      const at = along(wayOf(motion, standing(motion.from, before, motion), end, board), eased(part));
      found.pieces.push({ standing: end, at, count: motion.count, there: 1 });
      return;
    }
    case "appeared":
      put(motion.area, after, motion, eased(part));
      return tell(motion.area, motion, after, "+");
    case "removed":
      put(motion.area, before, motion, 1 - part);
      return tell(motion.area, motion, before, "−");
    case "changed": {
      const { area, was, is } = motion;
      if (part < 0.5) put(area, before, was, 1);
      else put(area, after, is, eased(2 * part - 1));
      return tell(area, is, after, "⇄ ");
    }
  }
}

/** Tokens are counted and stay as large as they are; the last one, a city and a ship come and go as a whole. */
function inflated(count: number, { piece, count: moving }: Stack, there: number): number {
  return piece === "token" && (count > 1 || moving > 1) && count > 0 ? 1 : there;
}

function wayOf({ route }: Moved, start: PlacedStack, end: PlacedStack, board: Board): Point[] {
  const between = route.slice(0, -1).map((area) => board.place(area).middle);
  return [start.spot, ...between, end.spot].map(([x, y]) => ({ x, y }));
}

/** A point of a way of straight lines, after this part of its length. */
export function along(points: readonly Point[], part: number): Point {
  const lengths = points.slice(1).map((it, i) => {
    const from = points[i] ?? it;
    return Math.hypot(it.x - from.x, it.y - from.y);
  });
  let left = part * lengths.reduce((sum, it) => sum + it, 0);
  for (const [i, length] of lengths.entries()) {
    const [from, to] = [points[i], points[i + 1]];
    if (from && to && left <= length) return between(from, to, length === 0 ? 1 : left / length);
    left -= length;
  }
  return points.at(-1) ?? { x: 0, y: 0 };
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Slow at both ends. */
export function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2;
}

function deal({ from, to, count }: Dealt, part: number, hands: Hands, found: Movers): void {
  const [start, end] = [hands(from) ?? above(hands(to)), hands(to) ?? above(hands(from))];
  if (!start || !end) return;
  found.cards.push({ at: between(start, end, eased(part)), count });
}

/** The stacks lie beside the board: their cards come from above. */
function above(hand: Point | undefined): Point | undefined {
  return hand && { x: hand.x, y: hand.y - 160 };
}

function march({ owner, to, way }: Stepped, part: number, hands: Hands, found: Movers): void {
  const at = hands(owner);
  if (!at) return;
  const text = way === "on" ? `▲ ${to}` : `▼ ${to}`;
  found.texts.push({ at, text, tone: way === "on" ? "good" : "bad", part });
}

/** Where hands are: with the capital of a civilization, or, where that is not seen, at the edge of what is. */
export function handsOf(
  board: Board,
  seen: { left: number; top: number; right: number; bottom: number },
): Hands {
  const starts = new Map<Owner | "stack", AreaId>(
    board.drawing.regions.map(({ id, start }) => [id as Owner, start]),
  );
  const [w, h] = [(seen.right - seen.left) * 0.06, (seen.bottom - seen.top) * 0.06];
  return (hand) => {
    const start = starts.get(hand);
    if (!start) return undefined;
    const [x, y] = board.place(start).middle;
    return {
      x: Math.min(seen.right - w, Math.max(seen.left + w, x)),
      y: Math.min(seen.bottom - h, Math.max(seen.top + h, y)),
    };
  };
}
