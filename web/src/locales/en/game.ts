import type { Requirement, Score } from "../../wire/message";
import type { ReckoningMeasure } from "../../wire/types";

/** What a reckoning measures. */
export const measures = {
  damage: "damage",
  cities: "cities",
  "unit-points": "unit points",
  tokens: "tokens",
  "support-rate": "support for each city",
  "face-value": "face value",
  steps: "steps",
  cards: "cards",
} satisfies Record<ReckoningMeasure, string>;

/** What the next space of the A.S.T. asks for. */
export const requirements = {
  cities: "cities",
  advances: "advances",
  "advances-under-100": "advances under {middling-cost}",
  "advances-from-100": "advances from {middling-cost}",
  "advances-from-200": "advances from {high-cost}",
  points: "points of advances",
} satisfies Record<Requirement["requirement"], string>;

/** The parts of a score. */
export const scores = {
  cities: "cities",
  advances: "advances",
  ast: "A.S.T.",
  "late-iron-age": "Late Iron Age",
  total: "score",
} satisfies Record<Exclude<keyof Score, "seat">, string>;
