import type { Requirement, Score } from "../wire/message";
import type { ReckoningMeasure } from "../wire/types";
import type { Phrase } from "./words.svelte";

/** What a reckoning measures. */
export const measures: Record<ReckoningMeasure, Phrase> = {
  damage: { en: "damage", pl: "obrażenia" },
  cities: { en: "cities", pl: "miasta" },
  "unit-points": { en: "unit points", pl: "punkty jednostek" },
  tokens: { en: "tokens", pl: "żetony" },
  "support-rate": { en: "support for each city", pl: "utrzymanie każdego miasta" },
  "face-value": { en: "face value", pl: "wartość kart" },
  steps: { en: "steps", pl: "kroki" },
  cards: { en: "cards", pl: "karty" },
};

/** What the next space of the A.S.T. asks for. */
export const requirements: Record<Requirement["requirement"], Phrase> = {
  cities: { en: "cities", pl: "miasta" },
  advances: { en: "advances", pl: "karty rozwoju" },
  "advances-under-100": { en: "advances under 100", pl: "karty poniżej 100" },
  "advances-from-100": { en: "advances from 100", pl: "karty od 100" },
  "advances-from-200": { en: "advances from 200", pl: "karty od 200" },
  points: { en: "points of advances", pl: "punkty za karty" },
};

/** The parts of a score. */
export const scores: Record<Exclude<keyof Score, "seat">, Phrase> = {
  cities: { en: "cities", pl: "miasta" },
  advances: { en: "advances", pl: "karty rozwoju" },
  ast: { en: "A.S.T.", pl: "Tor Historii" },
  "late-iron-age": { en: "Late Iron Age", pl: "późna epoka żelaza" },
  total: { en: "score", pl: "wynik" },
};

export const nothing: Phrase = { en: "nothing", pl: "nic" };
