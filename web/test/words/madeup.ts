import { languages } from "../../src/locales";
import { locale as english } from "../../src/locales/en";
import type { Locale } from "../../src/locales/locale";
import statements from "../../src/wire/rules/en.json";
import { templates } from "../../src/wire/templates";
import type { Language } from "../../src/wire/types";
import { speak } from "../../src/words/words.svelte";

export const wrap = (text: string) => `⟦${text}⟧`;

/** Every text of a tree, wrapped. */
function wrapped<T>(tree: T): T {
  if (typeof tree === "string") return wrap(tree) as T;
  if (Array.isArray(tree)) return tree.map(wrapped) as T;
  const branches = Object.entries(tree as Record<string, unknown>);
  return Object.fromEntries(branches.map(([key, branch]) => [key, wrapped(branch)])) as T;
}

/** A third language, made of objects alone: all it says stands in ⟦⟧. */
export const madeUp: Locale = {
  ...english,
  id: "eo" as string as Language,
  words: wrapped({ ...english.words }),
  names: wrapped(english.names),
  nouns: wrapped(english.nouns),
  templates: Object.fromEntries(templates.map((template) => [template, wrap(template)])),
};

/** What is not in ⟦⟧, and has letters. */
export function strange(text: string): string[] {
  let rest = text;
  for (let before = ""; before !== rest;) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, " ");
  }
  return rest.match(/\p{L}{2,}/gu) ?? [];
}

/**
 * Everything that is read or heard, but the names of languages, people and tables, the numbers of rules, and the
 * "and" that the browser knows in every language.
 */
export function shown(element: Element): string[] {
  const attributes = ["aria-label", "title", "placeholder", "alt"];
  const heard = [...element.querySelectorAll("*")].flatMap((it) =>
    attributes.map((attribute) => it.getAttribute(attribute) ?? ""),
  );
  const written = [...element.querySelectorAll("*")].flatMap((it) =>
    it.closest("style, script, body [lang]") ? [] : [...it.childNodes].filter((node) => node.nodeType === 3),
  );
  const own = /\b(English|Polski|Esperanto|Tuesday|Anna|kaj)\b/gu;
  // A sentence may be put together of several nodes, but each of them is a text of the language.
  return [...heard, ...written.map((node) => node.textContent ?? "")]
    .filter((text) => !(text.trim() in statements) && !text.startsWith("https://"))
    .map((text) => text.replace(own, ""));
}

/** Has the page offer it. */
export function adopt(): void {
  languages.push({ id: madeUp.id, name: "Esperanto", load: () => Promise.resolve(madeUp) });
}

/** The page speaks English again, and knows nothing of it. */
export async function forget(): Promise<void> {
  languages.pop();
  await speak("en");
}
