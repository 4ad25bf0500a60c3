import json from "./facts.json";
import type { Advance, CalamityCard, Civilization, Commodity, Facts, SetupFacts, Side } from "./types";

/** What is printed on the board and on the cards. */
export const facts = json as unknown as Facts;

/** The numbers of the rules, from the engine. */
export const RULES = facts.rules;

/** Those that are plain numbers, by name, as texts may have them in gaps. */
export const RULE_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(RULES).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
);

/** The statements behind sentences of the page that tell of no question and no event, from the engine. */
export const CITED = facts.cited;

/** The civilizations in A.S.T. ranking. */
export const CIVILIZATIONS = Object.keys(facts.civilizations) as Civilization[];
/** The advances, chain by chain. */
export const ADVANCES = Object.keys(facts.advances) as Advance[];
/** The commodities by face value. */
export const COMMODITIES = Object.keys(facts.commodities) as Commodity[];
/** The calamities in the order of their resolution. */
export const CALAMITIES = Object.keys(facts.calamities) as CalamityCard[];

export function isCalamity(card: string): card is CalamityCard {
  return card in facts.calamities;
}

/** How many tokens a ship carries at most for a player with these advances (P3.5). */
export function shipLoad(advances: readonly Advance[]): number {
  const { base, raised, "raised-by": raisedBy } = RULES["ship-load"];
  return advances.includes(raisedBy) ? raised : base;
}

/** What so many equal cards are worth together (P7.1). */
export function setWorth(card: Commodity, count: number): number {
  return facts.commodities[card].value * (RULES["set-factors"][count] ?? 0);
}

/** Who plays, for so many players; undefined where there is no such side. */
export function setup(players: number, side: Side): SetupFacts | undefined {
  return facts.setups.find((it) => it.players === players && it.side === side);
}

/** The seats of a set-up, in A.S.T. ranking. */
export function seatsOf(setup: SetupFacts): Civilization[] {
  const seats = Object.values(setup.blocks).flat();
  return CIVILIZATIONS.filter((civilization) => seats.includes(civilization));
}
