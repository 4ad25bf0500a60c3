import { facts, isCalamity, RULES, setWorth } from "../../wire/facts";
import type { DatedEvent } from "../../wire/message";
import type {
  AcceptOffer,
  Bundle,
  CalamityCard,
  Civilization,
  Commodity,
  MakeOffer,
  Proposal,
} from "../../wire/types";

export const FEWEST = RULES["trade-fewest-cards"];
export const TRUE_NAMES = RULES["trade-true-names"];

/** Equal cards of a hand. */
export interface CardSet {
  card: Commodity;
  count: number;
  value: number;
  worth: number;
  /** What the set would be worth with one card more; undefined when it is complete. */
  oneMore: number | undefined;
}

/** A hand by sets, the most precious first. */
export function setsOf(cards: readonly Commodity[]): CardSet[] {
  return [...new Set(cards)]
    .map((card) => {
      const { value, copies = 0 } = facts.commodities[card];
      const count = cards.filter((it) => it === card).length;
      const oneMore = count < copies ? setWorth(card, count + 1) : undefined;
      return { card, count, value, worth: setWorth(card, count), oneMore };
    })
    .sort((one, other) => other.worth - one.worth);
}

export function worthOf(cards: readonly Commodity[]): number {
  return setsOf(cards).reduce((sum, set) => sum + set.worth, 0);
}

export function isTradeable(calamity: CalamityCard): boolean {
  return facts.calamities[calamity].kind !== "non-tradeable";
}

/** How many of each card are chosen. */
export type CardChoice = ReadonlyMap<Commodity | CalamityCard, number>;

export function countOf(choice: CardChoice): number {
  return [...choice.values()].reduce((sum, count) => sum + count, 0);
}

export function bundleOf(choice: CardChoice): Bundle {
  const cards = [...choice].flatMap(([card, count]) => Array.from({ length: count }, () => card));
  const calamities = cards.filter(isCalamity);
  return { commodities: cards.filter((card): card is Commodity => !isCalamity(card)), calamities };
}

export function choiceOf(bundle: Bundle): CardChoice {
  const choice = new Map<Commodity | CalamityCard, number>();
  for (const card of [...bundle.commodities, ...bundle.calamities]) {
    choice.set(card, (choice.get(card) ?? 0) + 1);
  }
  return choice;
}

/** Those of these cards that the hand lacks. */
export function lacking<Card>(hand: readonly Card[], wanted: readonly Card[]): Card[] {
  const left = [...hand];
  return wanted.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A first choice of so many cards: the wanted ones, then those whose sets lose least. */
export function firstChoice(hand: Bundle, wanted: readonly Commodity[], count: number): CardChoice {
  const choice = new Map<Commodity | CalamityCard, number>();
  const left = [...hand.commodities];
  const take = (card: Commodity) => {
    left.splice(left.indexOf(card), 1);
    choice.set(card, (choice.get(card) ?? 0) + 1);
  };
  for (const card of wanted) if (left.includes(card)) take(card);
  while (countOf(choice) < count && left.length > 0) {
    const losses = setsOf(left).map((set) => ({
      card: set.card,
      loss: set.worth - setWorth(set.card, set.count - 1),
    }));
    const least = losses.reduce((one, other) => (other.loss < one.loss ? other : one));
    take(least.card);
  }
  return choice;
}

export function acceptance(number: number, choice: CardChoice): AcceptOffer {
  return { kind: "accept-offer", number, gives: bundleOf(choice) };
}

/** An offer as it is put together. */
export interface OfferPlan {
  gives: CardChoice;
  /** What is said of the cards; "" where nothing is. The first two are true. */
  says: readonly (Commodity | "")[];
  wants: number;
  wanted: readonly (Commodity | "")[];
  to: readonly Civilization[];
  /** The number of the offer that is countered, or 0. */
  answers: number;
}

function isNamed(name: Commodity | ""): name is Commodity {
  return name !== "";
}

export function offerOf(plan: OfferPlan): MakeOffer {
  return {
    kind: "make-offer",
    gives: bundleOf(plan.gives),
    bid: {
      to: [...plan.to],
      says: plan.says.filter(isNamed),
      wants: plan.wants,
      wanted: plan.wanted.filter(isNamed),
      answers: plan.answers,
    },
  };
}

/** Whether enough is said for the server to judge it. */
export function isWhole(plan: OfferPlan): boolean {
  const said = plan.says.slice(0, TRUE_NAMES).every((name) => name !== "");
  const asked = plan.wanted.filter((name) => name !== "").length === TRUE_NAMES;
  return (
    countOf(plan.gives) >= FEWEST && plan.says.length >= TRUE_NAMES && said && asked && plan.to.length > 0
  );
}

/** The truth about these cards, as far as it may be said: the two first names, then the rest. */
export function truth(choice: CardChoice): (Commodity | "")[] {
  const { commodities, calamities } = bundleOf(choice);
  return [...commodities, ...calamities.map(() => "" as const)];
}

/** A counter-offer to begin with: what they want for what they truly have. */
export function counterTo(proposal: Proposal, hand: Bundle): OfferPlan {
  const count = Math.max(FEWEST, Math.min(proposal.gives, hand.commodities.length));
  const gives = firstChoice(hand, proposal.bid.wanted, count);
  return {
    gives,
    says: truth(gives),
    wants: proposal.gives,
    wanted: proposal.bid.says.slice(0, TRUE_NAMES),
    to: [proposal.from],
    answers: proposal.number,
  };
}

/** Whispers of this turn's trade that stand: those heard, by number, and those only seen. */
export interface Whispers {
  heard: ReadonlySet<number>;
  unheard: { number: number; from: Civilization; to: Civilization[] }[];
}

export function whispers(events: readonly DatedEvent[], turn: number): Whispers {
  const heard = new Set<number>();
  const unheard = new Map<number, Whispers["unheard"][number]>();
  const first = events.findLastIndex((it) => it.turn < turn) + 1;
  for (const { event } of events.slice(first)) {
    if (event.kind === "offer-whispered") heard.add(event.proposal.number);
    else if (event.kind === "unheard-offer-whispered") unheard.set(event.number, event);
    else if (event.kind === "offer-withdrawn" || event.kind === "offer-lapsed") unheard.delete(event.number);
    else if (event.kind === "unseen-cards-exchanged") unheard.delete(event.offer);
  }
  return { heard, unheard: [...unheard.values()] };
}
