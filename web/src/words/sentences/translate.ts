import { cardList } from "../../panel/naming";
import { advanceName, areaName, calamityName, civilizationName, commodityName } from "../../wire/facts";
import type { Filling, Sentence } from "../../wire/message";
import { countable, counted, listed } from "../counted";
import { language } from "../words.svelte";
import { polish } from "./polish";

/** A gap, and what agrees with its number: a noun of that language, or words for one and for several. */
export const GAP = /\{([A-Za-z]+)(?:-([a-z]+)|:([^|{}]+)\|([^|{}]+))?\}/g;

/** What the server says, in the present language; in English, if it says what this page does not know. */
export function translate({ template, arguments: fillings }: Sentence): string {
  const translations: Partial<Record<string, string>> = language() === "pl" ? polish : {};
  return (translations[template] ?? template).replace(
    GAP,
    (gap, name: string, noun?: string, one?: string, several?: string) => {
      const filling = fillings[name];
      if (filling === undefined) return gap;
      const words = filling === 1 ? one : several;
      return words === undefined ? told(filling, noun) : `${told(filling, noun)} ${words}`;
    },
  );
}

function told(filling: Filling, noun: string | undefined): string {
  if (typeof filling === "number") {
    const what = countable.find((it) => it === noun);
    return what ? counted(filling, what) : String(filling);
  }
  if (typeof filling === "string") return filling;
  if ("area" in filling) return areaName(filling.area);
  if ("areas" in filling) return listed(filling.areas.map(areaName));
  if ("civilization" in filling) return civilizationName(filling.civilization);
  if ("seats" in filling) return listed(filling.seats.map(civilizationName));
  if ("advance" in filling) return advanceName(filling.advance);
  if ("commodity" in filling) return commodityName(filling.commodity);
  if ("commodities" in filling) return cardList(filling.commodities);
  if ("calamity-card" in filling) return calamityName(filling["calamity-card"]);
  return translate(filling.sentence);
}
