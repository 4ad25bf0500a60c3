// What the things of the game are called in the present language.

import { isCalamity } from "../wire/facts";
import type { Facts } from "../wire/types";
import { name } from "./words.svelte";

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
