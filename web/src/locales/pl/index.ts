import type { Locale } from "../locale";
import { printed } from "../printed";
import { cases, plural } from "./cases";
import { nouns } from "./nouns";
import { templates } from "./sentences";
import * as words from "./words";

export const locale: Locale = {
  id: "pl",
  words,
  names: printed("pl"),
  nouns,
  cases,
  plural,
  templates,
};
