import { facts } from "../wire/facts";
import type { Language, Name } from "../wire/types";
import type { Names } from "./locale";

/** The names that are printed on board and cards, in one of the languages they are printed in. */
export function printed(language: Language): Names {
  const plain = <Id extends string>(names: Record<Id, Name>) => map(names, (it) => it[language]);
  const named = <Id extends string>(things: Record<Id, { name: Name }>) =>
    map(things, (it) => it.name[language]);
  return {
    areas: named(facts.areas),
    civilizations: { ...named(facts.civilizations), barbarians: facts.barbarians[language] },
    advances: named(facts.advances),
    commodities: named(facts.commodities),
    calamities: named(facts.calamities),
    phases: named(facts.phases),
    "theme-sets": named(facts["theme-sets"]),
    epochs: plain(facts.epochs),
    colours: plain(facts.colours),
    "flood-plains": plain(facts["flood-plains"]),
    volcanoes: plain(facts.volcanoes),
  };
}

function map<Id extends string, T>(things: Record<Id, T>, name: (thing: T) => string): Record<Id, string> {
  const entries = Object.entries<T>(things).map(([id, thing]) => [id, name(thing)]);
  return Object.fromEntries(entries) as Record<Id, string>;
}
