// The chronicle: what happened, gathered into what people would tell in one line.

import type { AreaId, DatedEvent } from "../wire/message";
import type { Event, Phase } from "../wire/types";
import { concerned } from "./concerned";

export type DeedKind =
  | "tax"
  | "growth"
  | "march"
  | "battle"
  | "siege"
  | "building"
  | "surplus"
  | "draw"
  | "offers"
  | "held"
  | "calamity"
  | "ability"
  | "purchase"
  | "ast"
  | "single";

export interface Numbered extends DatedEvent {
  /** The number of the event in the game. */
  number: number;
}

/** What somebody did, or what happened in one place, from its first event on. */
export interface Deed {
  kind: DeedKind;
  number: number;
  turn: number;
  phase: Phase;
  events: Numbered[];
}

/** The deeds that these events tell of, in order; the first event has this number in the game. */
export function deedsOf(events: readonly DatedEvent[], from = 0): Deed[] {
  const collector = new DeedCollector();
  events.forEach((it, index) => collector.write({ ...it, number: from + index }));
  return collector.deeds.flatMap(parted);
}

/** Whoever builds loses what is too much at the end of the same phase: that is no price of a city. */
function parted(deed: Deed): Deed[] {
  if (deed.kind !== "building") return [deed];
  const built = deed.events.findLastIndex(({ event }) => event.kind === "city-built") + 1;
  const [first, ...rest] = deed.events.slice(built);
  return [
    ...(built > 0 ? [{ ...deed, events: deed.events.slice(0, built) }] : []),
    ...(first ? [{ ...deed, kind: "surplus" as const, number: first.number, events: [first, ...rest] }] : []),
  ];
}

/** What a deed is about: events that say the same belong together. */
interface Heading {
  kind: DeedKind;
  about: string;
}

const OF_OFFERS = new Set<Event["kind"]>([
  "offer-made",
  "offer-whispered",
  "unheard-offer-whispered",
  "offer-withdrawn",
  "offer-lapsed",
  "trading-finished",
  "trading-resumed",
]);

const OF_AST = new Set<Event["kind"]>(["marker-moved", "marker-stayed", "late-iron-age-entered"]);

class DeedCollector {
  readonly deeds: Deed[] = [];
  #about = "";
  /** The calamities of the deed that have not ended. */
  #open = 0;

  write(event: Numbered): void {
    const last = this.deeds.at(-1);
    const { kind, about } = this.#headingOf(event);
    const { turn, phase } = event;
    if (last && last.turn === turn && last.phase === phase && kind === last.kind && about === this.#about) {
      last.events.push(event);
    } else {
      this.deeds.push({ kind, number: event.number, turn, phase, events: [event] });
      this.#about = about;
    }
  }

  #headingOf({ phase, number, event }: Numbered): Heading {
    const last = this.deeds.at(-1);
    const single: Heading = { kind: "single", about: String(number) };
    if (OF_AST.has(event.kind)) return { kind: "ast", about: "" };
    if (OF_OFFERS.has(event.kind)) return { kind: "offers", about: "" };
    if (event.kind === "choice-forced" && last?.phase === phase)
      return { kind: last.kind, about: this.#about };
    switch (phase) {
      case "tax-collection":
        return event.kind === "treasury-gained" ? { kind: "tax", about: "" } : single;
      case "population-expansion":
        return event.kind === "tokens-placed" ? { kind: "growth", about: event.owner } : single;
      case "movement":
        return ownerOf(event) === undefined ? single : { kind: "march", about: ownerOf(event) ?? "" };
      case "conflict":
        return this.#fight(event, number, last);
      case "city-construction":
        return ownerOf(event) === undefined ? single : { kind: "building", about: ownerOf(event) ?? "" };
      case "surplus-population":
        return ownerOf(event) === undefined ? single : { kind: "surplus", about: ownerOf(event) ?? "" };
      case "trade-cards-acquisition":
        return ownerOf(event) === undefined ? single : { kind: "draw", about: ownerOf(event) ?? "" };
      case "calamity-selection":
        return event.kind === "calamities-counted" ? { kind: "held", about: "" } : single;
      case "calamity-resolution":
        return this.#calamity(event, number, last);
      case "special-abilities":
        if (event.kind === "ability-used") return { kind: "ability", about: String(number) };
        return last?.kind === "ability" ? { kind: "ability", about: this.#about } : single;
      case "advances-acquisition":
        return ownerOf(event) === undefined ? single : { kind: "purchase", about: ownerOf(event) ?? "" };
      default:
        return single;
    }
  }

  /** What is told of no place comes of the attack before it. */
  #fight(event: Event, number: number, last: Deed | undefined): Heading {
    if (event.kind === "city-attacked") return { kind: "siege", about: `${event.area} ${number}` };
    const area = areaOf(event);
    const isOfSiege = last?.kind === "siege" && (area === undefined || this.#about.startsWith(`${area} `));
    if (isOfSiege) return { kind: "siege", about: this.#about };
    return area === undefined ? { kind: "single", about: String(number) } : { kind: "battle", about: area };
  }

  /** Cards that are revealed before others have ended are resolved with them. */
  #calamity(event: Event, number: number, last: Deed | undefined): Heading {
    if (event.kind === "calamity-struck") {
      const about = last?.kind === "calamity" && this.#open > 0 ? this.#about : String(number);
      this.#open = about === this.#about ? this.#open + 1 : 1;
      return { kind: "calamity", about };
    }
    if (last?.kind !== "calamity") return { kind: "single", about: String(number) };
    if (
      event.kind === "calamity-took-effect" ||
      event.kind === "calamity-had-no-effect" ||
      event.kind === "calamity-cancelled"
    )
      this.#open--;
    return { kind: "calamity", about: this.#about };
  }
}

function ownerOf(event: Event): string | undefined {
  if ("owner" in event) return event.owner;
  if ("seat" in event) return event.seat;
  if (event.kind === "card-discarded") return event.from;
  return undefined;
}

function areaOf(event: Event): AreaId | undefined {
  return "area" in event ? event.area : undefined;
}

/** Whose deed it is, or who is concerned first: me, if I am one of several. */
export function doerOf({ events }: Deed, me?: string): string | undefined {
  const doers = events.map(({ event }) => concerned(event)[0]);
  return me !== undefined && doers.includes(me) ? me : doers[0];
}

/** What nobody needs to be told. */
export function isDull({ kind, events: [first] }: Deed): boolean {
  return kind === "offers" || kind === "held" || (kind === "single" && first?.event.kind === "choice-forced");
}

/** All areas that a deed is about. */
export function placesOf({ events }: Deed): AreaId[] {
  const areas = events.flatMap(({ event }) => {
    if (event.kind === "tokens-moved") return [event.from, event.to];
    if (event.kind === "ship-moved") return [event.from, ...event.route];
    if (event.kind === "place-hit") return [...event.place];
    return areaOf(event) ?? [];
  });
  return [...new Set(areas)];
}
