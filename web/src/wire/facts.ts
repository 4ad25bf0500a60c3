import { language } from "../words/words.svelte";
import { book } from "./book";
import json from "./facts.json";
import type { Advance, CalamityCard, Civilization, Commodity, Facts, Name, SetupFacts, Side } from "./types";

/** What is printed on the board and on the cards. */
export const facts = json as unknown as Facts;

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

/** Who plays, for so many players; undefined where there is no such side. */
export function setup(players: number, side: Side): SetupFacts | undefined {
  return facts.setups.find((it) => it.players === players && it.side === side);
}

/** The seats of a set-up, in A.S.T. ranking. */
export function seatsOf(setup: SetupFacts): Civilization[] {
  const seats = Object.values(setup.blocks).flat();
  return CIVILIZATIONS.filter((civilization) => seats.includes(civilization));
}

/** What something is called in the present language; the id itself where it is not known. */
function called(things: Record<string, { name: Name }>, id: string): string {
  return things[id]?.name[language()] ?? id;
}

export const areaName = (id: string): string => called(facts.areas, id);
export const advanceName = (id: string): string => called(facts.advances, id);
export const commodityName = (id: string): string => called(facts.commodities, id);
export const calamityName = (id: string): string => called(facts.calamities, id);
export const phaseName = (id: string): string => called(facts.phases, id);
export const themeSetName = (id: string): string => called(facts["theme-sets"], id);

/** Of a civilization, or of the barbarians, who have pieces too. */
export const civilizationName = (id: string): string =>
  id === "barbarians" ? facts.barbarians[language()] : called(facts.civilizations, id);

/** Of a commodity or a calamity. */
export const cardName = (id: string): string => (isCalamity(id) ? calamityName(id) : commodityName(id));

export const epochName = (id: keyof Facts["epochs"]): string => facts.epochs[id][language()];
export const colourName = (id: keyof Facts["colours"]): string => facts.colours[id][language()];
export const floodPlainName = (id: keyof Facts["flood-plains"]): string =>
  facts["flood-plains"][id][language()];
export const volcanoName = (id: keyof Facts["volcanoes"]): string => facts.volcanoes[id][language()];

/** A statement of the rules in the present language; in English where it is not written in that. */
export async function ruleText(id: string): Promise<{ text: string; language: string } | undefined> {
  for (const written of new Set<string>([language(), "en"])) {
    const text = (await book(written))[id];
    if (text !== undefined) return { text, language: written };
  }
  return undefined;
}
