import { locale as english } from "../../../../src/locales/en";
import type { Locale } from "../../../../src/locales/locale";
import { templates } from "../../../../src/wire/templates";
import type { Language } from "../../../../src/wire/types";
import { wrap, wrapped } from "../../wrapped";

/** A third language, nothing but this folder: all it says stands in ⟦⟧. */
export const locale: Locale = {
  ...english,
  id: "eo" as string as Language,
  words: wrapped({ ...english.words }),
  names: wrapped(english.names),
  nouns: wrapped(english.nouns),
  templates: Object.fromEntries(templates.map((template) => [template, wrap(template)])),
};
