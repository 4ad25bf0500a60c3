import type { Language } from "../wire/types";
import { english } from "./en";
import type { Locale } from "./locale";

/** A language that the page can speak. */
interface Spoken {
  /** As its speakers call it. */
  name: string;
  load: () => Promise<Locale>;
}

/** English is always at hand: it has the keys. */
const spoken: Record<Language, Spoken> = {
  en: { name: "English", load: () => Promise.resolve(english) },
  pl: { name: "Polski", load: async () => (await import("./pl")).polish },
};

export const languages = Object.entries(spoken).map(([id, it]) => ({ id, ...it }));
