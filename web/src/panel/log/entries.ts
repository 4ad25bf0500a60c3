import type { DatedEvent } from "../../wire/message";
import type { Event, Phase } from "../../wire/types";
import { causeOf, concerned } from "../../event/concerned";
import { type Deed, deedsOf } from "../../event/deeds";

export type Topic = "everything" | "mine" | "calamities" | "trade" | "conflicts" | "advances";

export interface Filter {
  topic: Topic;
  /** Only what concerns this civilization; empty for all. */
  seat: string;
  /** Only this turn; 0 for all. */
  turn: number;
}

/** What happened in one phase of one turn, the newest first. */
export interface Section {
  turn: number;
  phase: Phase;
  deeds: Deed[];
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

const OF_CONFLICTS = new Set<Event["kind"]>(["city-attacked", "card-seized", "unseen-card-seized"]);

const OF_ADVANCES = new Set<Event["kind"]>([
  "advance-acquired",
  "advances-paid",
  "card-substituted",
  "credits-chosen",
  "theme-set-revealed",
]);

function isAbout(dated: DatedEvent, topic: Topic, me: string | undefined): boolean {
  const { phase, event } = dated;
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

function passes(dated: DatedEvent, { topic, seat, turn }: Filter, me: string | undefined): boolean {
  if (turn !== 0 && dated.turn !== turn) return false;
  return isAbout(dated, topic, me) && (seat === "" || concerned(dated.event).includes(seat));
}

/** What is looked through at a time; a deed is seldom longer. */
const STRETCH = 600;

/**
 * The newest deeds with an event that passes the filter, at most so many, the newest first. What an event is told
 * with depends on what came before it in its phase, so all is read from the beginning of a phase on.
 */
export function newest(
  events: readonly DatedEvent[],
  filter: Filter,
  me: string | undefined,
  most: number,
  since = 0,
): { deeds: Deed[]; more: boolean } {
  const found: Deed[] = [];
  for (let end = events.length; end > since;) {
    const begin = beginOf(events, Math.max(0, end - STRETCH));
    const deeds = deedsOf(events.slice(begin, end), begin).filter(
      (deed) =>
        (deed.events.at(-1)?.number ?? 0) >= since && deed.events.some((it) => passes(it, filter, me)),
    );
    found.push(...deeds.reverse());
    if (found.length > most) return { deeds: found.slice(0, most), more: true };
    end = begin;
  }
  return { deeds: found, more: false };
}

/** Where the phase begins that an event belongs to. */
function beginOf(events: readonly DatedEvent[], at: number): number {
  const here = events[at];
  let begin = at;
  while (begin > 0 && here && isSamePhase(events[begin - 1], here)) begin--;
  return begin;
}

function isSamePhase(one: DatedEvent | undefined, other: DatedEvent): boolean {
  return one?.turn === other.turn && one.phase === other.phase;
}

/** Deeds by turn and phase, in the same order. */
export function sections(deeds: readonly Deed[]): Section[] {
  const all: Section[] = [];
  for (const deed of deeds) {
    const section = all.at(-1);
    if (section && section.turn === deed.turn && section.phase === deed.phase) section.deeds.push(deed);
    else all.push({ turn: deed.turn, phase: deed.phase, deeds: [deed] });
  }
  return all;
}
