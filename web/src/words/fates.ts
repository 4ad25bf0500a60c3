import type { Asked } from "../question/asked";
import { phrases, type Phrase } from "./words.svelte";

/** What is asked when cities are picked, by what becomes of them. */
export const fates: Record<Asked<"pick-cities">["fate"], Phrase> = {
  reduced: {
    en: "Pick {count} of the cities of {owner} to be reduced.",
    pl: "Wybierz miasta do redukcji (liczba: {count}). Właściciel: {owner}.",
  },
  unsupported: {
    en: "Support is lacking: pick a city to be reduced.",
    pl: "Za mało żetonów na utrzymanie miast: wybierz miasto do redukcji.",
  },
  "new-unsupported": {
    en: "Support is lacking: pick a city to be reduced, of those built this turn.",
    pl: "Za mało żetonów na utrzymanie miast: wybierz miasto do redukcji spośród zbudowanych w tej turze.",
  },
  destroyed: {
    en: "Pick {count} of the cities of {owner} to be destroyed.",
    pl: "Wybierz miasta do zniszczenia (liczba: {count}). Właściciel: {owner}.",
  },
  annexed: {
    en: "Pick {count} of the cities of {owner} to be annexed.",
    pl: "Wybierz miasta do aneksji (liczba: {count}). Właściciel: {owner}.",
  },
  "lost-in-revolt": {
    en: "{owner} could not pay the tax of all cities: pick {count} that revolt and become yours.",
    pl: "Nie wszystkie miasta zapłaciły podatek ({owner}). Wybierz te, które się zbuntują i przejdą do ciebie (liczba: {count}).",
  },
  "turned-pirate": {
    en: "Pick {count} of the cities of {owner} to become pirate cities.",
    pl: "Wybierz miasta, które staną się pirackie (liczba: {count}). Właściciel: {owner}.",
  },
  attacked: {
    en: "Pick the city of {owner} that the barbarians attack.",
    pl: "Wybierz miasto, które zaatakują barbarzyńcy. Właściciel: {owner}.",
  },
  "attack-resolved": {
    en: "Pick which of the attacks on your cities is resolved next.",
    pl: "Wybierz, który z ataków na twoje miasta zostanie teraz rozstrzygnięty.",
  },
};

/** Whose cities they are, if they are one's own. */
export const ownFates = phrases({
  reduced: {
    en: "Pick {count} of your cities to be reduced.",
    pl: "Wybierz swoje miasta do redukcji (liczba: {count}).",
  },
  destroyed: {
    en: "Pick {count} of your cities to be destroyed.",
    pl: "Wybierz swoje miasta do zniszczenia (liczba: {count}).",
  },
  "turned-pirate": {
    en: "Pick {count} of your cities to become pirate cities.",
    pl: "Wybierz swoje miasta, które staną się pirackie (liczba: {count}).",
  },
});
