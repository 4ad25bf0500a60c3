import type { Locale } from "../locale";
import { printed } from "../printed";
import { nouns } from "./nouns";
import * as words from "./words";

export const locale: Locale = {
  id: "en",
  words,
  names: printed("en"),
  nouns,
  cases: { civilizations: { barbarians: { mid: "the Barbarians" } } }, // amid a sentence
  plural: new Set(["barbarians"]),
  templates: {},
};
