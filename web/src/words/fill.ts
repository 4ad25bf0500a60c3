import type { Filling } from "../wire/message";
import type { Block } from "../wire/types";
import type { Locale, Names, Noun } from "../locales/locale";

/** What stands in a gap: a number, a text, or a thing of the game, which the language calls by its own name. */
export type Gap =
  | Exclude<Filling, { sentence: unknown }>
  | { civilization: string; block?: Block | undefined }
  | { seats: readonly Owner[] }
  | { cards: readonly string[] };

/** A seat in a list, with its block where that is to be said. */
export type Owner = string | { civilization: string; block?: Block | undefined };

export type Gaps = Readonly<Record<string, Gap | undefined>>;

/**
 * "{tokens}" is a gap. Marks say how it is told: "{count:tokens}" with the noun that it counts, "{seat:gen}" in a
 * case, "{count:tokens:acc}" both. Which cases there are is the language's own affair.
 */
export const GAP = /\{([A-Za-z-]+)((?::[a-z]+)*)\}/g;

/** "[count:is|are]" is the one that agrees with what stands in the gap. */
export const CHOICE = /\[([A-Za-z-]+):([^\]]*)\]/g;

/** The text with its gaps filled. */
export function fill(text: string, gaps: Gaps, locale: Locale): string {
  return text
    .replace(CHOICE, (choice, name: string, forms: string) => {
      const gap = gaps[name];
      return gap === undefined ? choice : agreeing(forms.split("|"), gap, locale);
    })
    .replace(GAP, (whole, name: string, marks: string) => {
      const gap = gaps[name];
      return gap === undefined ? whole : told(gap, marks.split(":").slice(1), locale);
    });
}

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(id: string): Intl.PluralRules {
  const found = rules.get(id) ?? new Intl.PluralRules(id);
  rules.set(id, found);
  return found;
}

const PLURAL_CLASSES: readonly Intl.LDMLPluralRule[] = ["zero", "one", "two", "few", "many", "other"];

/** The form for the number: forms stand in the order of the plural classes that the language has. */
function numbered(forms: readonly string[], number: number, id: string): string {
  const own = rulesOf(id).resolvedOptions().pluralCategories;
  const place = PLURAL_CLASSES.filter((it) => own.includes(it)).indexOf(rulesOf(id).select(number));
  return forms[Math.min(place, forms.length - 1)] ?? "";
}

function agreeing(forms: readonly string[], gap: Gap, locale: Locale): string {
  if (typeof gap === "number") return numbered(forms, gap, locale.id);
  if (typeof gap === "string") return forms[0] ?? "";
  const members = membersOf(gap);
  const plural = members.length > 1 || members.some((it) => locale.plural.has(it));
  return forms[plural ? 1 : 0] ?? "";
}

/** Whoever or whatever may be the subject of a sentence. */
function membersOf(gap: Exclude<Gap, number | string>): readonly string[] {
  if ("seats" in gap) return gap.seats.map(idOf);
  if ("civilization" in gap) return [gap.civilization];
  return "calamity-card" in gap ? [gap["calamity-card"]] : [];
}

function idOf(owner: Owner): string {
  return typeof owner === "string" ? owner : owner.civilization;
}

function told(gap: Gap, marks: readonly string[], locale: Locale): string {
  const [mark = ""] = marks;
  if (typeof gap === "number") {
    return mark in locale.nouns ? counted(gap, mark as Noun, locale, marks[1]) : String(gap);
  }
  if (typeof gap === "string") return gap;
  const name = (kind: keyof Names, id: string) => nameOf(kind, id, locale, mark);
  if ("area" in gap) return name("areas", gap.area);
  if ("areas" in gap) {
    return listed(
      gap.areas.map((id) => name("areas", id)),
      locale,
    );
  }
  if ("civilization" in gap) return owner(gap, locale, mark);
  if ("seats" in gap) {
    return listed(
      gap.seats.map((it) => owner(it, locale, mark)),
      locale,
    );
  }
  if ("advance" in gap) return name("advances", gap.advance);
  if ("commodity" in gap) return name("commodities", gap.commodity);
  if ("calamity-card" in gap) return name("calamities", gap["calamity-card"]);
  return cardList("cards" in gap ? gap.cards : gap.commodities, locale, mark);
}

function owner(who: Owner, locale: Locale, mark: string): string {
  const name = nameOf("civilizations", idOf(who), locale, mark);
  const block = typeof who === "string" ? undefined : who.block;
  return block ? `${name} · ${locale.words.lobby[block]}` : name;
}

/** What something is called, in a case if one is asked for; the id itself where it is not known. */
export function nameOf(kind: keyof Names, id: string, locale: Locale, mark = ""): string {
  const names: Partial<Record<string, string>> = locale.names[kind];
  return locale.cases[kind]?.[id]?.[mark] ?? names[id] ?? id;
}

/** "3 tokens" */
export function counted(number: number, noun: Noun, locale: Locale, mark = ""): string {
  const cases: Partial<Record<string, readonly string[]>> = locale.nouns[noun];
  const forms = cases[mark] ?? Object.values(cases)[0] ?? [];
  return `${String(number)} ${numbered(forms, number, locale.id)}`;
}

/** "Egypt, Rome and Saba" */
export function listed(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale.id, { type: "conjunction" }).format(names);
}

/** "3 × Iron, Ochre": equal names are counted. */
function cardList(cards: readonly string[], locale: Locale, mark: string): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const names = [...counts].map(([card, count]) => {
    const name = nameOf(card in locale.names.calamities ? "calamities" : "commodities", card, locale, mark);
    return count === 1 ? name : `${String(count)} × ${name}`;
  });
  return names.length === 0 ? locale.words.ui.nothing : names.join(", ");
}
