// From events to motions: what moves, comes, goes and changes on the map, step by step, for `playback.svelte.ts` to play.

import type { AreaId, DatedEvent } from "../wire/message";
import type { Cause, Event, Owner, Phase } from "../wire/types";
import { flier, type Flight, flightsOf } from "./flights";
import { isSame, type PieceView, withPieces } from "./pieces";
import type { PieceKind } from "./sprites";

/** Equal pieces of one owner. */
export interface Stack {
  piece: PieceKind;
  owner: Owner;
  count: number;
}

/** Pieces go through the areas of the route, which ends in `to`; tokens that go by sea are aboard a ship. */
export interface Moved extends Stack {
  motion: "moved";
  by: "land" | "sea";
  from: AreaId;
  route: AreaId[];
  to: AreaId;
}

/** Pieces come from stock. */
export interface Appeared extends Stack {
  motion: "appeared";
  area: AreaId;
}

/** Pieces return to stock. */
export interface Removed extends Stack {
  motion: "removed";
  area: AreaId;
}

/** Pieces are replaced by others: a city by tokens, or what belonged to one owner by the same of another. */
export interface Changed {
  motion: "changed";
  area: AreaId;
  was: Stack;
  is: Stack;
}

/** What changes where pieces are. */
export type Shift = Moved | Appeared | Removed | Changed;

export type Motion = Shift | Flight;

export function isShift(motion: Motion): motion is Shift {
  return ["moved", "appeared", "removed", "changed"].includes(motion.motion);
}

/** What somebody did, or a calamity did, without a break. */
export interface Step {
  turn: number;
  phase: Phase;
  /** Who did it, as far as the events tell. */
  by: Owner | undefined;
  cause: Cause | undefined;
  motions: Motion[];
  /** Which of the events it shows: the first and the last of them. */
  first: number;
  last: number;
}

/**
 * The steps that lead from one position to the next, read from the events between the two. None if they do not
 * lead there, as after something was taken back: then there is nothing to be shown but the new position.
 */
export function motions(events: readonly DatedEvent[], before: PieceView, after: PieceView): Step[] {
  const reader = new Reader();
  events.forEach((it, number) => reader.read(it, number));
  const reached = reader.steps.reduce(stepped, before);
  return isSame(reached, after) ? reader.steps : [];
}

/** The position after a step. */
export function stepped(view: PieceView, step: Step): PieceView {
  return step.motions.filter(isShift).reduce(moved, view);
}

function moved(view: PieceView, motion: Shift): PieceView {
  switch (motion.motion) {
    case "moved":
      return withPieces(
        withPieces(view, motion.from, motion, -motion.count),
        motion.to,
        motion,
        motion.count,
      );
    case "appeared":
      return withPieces(view, motion.area, motion, motion.count);
    case "removed":
      return withPieces(view, motion.area, motion, -motion.count);
    case "changed": {
      const { area, was, is } = motion;
      return withPieces(withPieces(view, area, was, -was.count), area, is, is.count);
    }
  }
}

/** Tokens that were taken aboard, or landed, in the order of the voyage. */
interface Cargo {
  area: AreaId;
  change: "embarked" | "landed";
  count: number;
}

class Reader {
  readonly steps: Step[] = [];
  #cargo: Cargo[] = [];
  /** Who uses a special ability, or attacks a city: what others lose then is their doing. */
  #actor: { by: Owner; phase: Phase; area?: AreaId } | undefined;

  read({ turn, phase, event }: DatedEvent, number: number): void {
    if (event.kind === "ability-used") this.#actor = { by: event.holder, phase };
    if (event.kind === "city-attacked") this.#actor = { by: event.attacker, phase, area: event.area };
    const found = [...this.#shiftsOf(event), ...flightsOf(event)];
    if (found.length === 0) return;
    const by = doerOf(event, found) ?? this.#actorIn(found, phase);
    const cause = "cause" in event ? event.cause : undefined;
    this.#add({ turn, phase, by, cause, motions: found, first: number, last: number });
  }

  /** What one owner does belongs together, and so does what is lost in one place; nobody is said to have done that. */
  #add(next: Step): void {
    const last = this.steps.at(-1);
    if (!last || last.turn !== next.turn || last.phase !== next.phase || !isEqual(last.cause, next.cause)) {
      this.steps.push(next);
    } else if (
      next.by === last.by ? next.by || isTogether(last, next) : isOf(last, next) || isOf(next, last)
    ) {
      last.by ??= next.by;
      last.motions.push(...next.motions);
      last.last = next.last;
    } else this.steps.push(next);
  }

