import { isCalamity } from "../wire/facts";
import type { Told } from "../wire/message";
import type { CalamityCard, CalamityEnd, Cause, Event, Reckoning } from "../wire/types";
import { causeOf } from "./chronicle";

type Of<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;

/** A card that struck somebody, and how that ended. */
export interface Strike {
  calamity: CalamityCard;
  victim: string;
  end?: CalamityEnd;
}

/** What one card did to one owner, in order. */
export interface Fate {
  owner: string;
  cause: Cause;
  events: Event[];
}

/** One calamity, or all that are resolved together, from the card to the losses. */
export interface Tale {
  /** The number of its first event in the game. */
  number: number;
  turn: number;
  strikes: Strike[];
  beneficiaries: Of<"beneficiary-found">[];
  /** Secondary victims, places hit, copies taken together or in order. */
  reach: Event[];
  reckonings: { calamity: CalamityCard; reckoning: Reckoning }[];
  helped: Of<"advance-helped">[];
  fates: Fate[];
}

/** Which calamities were held in a turn, and what chance took away. */
export interface Selection {
  number: number;
  turn: number;
  held: { seat: string; count: number }[];
  discarded: Of<"calamity-discarded">[];
}

export interface Story {
  selections: Selection[];
  tales: Tale[];
}

/** The story of all calamities, read from what was told. */
export function storyOf(events: readonly Told[]): Story {
  const story: Story = { selections: [], tales: [] };
  for (const [number, { turn, event }] of events.entries()) {
    const tale = story.tales.at(-1);
    if (event.kind === "calamities-counted") selectionOf(story, number, turn).held.push(event);
    else if (event.kind === "calamity-discarded") selectionOf(story, number, turn).discarded.push(event);
    else if (event.kind === "calamity-struck") strike(tale, story, number, turn, event);
    else if (tale) add(tale, event);
  }
  return story;
}

/** Whether all of it has been told (P9.17). */
export function isOver(tale: Tale): boolean {
  return tale.strikes.every((it) => it.end);
}

function selectionOf(story: Story, number: number, turn: number): Selection {
  const last = story.selections.at(-1);
  if (last && last.turn === turn) return last;
  const selection = { number, turn, held: [], discarded: [] };
  story.selections.push(selection);
  return selection;
}

/** Cards that are revealed before others have ended are resolved with them. */
function strike(
  last: Tale | undefined,
  story: Story,
  number: number,
  turn: number,
  { card, victim }: Of<"calamity-struck">,
): void {
  let tale = last;
  if (!tale || isOver(tale)) {
    tale = begin(number, turn);
    story.tales.push(tale);
  }
  if (isCalamity(card.card)) tale.strikes.push({ calamity: card.card, victim });
}

function begin(number: number, turn: number): Tale {
  return { number, turn, strikes: [], beneficiaries: [], reach: [], reckonings: [], helped: [], fates: [] };
}

function add(tale: Tale, event: Event): void {
  switch (event.kind) {
    case "calamity-took-effect":
    case "calamity-had-no-effect":
    case "calamity-cancelled":
      end(tale, event);
      break;
    case "beneficiary-found":
      tale.beneficiaries.push(event);
      break;
    case "victims-named":
    case "place-hit":
    case "copies-taken-together":
    case "copies-taken-in-order":
      tale.reach.push(event);
      break;
    case "amount-reckoned":
      tale.reckonings.push({ calamity: event.calamity, reckoning: event.reckoning });
      break;
    case "advance-helped":
      tale.helped.push(event);
      break;
    case "choice-forced":
      break; // what was chosen is told next
    default:
      suffer(tale, event);
  }
}

function end(tale: Tale, event: CalamityEnd): void {
  const ended = tale.strikes.find(
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

function suffer(tale: Tale, event: Event): void {
  const owner = sufferer(event);
  const cause = causeOf(event);
  if (owner === undefined || !cause) return;
  const fate = tale.fates.find(
    (it) => it.owner === owner && it.cause.calamity === cause.calamity && it.cause.victim === cause.victim,
  );
  if (fate) fate.events.push(event);
  else tale.fates.push({ owner, cause, events: [event] });
}
