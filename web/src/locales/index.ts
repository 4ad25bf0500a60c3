import { english } from "./en";
import type { Locale } from "./locale";

/** A language that the page can speak. */
export interface Language {
  id: string;
  /** As its speakers call it. */
  name: string;
  load: () => Promise<Locale>;
}

/** A new language is a folder beside these, and a line here. English is always at hand: it has the keys. */
export const languages: Language[] = [
  { id: "en", name: "English", load: () => Promise.resolve(english) },
  { id: "pl", name: "Polski", load: async () => (await import("./pl")).polish },
];
