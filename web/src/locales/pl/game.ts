import type { Words } from "../locale";

/** What a reckoning measures. */
export const measures: Words["measures"] = {
  damage: "obrażenia",
  cities: "miasta",
  "unit-points": "punkty jednostek",
  tokens: "żetony",
  "support-rate": "utrzymanie każdego miasta",
  "face-value": "wartość kart",
  steps: "kroki",
  cards: "karty",
};

/** What the next space of the A.S.T. asks for. */
export const requirements: Words["requirements"] = {
  cities: "miasta",
  advances: "karty rozwoju",
  "advances-under-100": "karty poniżej {middling-cost}",
  "advances-from-100": "karty od {middling-cost}",
  "advances-from-200": "karty od {high-cost}",
  points: "punkty za karty",
};

/** The parts of a score. */
export const scores: Words["scores"] = {
  cities: "miasta",
  advances: "karty rozwoju",
  ast: "Tor Historii",
  "late-iron-age": "późna epoka żelaza",
  total: "wynik",
};
