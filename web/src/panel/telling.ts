import {
  advanceName,
  areaName,
  calamityName,
  cardName,
  civilizationName,
  colourName,
  themeSetName,
} from "../wire/facts";
import type { Bundle, Event, Proposal } from "../wire/types";
import { agree } from "../words/agree";
import { countable, counted, listed } from "../words/counted";
import { events } from "../words/events";
import { measures } from "../words/game";
import { log } from "../words/log";
import { say } from "../words/words.svelte";
import { arithmeticText, priced, reckoned } from "./arithmetic";
import { concerned } from "./concerned";
import { cardList } from "./naming";

type Gaps = Record<string, string>;

export function proposalText(proposal: Proposal): string {
  const { says, wants, wanted } = proposal.bid;
  return say(log["offer-sentence"], {
    "gives-cards": counted(proposal.gives, "cards"),
    says: cardList(says),
    wants: counted(wants, "cards"),
    wanted: cardList(wanted),
  });
}

/** A number is told bare, and with each noun that it may count. */
function numbers(event: Event): Gaps {
  const gaps: Gaps = {};
  for (const [property, value] of Object.entries(event)) {
    if (typeof value !== "number") continue;
    gaps[property] = String(value);
    for (const noun of countable) gaps[`${property}-${noun}`] = counted(value, noun);
  }
  return gaps;
}

function seats(list: readonly string[]): string {
  return listed(list.map(civilizationName));
}

function areas(list: readonly string[]): string {
  return list.map(areaName).join(", ");
}

function bundle(cards: Bundle): string {
  return cardList([...cards.commodities, ...cards.calamities]);
}

