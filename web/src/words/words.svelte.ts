import { languages } from "../locales";
import { locale as english } from "../locales/en";
import type { Locale, Names } from "../locales/locale";
import { RULE_NUMBERS } from "../wire/facts";
import { fill, type Gaps, listed as listedIn, nameOf } from "./fill";
import type { Phrase } from "./phrases";

const KEPT = "ecumene.language";

function preferred(): string {
  const wishes = [localStorage.getItem(KEPT), ...navigator.languages];
  const found = wishes.flatMap((wish) => languages.find(({ id }) => wish?.split("-")[0] === id) ?? []);
  return found[0]?.id ?? english.id;
}

class Speech {
  locale = $state.raw(english);
}

const speech = new Speech();
const loaded = new Map<string, Locale>([[english.id, english]]);
let wanted = "";

/** Has the page speak a language: at once if that has been loaded, otherwise as soon as it is. */
async function adopt(id: string): Promise<void> {
  wanted = id;
  const locale = loaded.get(id) ?? (await load(id));
  if (wanted !== id) return; // another was chosen meanwhile
  speech.locale = locale;
  document.documentElement.lang = id; // so that screen readers pronounce it as it is meant
}

/** Fetches a language, so that it can be spoken at once. */
export async function load(id: string): Promise<Locale> {
  const locale = (await languages.find((it) => it.id === id)?.load()) ?? english;
  loaded.set(id, locale);
  return locale;
}

/** When the language that this browser prefers can be spoken. */
export const ready = adopt(preferred());

export function language(): string {
  return speech.locale.id;
}

/** All of the present language. */
export function locale(): Locale {
  return speech.locale;
}

export async function speak(id: string): Promise<void> {
  localStorage.setItem(KEPT, id);
  await adopt(id);
}

/** The phrase in the present language, its gaps filled; numbers of the rules are known by themselves. Used in a template, it follows the language. */
export function say({ subject, key }: Phrase, gaps: Gaps = {}): string {
  const texts: Partial<Record<string, string>> = speech.locale.words[subject];
  return fill(texts[key] ?? key, { ...RULE_NUMBERS, ...gaps }, speech.locale);
}

/** What something is called in the present language. */
export function name(kind: keyof Names, id: string): string {
  return nameOf(kind, id, speech.locale);
}

/** "Egypt, Rome and Saba", in the present language. */
export function listed(names: readonly string[]): string {
  return listedIn(names, speech.locale);
}
