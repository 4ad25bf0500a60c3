import type { Told } from "../wire/message";
import type { CalamityCard, Cause, Event } from "../wire/types";
import { concerned } from "./concerned";

export type Topic = "everything" | "mine" | "calamities" | "trade" | "conflicts" | "advances";

export interface Filter {
  topic: Topic;
  /** Only what concerns this civilization; empty for all. */
  seat: string;
  /** Only this turn; 0 for all. */
  turn: number;
}

/** One event with its number in the game, and how often it happened in a row. */
export interface Line extends Told {
  number: number;
  times: number;
  /** The calamity whose effect it is, where the line before tells of another. */
  because?: CalamityCard;
}

/** What happened in one phase of one turn, in order. */
export interface Chapter {
  turn: number;
  phase: string;
  lines: Line[];
}

const OF_TRADE = new Set<Event["kind"]>([
  "offer-made",
  "offer-whispered",
  "unheard-offer-whispered",
  "offer-withdrawn",
  "offer-lapsed",
  "cards-exchanged",
  "unseen-cards-exchanged",
  "trading-finished",
  "trading-resumed",
]);

const OF_CALAMITIES = new Set<Event["kind"]>([
  "calamities-counted",
  "calamity-discarded",
  "calamity-struck",
  "calamity-had-no-effect",
  "calamity-cancelled",
  "beneficiary-found",
  "victims-named",
  "place-hit",
  "advance-helped",
  "amount-reckoned",
  "copies-taken-together",
  "copies-taken-in-order",
]);

/** Not told again: what a calamity has cost stands before its end. */
const SILENT = new Set<Event["kind"]>(["calamity-took-effect"]);

const OF_CONFLICTS = new Set<Event["kind"]>(["city-attacked", "card-seized", "unseen-card-seized"]);

const OF_ADVANCES = new Set<Event["kind"]>([
  "advance-acquired",
  "advances-paid",
  "card-substituted",
  "credits-chosen",
  "theme-set-revealed",
]);

/** The calamity whose effect the event is. */
export function causeOf(event: Event): Cause | undefined {
  return "cause" in event ? event.cause : undefined;
}

/** The calamity that an event tells of, as its effect or otherwise. */
function calamityOf(event: Event): string | undefined {
  if (event.kind === "calamity-struck") return event.card.card;
  return "calamity" in event ? event.calamity : causeOf(event)?.calamity;
}

function isAbout(told: Told, topic: Topic, me: string | undefined): boolean {
  const { phase, event } = told;
  switch (topic) {
    case "everything":
      return true;
    case "mine":
      return me !== undefined && concerned(event).includes(me);
    case "trade":
      return OF_TRADE.has(event.kind);
    case "calamities":
      return OF_CALAMITIES.has(event.kind) || causeOf(event) !== undefined;
    case "conflicts":
      return OF_CONFLICTS.has(event.kind) || phase === "conflict";
    case "advances":
      return OF_ADVANCES.has(event.kind);
  }
}

/** The newest lines of these events that pass the filter, at most so many, oldest first. */
export function newest(
  events: readonly Told[],
  filter: Filter,
  me: string | undefined,
  most: number,
  since = 0,
): { lines: Line[]; more: boolean } {
  const lines: Line[] = [];
  for (let number = events.length - 1; number >= since; number--) {
    const told = events[number];
    if (!told || SILENT.has(told.event.kind) || (filter.turn !== 0 && told.turn !== filter.turn)) continue;
    if (!isAbout(told, filter.topic, me)) continue;
    if (filter.seat !== "" && !concerned(told.event).includes(filter.seat)) continue;
    if (lines.length === most) return { lines: lines.reverse(), more: true };
    lines.push({ ...told, number, times: 1 });
  }
  return { lines: lines.reverse(), more: false };
}

/** Lines by turn and phase: the newest chapter first, each told in order. What happened again is told once. */
export function chapters(lines: readonly Line[]): Chapter[] {
  const all: Chapter[] = [];
  for (const line of lines) {
    const chapter = all.at(-1);
    const last = chapter?.lines.at(-1);
    if (!chapter || chapter.turn !== line.turn || chapter.phase !== line.phase) {
      all.push({ turn: line.turn, phase: line.phase, lines: [after(undefined, line)] });
    } else if (last && JSON.stringify(last.event) === JSON.stringify(line.event)) last.times++;
    else chapter.lines.push(after(last, line));
  }
  return all.reverse();
}

function after(last: Line | undefined, line: Line): Line {
  const cause = causeOf(line.event)?.calamity;
  return cause === undefined || (last && calamityOf(last.event) === cause)
    ? { ...line }
    : { ...line, because: cause };
}
