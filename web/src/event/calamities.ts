import { isCalamity } from "../wire/facts";
import type { DatedEvent } from "../wire/message";
import type { CalamityCard, CalamityEnd, Cause, Event, Reckoning } from "../wire/types";
import { causeOf } from "./concerned";

type Of<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;

/** A card that struck somebody, and how that ended. */
export interface Strike {
  calamity: CalamityCard;
  victim: string;
  end?: CalamityEnd;
}

/** What one card did to one owner, in order. */
export interface Effect {
  owner: string;
  cause: Cause;
  events: Event[];
}

/** One calamity, or all that are resolved together, from the card to the losses. */
export interface Resolution {
  /** The number of its first event in the game. */
  number: number;
  turn: number;
  strikes: Strike[];
  beneficiaries: Of<"beneficiary-found">[];
  /** Secondary victims, places hit, copies taken together or in order. */
  reach: Event[];
  reckonings: { calamity: CalamityCard; reckoning: Reckoning }[];
  helped: Of<"advance-helped">[];
  effects: Effect[];
}

/** Which calamities were held in a turn, and what chance took away. */
export interface Selection {
  number: number;
  turn: number;
  held: { seat: string; count: number }[];
  discarded: Of<"calamity-discarded">[];
}

export interface Calamities {
  selections: Selection[];
  resolutions: Resolution[];
}

/** The story of all calamities, read from what was told. */
export function calamitiesOf(events: readonly DatedEvent[]): Calamities {
  const calamities: Calamities = { selections: [], resolutions: [] };
  for (const [number, { turn, event }] of events.entries()) {
    const resolution = calamities.resolutions.at(-1);
    if (event.kind === "calamities-counted") selectionOf(calamities, number, turn).held.push(event);
    else if (event.kind === "calamity-discarded") selectionOf(calamities, number, turn).discarded.push(event);
    else if (event.kind === "calamity-struck") strike(resolution, calamities, number, turn, event);
    else if (resolution) add(resolution, event);
  }
  return calamities;
}

/** Whether all of it has been told (P9.17). */
export function isOver(resolution: Resolution): boolean {
  return resolution.strikes.every((it) => it.end);
}

function selectionOf(calamities: Calamities, number: number, turn: number): Selection {
  const last = calamities.selections.at(-1);
  if (last && last.turn === turn) return last;
  const selection = { number, turn, held: [], discarded: [] };
  calamities.selections.push(selection);
  return selection;
}

/** Cards that are revealed before others have ended are resolved with them. */
function strike(
  last: Resolution | undefined,
  calamities: Calamities,
  number: number,
  turn: number,
  { card, victim }: Of<"calamity-struck">,
): void {
  let resolution = last;
  if (!resolution || isOver(resolution)) {
    resolution = begin(number, turn);
    calamities.resolutions.push(resolution);
  }
  if (isCalamity(card.card)) resolution.strikes.push({ calamity: card.card, victim });
}

function begin(number: number, turn: number): Resolution {
  return { number, turn, strikes: [], beneficiaries: [], reach: [], reckonings: [], helped: [], effects: [] };
}

function add(resolution: Resolution, event: Event): void {
  switch (event.kind) {
    case "calamity-took-effect":
    case "calamity-had-no-effect":
    case "calamity-cancelled":
      end(resolution, event);
      break;
    case "beneficiary-found":
      resolution.beneficiaries.push(event);
      break;
    case "victims-named":
    case "place-hit":
    case "copies-taken-together":
    case "copies-taken-in-order":
      resolution.reach.push(event);
      break;
    case "amount-reckoned":
      resolution.reckonings.push({ calamity: event.calamity, reckoning: event.reckoning });
      break;
    case "advance-helped":
      resolution.helped.push(event);
      break;
    case "choice-forced":
      break; // what was chosen is told next
    default:
      suffer(resolution, event);
  }
}

function end(resolution: Resolution, event: CalamityEnd): void {
  const ended = resolution.strikes.find(
    (it) => !it.end && it.calamity === event.calamity && it.victim === event.victim,
  );
  if (ended) ended.end = event;
}

/** Whose loss it is: who had the piece or the card before. */
function sufferer(event: Event): string | undefined {
  if ("owner" in event) return event.owner;
  if ("defender" in event) return event.defender;
  if ("seat" in event) return event.seat;
  return "from" in event ? String(event.from) : undefined;
}

function suffer(resolution: Resolution, event: Event): void {
  const owner = sufferer(event);
  const cause = causeOf(event);
  if (owner === undefined || !cause) return;
  const effect = resolution.effects.find(
    (it) => it.owner === owner && it.cause.calamity === cause.calamity && it.cause.victim === cause.victim,
  );
  if (effect) effect.events.push(event);
  else resolution.effects.push({ owner, cause, events: [event] });
}
