import { isCalamity } from "../wire/facts";
import { themeSetName } from "../words/names";
import type { Bundle, Card, Event, Proposal } from "../wire/types";
import type { Gap } from "../words/fill";
import { events, log, measures, reasons } from "../words/phrases";
import { name, say } from "../words/words.svelte";
import { arithmeticText, priced, reckoned } from "./arithmetic";
import { type Blocks, ONE_BLOCK, within } from "../wire/blocks";

type Gaps = Record<string, Gap>;
type Of<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;

export function proposalText(proposal: Proposal): string {
  const { says, wants, wanted } = proposal.bid;
  return say(log["offer-sentence"], {
    gives: proposal.gives,
    says: { cards: says },
    wants,
    wanted: { cards: wanted },
  });
}

/** Properties that name one civilization; from and to do so too, unless pieces go from area to area. */
const WHO = ["seat", "owner", "by", "holder", "attacker", "defender", "first", "second", "from", "to"];
/** Those whose block is said. */
const STRUCK = ["victim", "beneficiary", "secondary", "victims"];
const AREAS = ["area", "place"];

/** What the properties of an event say by themselves. */
function properties(event: Event, blocks: Blocks): Gaps {
  const gaps: Gaps = {};
  const byMap = event.kind === "tokens-moved" || event.kind === "ship-moved";
  for (const [property, value] of Object.entries(event) as [string, unknown][]) {
    if (typeof value === "number") gaps[property] = value;
    else if (AREAS.includes(property) || (byMap && ["from", "to"].includes(property)))
      gaps[property] = { areas: [value].flat() as string[] };
    else if (Array.isArray(value))
      gaps[property] = { seats: value.map((seat) => who(seat, property, blocks)) };
    else if (typeof value === "string" && [...WHO, ...STRUCK].includes(property))
      gaps[property] = who(value, property, blocks);
    else if (property === "card") gaps[property] = card(value as Card);
  }
  return gaps;
}

function who(civilization: string, property: string, blocks: Blocks) {
  return within(STRUCK.includes(property) ? blocks : ONE_BLOCK, civilization);
}

function card({ card }: Card): Gap {
  return isCalamity(card) ? { "calamity-card": card } : { commodity: card };
}

function bundle(cards: Bundle): Gap {
  return { cards: [...cards.commodities, ...cards.calamities] };
}

/** What is put together of several properties, or stands deeper. */
function more(event: Event, blocks: Blocks): Gaps {
  switch (event.kind) {
    case "theme-set-dealt":
    case "theme-set-revealed":
      return { set: themeSetName(event.set) };
    case "ship-moved":
      return { route: event.route.map((area) => name("areas", area)).join(", ") };
    case "offer-made":
    case "offer-whispered":
      return {
        from: { civilization: event.proposal.from },
        to: { seats: event.proposal.bid.to },
        proposal: proposalText(event.proposal),
      };
    case "cards-exchanged":
      return { gave: bundle(event.gave), returned: bundle(event.returned) };
    case "amount-reckoned":
      return {
        calamity: { "calamity-card": event.calamity },
        seat: within(blocks, event.reckoning.seat),
        measure: say(measures[event.reckoning.measure]),
        reckoning: arithmeticText(reckoned(event.reckoning)),
      };
    case "calamity-had-no-effect":
    case "calamity-cancelled":
      return { calamity: { "calamity-card": event.calamity }, reason: because(event.rule) };
    case "copies-taken-in-order":
      return { calamity: { "calamity-card": event.calamity }, reason: whyInOrder(event, blocks) };
    case "advance-acquired":
      return { advance: { advance: event.price.advance }, price: arithmeticText(priced(event.price)) };
    case "advances-paid":
      return { wasted: wasted(event) };
    case "card-substituted":
      return { substitute: { commodity: event.substitute }, set: { commodity: event.set } };
    case "credits-chosen":
      return { colour: name("colours", event.colour) };
    case "hand-limit-exceeded":
      return { seat: { civilization: event.limit.seat }, limit: event.limit.result };
    default:
      return {
        ...("calamity" in event && { calamity: { "calamity-card": event.calamity } }),
        ...("advance" in event && { advance: { advance: event.advance } }),
      };
  }
}

function wasted(paid: Of<"advances-paid">): string {
  const points = paid["cards-worth"] + paid["treasury-worth"] - paid.due;
  return points === 0 ? "" : say(log.wasted, { points });
}

/** Why a calamity came to nothing, to be put after that; empty if the page has no words for it. */
export function because(rule: string): string {
  return rule in reasons ? `: ${say(reasons[rule as keyof typeof reasons])}` : "";
}

function whyInOrder({ insisting }: Of<"copies-taken-in-order">, blocks: Blocks): string {
  return insisting.length === 0
    ? say(log["order-matters"])
    : say(log.insisted, { insisting: { seats: insisting.map((it) => within(blocks, it)) } });
}

/** What happened, as a sentence; with the blocks of those who are struck, where there are two. */
export function tell(event: Event, blocks: Blocks = ONE_BLOCK): string {
  return say(events[event.kind], { ...properties(event, blocks), ...more(event, blocks) });
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