function names(event: Event): Gaps {
  switch (event.kind) {
    case "theme-set-dealt":
    case "theme-set-revealed":
      return { seat: civilizationName(event.seat), set: themeSetName(event.set) };
    case "unseen-theme-set-dealt":
    case "unseen-card-drawn":
    case "trading-finished":
    case "trading-resumed":
    case "calamities-counted":
    case "treasury-gained":
    case "treasury-lost":
    case "treasury-paid":
    case "marker-moved":
    case "marker-stayed":
    case "marker-moved-back":
    case "player-left":
    case "choice-forced":
      return { seat: civilizationName(event.seat) };
    case "card-drawn":
      return { seat: civilizationName(event.seat), card: cardName(event.card.card) };
    case "offer-made":
    case "offer-whispered":
      return {
        from: civilizationName(event.proposal.from),
        to: seats(event.proposal.bid.to),
        proposal: proposalText(event.proposal),
      };
    case "unheard-offer-whispered":
      return { from: civilizationName(event.from), to: seats(event.to) };
    case "cards-exchanged":
      return {
        first: civilizationName(event.first),
        gave: bundle(event.gave),
        second: civilizationName(event.second),
        returned: bundle(event.returned),
      };
    case "unseen-cards-exchanged":
      return { first: civilizationName(event.first), second: civilizationName(event.second) };
    case "calamity-discarded":
    case "card-discarded":
      return { from: civilizationName(event.from), card: cardName(event.card.card) };
    case "calamity-struck":
      return { card: cardName(event.card.card), victim: civilizationName(event.victim) };
    case "calamity-cancelled":
      return { calamity: calamityName(event.calamity), victim: civilizationName(event.victim) };
    case "beneficiary-found":
      return {
        calamity: calamityName(event.calamity),
        victim: civilizationName(event.victim),
        beneficiary: civilizationName(event.beneficiary),
      };
    case "victims-named":
      return {
        calamity: calamityName(event.calamity),
        victim: civilizationName(event.victim),
        secondary: seats(event.secondary),
      };
    case "place-hit":
      return {
        calamity: calamityName(event.calamity),
        victim: civilizationName(event.victim),
        place: areas(event.place),
      };
    case "advance-helped":
      return {
        calamity: calamityName(event.calamity),
        holder: civilizationName(event.holder),
        advance: advanceName(event.advance),
      };
    case "amount-reckoned":
      return {
        calamity: calamityName(event.calamity),
        seat: civilizationName(event.reckoning.seat),
        measure: say(measures[event.reckoning.measure]),
        reckoning: arithmeticText(reckoned(event.reckoning)),
      };
    case "copies-taken-together":
      return { calamity: calamityName(event.calamity), victims: seats(event.victims) };
    case "copies-taken-in-order":
      return { calamity: calamityName(event.calamity), insisting: seats(event.insisting) };
    case "ability-used":
      return { holder: civilizationName(event.holder), advance: advanceName(event.advance) };
    case "givers-named":
      return { holder: civilizationName(event.holder), givers: seats(event.givers) };
    case "advance-acquired":
      return {
        seat: civilizationName(event.seat),
        advance: advanceName(event.price.advance),
        price: arithmeticText(priced(event.price)),
      };
    case "advances-paid":
      return { seat: civilizationName(event.seat), wasted: wasted(event) };
    case "card-substituted":
      return {
        seat: civilizationName(event.seat),
        substitute: cardName(event.substitute),
        set: cardName(event.set),
      };
    case "credits-chosen":
      return { seat: civilizationName(event.seat), colour: colourName(event.colour) };
    case "hand-limit-exceeded":
      return { seat: civilizationName(event.limit.seat), limit: String(event.limit.result) };
    case "card-seized":
      return {
        from: civilizationName(event.from),
        by: civilizationName(event.by),
        card: cardName(event.card.card),
      };
    case "unseen-card-seized":
      return { from: civilizationName(event.from), by: civilizationName(event.by) };
    case "card-handed-over":
      return {
        from: civilizationName(event.from),
        to: civilizationName(event.to),
        card: cardName(event.card.card),
      };
    case "unseen-card-handed-over":
    case "no-card-handed-over":
      return { from: civilizationName(event.from), to: civilizationName(event.to) };
    case "tokens-moved":
      return { owner: civilizationName(event.owner), from: areaName(event.from), to: areaName(event.to) };
    case "tokens-annexed":
    case "city-annexed":
      return {
        from: civilizationName(event.from),
        to: civilizationName(event.to),
        area: areaName(event.area),
      };
    case "tokens-removed":
    case "tokens-placed":
    case "tokens-embarked":
    case "tokens-landed":
    case "tokens-turned-barbarian":
    case "city-built":
    case "city-destroyed":
    case "city-reduced":
    case "city-turned-pirate":
    case "ship-built":
    case "ship-maintained":
    case "ship-removed":
      return { owner: civilizationName(event.owner), area: areaName(event.area) };
    case "city-attacked":
      return {
        attacker: civilizationName(event.attacker),
        defender: civilizationName(event.defender),
        area: areaName(event.area),
      };
    case "ship-moved":
      return { owner: civilizationName(event.owner), from: areaName(event.from), route: areas(event.route) };
    case "late-iron-age-entered":
      return { seats: seats(event.seats) };
    case "offer-withdrawn":
    case "offer-lapsed":
    case "last-turn-announced":
    case "game-ended":
      return {};
  }
}

function wasted(paid: Extract<Event, { kind: "advances-paid" }>): string {
  const points = paid["cards-worth"] + paid["treasury-worth"] - paid.due;
  return points === 0 ? "" : say(log.wasted, { points });
}

/** What happened, as a sentence. */
export function tell(event: Event): string {
  return agree(say(events[event.kind], { ...numbers(event), ...names(event) }), concerned(event)[0]);
}

/** The statements that an event cites. */
export function rulesOf(event: Event): string[] {
  switch (event.kind) {
    case "amount-reckoned":
      return [event.reckoning.rule, ...event.reckoning.steps.map((it) => it.rule)];
    case "hand-limit-exceeded":
      return [event.limit.rule];
    case "advance-acquired":
      return [...new Set(event.price.deductions.map((it) => it.rule))];
    default:
      return "rule" in event ? [event.rule] : [];
  }
}
