import { english } from "../../src/locales/en";
import type { Locale } from "../../src/locales/locale";
import { templates } from "../../src/locales/pl/sentences";

const wrap = (text: string) => `⟦${text}⟧`;

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
  id: "eo",
  words: wrapped({ ...english.words }),
  names: wrapped(english.names),
  nouns: wrapped(english.nouns),
  templates: Object.fromEntries(Object.keys(templates).map((template) => [template, wrap(template)])),
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
