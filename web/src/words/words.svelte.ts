/** The languages of the page. */
export type Language = "en" | "pl";

/**
 * What the page says, in every language. Gaps are named: "{seat} has to move". A language that is missing
 * does not compile.
 */
export type Phrase = Readonly<Record<Language, string>>;

/** The words of one part of the page; the keys of an object are checked by the compiler. */
export function phrases<Key extends string>(all: Record<Key, Phrase>): Record<Key, Phrase> {
  return all;
}

const KEPT = "ecumene.language";

function preferred(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept === "en" || kept === "pl") return kept;
  return navigator.language.startsWith("pl") ? "pl" : "en";
}

class Speech {
  language = $state<Language>(preferred());
}

const speech = new Speech();
document.documentElement.lang = speech.language; // so that screen readers pronounce it as it is meant

export function language(): Language {
  return speech.language;
}

export function speak(language: Language): void {
  speech.language = language;
  localStorage.setItem(KEPT, language);
  document.documentElement.lang = language;
}

/** The phrase in the present language, its gaps filled. Used in a template, it follows the language. */
export function say(phrase: Phrase, gaps: Record<string, string | number> = {}): string {
  return phrase[speech.language].replace(/\{([a-z-]+)\}/g, (gap, name: string) => String(gaps[name] ?? gap));
}
