import { isCalamity } from "../wire/facts";
import type { Told } from "../wire/message";
import type { CalamityCard, Event, Reckoning } from "../wire/types";

type Of<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;

/** A card that struck somebody. */
export interface Strike {
  calamity: CalamityCard;
  victim: string;
}

/** What happened to one owner, in order. */
export interface Fate {
  owner: string;
  events: Event[];
}

/** One calamity, or all that are resolved together, from the card to the losses. */
export interface Tale {
  /** The number of its first event in the game. */
  number: number;
  turn: number;
  strikes: Strike[];
  cancelled: Of<"calamity-cancelled">[];
  beneficiaries: Of<"beneficiary-found">[];
  /** Secondary victims, places hit, copies taken together or in order. */
  reach: Event[];
  reckonings: { calamity: CalamityCard; reckoning: Reckoning }[];
  helped: Of<"advance-helped">[];
  fates: Fate[];
  /** Whether everything of it has been told. */
  over: boolean;
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
  let tale: Tale | undefined;
  let open = 0; // cards that struck and are not on their piles yet
  for (const [number, { turn, event }] of events.entries()) {
    if (event.kind === "calamities-counted") selectionOf(story, number, turn).held.push(event);
    else if (event.kind === "calamity-discarded") selectionOf(story, number, turn).discarded.push(event);
    else if (event.kind === "calamity-struck") {
      if (!tale || open === 0) {
        tale = begin(number, turn);
        story.tales.push(tale);
      }
      const calamity = event.card.card;
      if (isCalamity(calamity)) tale.strikes.push({ calamity, victim: event.victim });
      open++;
    } else if (tale && open > 0) {
      if (event.kind === "card-discarded" && isCalamity(event.card.card)) open--;
      else add(tale, event);
      tale.over = open === 0;
    }
  }
  return story;
}

function selectionOf(story: Story, number: number, turn: number): Selection {
  const last = story.selections.at(-1);
  if (last && last.turn === turn) return last;
  const selection = { number, turn, held: [], discarded: [] };
  story.selections.push(selection);
  return selection;
}

function begin(number: number, turn: number): Tale {
  return {
    number,
    turn,
    strikes: [],
    cancelled: [],
    beneficiaries: [],
    reach: [],
    reckonings: [],
    helped: [],
    fates: [],
    over: false,
  };
}

function add(tale: Tale, event: Event): void {
  switch (event.kind) {
    case "calamity-cancelled":
      tale.cancelled.push(event);
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

/** Whose loss it is: who had the piece or the card before. */
function sufferer(event: Event): string | undefined {
  if ("owner" in event) return event.owner;
  if ("defender" in event) return event.defender;
  if ("seat" in event) return event.seat;
  return "from" in event ? String(event.from) : undefined;
}

function suffer(tale: Tale, event: Event): void {
  const owner = sufferer(event);
  if (owner === undefined) return;
  const fate = tale.fates.find((it) => it.owner === owner);
  if (fate) fate.events.push(event);
  else tale.fates.push({ owner, events: [event] });
}
