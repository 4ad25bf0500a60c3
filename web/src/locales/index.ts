import { facts } from "../wire/facts";
import { locale as english } from "./en";
import type { Locale } from "./locale";

/** The folder of every language; English is always at hand, for it has the keys. */
const FOLDERS = import.meta.glob<Locale>(["./*/index.ts", "!./en/index.ts"], { import: "locale" });

function loading(id: string): (() => Promise<Locale>) | undefined {
  return id === english.id ? () => Promise.resolve(english) : FOLDERS[`./${id}/index.ts`];
}

/** The languages that the page can speak, each as its speakers call it. */
export const languages = Object.entries(facts.languages).flatMap(([id, name]) => {
  const load = loading(id);
  return load ? [{ id, name, load }] : [];
});
