import { motions } from "../map/motions";
import { Reel } from "../map/reel";
import { shotsOf } from "../map/shots";
import type { HistoryLine, Table } from "../table/table";
import type { DatedEvent, Scene } from "../wire/message";
import { countOf } from "./showing.svelte";

/** What can be played again: since my last move, this turn, the turn before, the whole game. */
export type FilmPart = "round" | "turn" | "before" | "game";

export interface Film {
  reel: Reel;
  events: readonly DatedEvent[];
  /** The number of the first of these events. */
  from: number;
}

/** How often, and how many times, it is looked whether the earlier events have come. */
const LOOK = 100; // milliseconds
const LOOKS = 200;

/** The scene with all events, which the server sends little by little. */
async function complete(table: Table): Promise<Scene | undefined> {
  for (let times = 0; times < LOOKS && table.scene?.earlier; times++) {
    await new Promise((passed) => setTimeout(passed, LOOK));
  }
  return table.scene;
}

/** The film of a part of the game; undefined if the events do not come, or nothing has happened. */
export async function filmOf(table: Table, part: FilmPart): Promise<Film | undefined> {
  const scene = await complete(table);
  if (!scene) return undefined;
  const cut = cutOf(await table.history(), scene, part);
  if (!cut) return undefined;
  const { begin, end } = cut;
  const earlier = scene.earlier ?? 0;
  const to = end?.events ?? countOf(scene);
  if (begin.events < earlier || begin.events >= to) return undefined;
  const before = await table.past(begin.line);
  const after = end ? await table.past(end.line) : scene;
  const events = scene.events.slice(begin.events - earlier, to - earlier);
  const steps = motions(events, before.view, after.view);
  if (steps.length === 0) return undefined;
  return {
    reel: new Reel(before.view, shotsOf(steps, scene.view.seat, Infinity)),
    events,
    from: begin.events,
  };
}

interface Cut {
  begin: HistoryLine;
  /** Undefined: now. */
  end: HistoryLine | undefined;
}

/** Where a part of the game begins and ends. */
export function cutOf(lines: readonly HistoryLine[], scene: Scene, part: FilmPart): Cut | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const turn = scene.view.stage?.turn ?? 1;
  const before = (it: number) => lines.findLast((line) => line.turn < it) ?? first;
  switch (part) {
    case "round": {
      const me = scene.view.seat;
      const own = lines.findLast((it) => it.seat === me && it.events < countOf(scene));
      return { begin: own ?? before(turn), end: undefined };
    }
    case "turn":
      return { begin: before(turn), end: undefined };
    case "before":
      return turn > 1 ? { begin: before(turn - 1), end: before(turn) } : undefined;
    case "game":
      return { begin: first, end: undefined };
  }
}

/** The shot of a film in which an event is seen, or the next one. */
export function shotAt({ reel, from }: Film, event: number): number {
  const found = reel.shots.findIndex((it) => (it.steps.at(-1)?.last ?? 0) + from >= event);
  return found < 0 ? reel.length - 1 : found;
}
