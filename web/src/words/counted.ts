import { language, type Language } from "./words.svelte";

/** A noun after a number, by the plural forms of the language. */
export type Noun = { en: { one: string; other: string }; pl: { one: string; few: string; many: string } };

const nouns = {
  tokens: { en: { one: "token", other: "tokens" }, pl: { one: "żeton", few: "żetony", many: "żetonów" } },
  cards: { en: { one: "card", other: "cards" }, pl: { one: "kartę", few: "karty", many: "kart" } },
  calamities: {
    en: { one: "calamity", other: "calamities" },
    pl: { one: "katastrofę", few: "katastrofy", many: "katastrof" },
  },
  cities: { en: { one: "city", other: "cities" }, pl: { one: "miasto", few: "miasta", many: "miast" } },
  areas: { en: { one: "area", other: "areas" }, pl: { one: "obszar", few: "obszary", many: "obszarów" } },
  steps: { en: { one: "step", other: "steps" }, pl: { one: "krok", few: "kroki", many: "kroków" } },
  damage: {
    en: { one: "damage", other: "damage" },
    pl: { one: "obrażenie", few: "obrażenia", many: "obrażeń" },
  },
  lines: { en: { one: "line", other: "lines" }, pl: { one: "wiersz", few: "wiersze", many: "wierszy" } },
  bytes: { en: { one: "byte", other: "bytes" }, pl: { one: "bajt", few: "bajty", many: "bajtów" } },
  points: { en: { one: "point", other: "points" }, pl: { one: "punkt", few: "punkty", many: "punktów" } },
  pts: { en: { one: "pt", other: "pts" }, pl: { one: "pkt", few: "pkt", many: "pkt" } },
} satisfies Record<string, Noun>;

export type Counted = keyof typeof nouns;

export const countable = Object.keys(nouns) as Counted[];

const rules: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules("en"),
  pl: new Intl.PluralRules("pl"),
};

/** "3 tokens", in the present language. Polish nouns stand in the accusative, as after a verb. */
export function counted(number: number, what: Counted): string {
  const speaking = language();
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = nouns[what][speaking];
  const noun = forms[rules[speaking].select(number)] ?? forms.many ?? forms.other ?? "";
  return `${String(number)} ${noun}`;
}

/** "Egypt, Rome and Saba", in the present language. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}
