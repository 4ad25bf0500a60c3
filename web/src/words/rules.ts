// The statements of the rules, to be read in the page.

import { locale as english } from "../locales/en";
import { book } from "../wire/book";
import { language } from "./words.svelte";

/** A statement of the rules in the present language; in English where it is not written in that. */
export async function ruleText(id: string): Promise<{ text: string; language: string } | undefined> {
  for (const written of new Set([language(), english.id])) {
    const text = (await book(written))[id];
    if (text !== undefined) return { text, language: written };
  }
  return undefined;
}