  #actorIn([motion]: Motion[], phase: Phase): Owner | undefined {
    const area = motion && "area" in motion ? motion.area : undefined;
    const actor = this.#actor;
    return actor && actor.phase === phase && (actor.area ?? area) === area ? actor.by : undefined;
  }

  #shiftsOf(event: Event): Shift[] {
    switch (event.kind) {
      case "tokens-placed":
        return [{ motion: "appeared", piece: "token", ...at(event), count: event.count }];
      case "city-built":
        return [{ motion: "appeared", piece: "city", ...at(event), count: 1 }];
      case "ship-built":
        return [{ motion: "appeared", piece: "ship", ...at(event), count: 1 }];
      case "tokens-removed":
        return [{ motion: "removed", piece: "token", ...at(event), count: event.count }];
      case "city-destroyed":
        return [{ motion: "removed", piece: "city", ...at(event), count: 1 }];
      case "ship-removed":
        return [{ motion: "removed", piece: "ship", ...at(event), count: 1 }];
      case "city-reduced": {
        const { owner, area, tokens } = event;
        return [changed(area, { piece: "city", owner, count: 1 }, { piece: "token", owner, count: tokens })];
      }
      case "city-annexed":
        return [handed("city", event.area, event.from, event.to, 1)];
      case "city-turned-pirate":
        return [handed("city", event.area, event.owner, "barbarians", 1)];
      case "tokens-annexed":
        return [handed("token", event.area, event.from, event.to, event.count)];
      case "tokens-turned-barbarian":
        return [handed("token", event.area, event.owner, "barbarians", event.count)];
      case "tokens-moved": {
        const { owner, from, to, count } = event;
        return [{ motion: "moved", piece: "token", by: "land", owner, count, from, route: [to], to }];
      }
      case "tokens-embarked":
        this.#cargo.push({ area: event.area, change: "embarked", count: event.count });
        return [];
      case "tokens-landed":
        this.#cargo.push({ area: event.area, change: "landed", count: event.count });
        return [];
      case "ship-moved":
        return this.#voyage(event.owner, [event.from, ...event.route]);
      default:
        return []; // not on the map
    }
  }

  /** A ship and whom it carried, first aboard first ashore: the events of its cargo come before its own. */
  #voyage(owner: Owner, ports: AreaId[]): Shift[] {
    const carried: Shift[] = [];
    const aboard: { port: number; count: number }[] = [];
    let port = 0;
    for (const { area, change, count } of this.#cargo) {
      port = ports.indexOf(area, port);
      if (change === "embarked") aboard.push({ port, count });
      for (let left = change === "landed" ? count : 0; left > 0 && aboard[0];) {
        const [first] = aboard;
        const ashore = Math.min(left, first.count);
        carried.push(sailed("token", owner, ashore, ports.slice(first.port, port + 1)));
        first.count -= ashore;
        left -= ashore;
        if (first.count === 0) aboard.shift();
      }
    }
    this.#cargo = [];
    return [sailed("ship", owner, 1, ports), ...carried];
  }
}

function at({ owner, area }: { owner: Owner; area: AreaId }): { owner: Owner; area: AreaId } {
  return { owner, area };
}

function changed(area: AreaId, was: Stack, is: Stack): Changed {
  return { motion: "changed", area, was, is };
}

function handed(piece: PieceKind, area: AreaId, from: Owner, to: Owner, count: number): Changed {
  return changed(area, { piece, owner: from, count }, { piece, owner: to, count });
}

function sailed(piece: PieceKind, owner: Owner, count: number, ports: AreaId[]): Moved {
  const [from = "", ...route] = ports;
  return { motion: "moved", piece, by: "sea", owner, count, from, route, to: route.at(-1) ?? from };
}

/** Who does what the event tells of, where it says so itself. */
function doerOf(event: Event, [motion]: Motion[]): Owner | undefined {
  if (motion && !isShift(motion)) return flier(motion);
  switch (event.kind) {
    case "tokens-placed":
    case "tokens-moved":
    case "ship-built":
    case "ship-moved":
    case "city-built":
      return event.owner;
    case "tokens-annexed":
    case "city-annexed":
      return event.to;
    default:
      return undefined;
  }
}

/** Whether nobody is known to have done the one, and all of it happens to pieces of who did the other. */
function isOf(doer: Step, other: Step): boolean {
  return other.by === undefined && other.motions.every((it) => ownerOf(it) === doer.by);
}

function isTogether(one: Step, other: Step): boolean {
  const [first, second] = [one.motions.at(-1), other.motions[0]];
  if (!first || !second) return false;
  return placeOf(first) === placeOf(second) || ownerOf(first) === ownerOf(second) || one.cause !== undefined;
}

/** Whose pieces or cards they were before. */
export function ownerOf(motion: Motion): Owner {
  if (motion.motion === "dealt") return flier(motion);
  return motion.motion === "changed" ? motion.was.owner : motion.owner;
}

function placeOf(motion: Motion): AreaId | undefined {
  if (motion.motion === "moved") return motion.to;
  return "area" in motion ? motion.area : undefined;
}

/** All areas in which something is to be seen. */
export function areasOf({ motions: all }: Step): AreaId[] {
  const areas = all.flatMap((it) =>
    it.motion === "moved" ? [it.from, ...it.route] : "area" in it ? [it.area] : [],
  );
  return [...new Set(areas)];
}

function isEqual(one: Cause | undefined, other: Cause | undefined): boolean {
  return one?.calamity === other?.calamity && one?.victim === other?.victim;
}
