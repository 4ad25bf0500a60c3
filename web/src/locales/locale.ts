import type { Template } from "../wire/templates";
import type { Advance, CalamityCard, Civilization, Commodity, Facts, Language } from "../wire/types";
import type * as english from "./en/words";
import type { nouns } from "./en/nouns";

/** What the page says, by subject. English says what there is to say; gaps are those of `fill`. */
export type Words = { [S in keyof typeof english]: Record<keyof (typeof english)[S], string> };

export type Subject = keyof Words;

/** The nouns that stand after a number. */
export type Noun = keyof typeof nouns;

/**
 * A noun by case, and by plural class in the order zero, one, two, few, many, other, of which a language has some.
 * The first case is meant where none is named; a language without cases has one.
 */
export type Forms = Readonly<Record<string, readonly string[]>>;

/** What the things of the game are called. */
export interface Names {
  areas: Record<string, string>;
  civilizations: Record<Civilization | "barbarians", string>;
  advances: Record<Advance, string>;
  commodities: Record<Commodity, string>;
  calamities: Record<CalamityCard, string>;
  phases: Record<keyof Facts["phases"], string>;
  "theme-sets": Record<keyof Facts["theme-sets"], string>;
  epochs: Record<keyof Facts["epochs"], string>;
  colours: Record<keyof Facts["colours"], string>;
  "flood-plains": Record<keyof Facts["flood-plains"], string>;
  volcanoes: Record<keyof Facts["volcanoes"], string>;
}

/** All that a language has to say of itself. */
export interface Locale {
  /** As the rules have it, and Intl for numbers, dates and lists. */
  id: Language;
  words: Words;
  names: Names;
  nouns: Record<Noun, Forms>;
  /** Names in the cases that sentences ask for, by kind and id. A name that is not here stays as it is. */
  cases: { [K in keyof Names]?: Record<string, Record<string, string>> };
  /** Whose names take a verb in the plural. */
  plural: ReadonlySet<string>;
  /** The server's sentences; English ones are the templates themselves. */
  templates: Partial<Record<Template, string>>;
}
