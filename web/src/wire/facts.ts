import { language, name } from "../words/words.svelte";
import { book } from "./book";
import json from "./facts.json";
import type { Advance, CalamityCard, Civilization, Commodity, Facts, SetupFacts, Side } from "./types";

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

export const areaName = (id: string): string => name("areas", id);
export const advanceName = (id: string): string => name("advances", id);
export const commodityName = (id: string): string => name("commodities", id);
export const calamityName = (id: string): string => name("calamities", id);
export const phaseName = (id: string): string => name("phases", id);
export const themeSetName = (id: string): string => name("theme-sets", id);

/** Of a civilization, or of the barbarians, who have pieces too. */
export const civilizationName = (id: string): string => name("civilizations", id);

/** Of a commodity or a calamity. */
export const cardName = (id: string): string => (isCalamity(id) ? calamityName(id) : commodityName(id));

export const epochName = (id: keyof Facts["epochs"]): string => name("epochs", id);
export const colourName = (id: keyof Facts["colours"]): string => name("colours", id);
export const floodPlainName = (id: keyof Facts["flood-plains"]): string => name("flood-plains", id);
export const volcanoName = (id: keyof Facts["volcanoes"]): string => name("volcanoes", id);

/** A statement of the rules in the present language; in English where it is not written in that. */
export async function ruleText(id: string): Promise<{ text: string; language: string } | undefined> {
  for (const written of new Set<string>([language(), "en"])) {
    const text = (await book(written))[id];
    if (text !== undefined) return { text, language: written };
  }
  return undefined;
}
