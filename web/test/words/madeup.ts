import { languages, languagesIn } from "../../src/locales";
import type { Locale } from "../../src/locales/locale";
import statements from "../../src/wire/rules/en.json";
import { speak } from "../../src/words/words.svelte";

/** Its folder is found as those of the page are. */
const FOLDERS = import.meta.glob<Locale>("./locales/*/index.ts", { import: "locale" });

export const ID = "eo";

/** What is not in ⟦⟧, and has letters. */
export function strange(text: string): string[] {
  let rest = text;
  for (let before = ""; before !== rest;) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, " ");
  }
  return rest.match(/\p{L}{2,}/gu) ?? [];
}

/** The components of which something was shown, by file; Svelte writes it on elements when it is not built. */
export const seen = new Set<string>();

interface Origin {
  file: string;
  parent: Origin | null;
}
type Compiled = Element & { __svelte_meta?: { loc: { file: string }; parent: Origin | null } };

function note(element: Element): void {
  const meta = (element as Compiled).__svelte_meta;
  if (!meta) return;
  seen.add(fileOf(meta.loc.file));
  for (let from = meta.parent; from; from = from.parent) seen.add(fileOf(from.file));
}

/** Relative to the sources. */
const fileOf = (path: string) => path.slice(path.lastIndexOf("src/") + "src/".length);

/** All components but those that show others to who works on the page. */
export const components = Object.keys(import.meta.glob("../../src/**/*.svelte"))
  .map(fileOf)
  .filter((it) => !it.startsWith("preview/"));

/**
 * Everything that is read or heard, but the names of languages, people and tables, the numbers of rules, and the
 * "and" that the browser knows in every language.
 */
export function shown(element: Element): string[] {
  for (const it of element.querySelectorAll("*")) note(it);
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
  languages.push(...languagesIn(FOLDERS, { [ID]: "Esperanto" }));
}

/** The page speaks English again, and knows nothing of it. */
export async function forget(): Promise<void> {
  languages.pop();
  await speak("en");
}
