import { facts } from "../wire/facts";
import { locale as english } from "./en";
import type { Locale } from "./locale";

/** What loads the language of a folder, by the path of its index. */
type Folders = Record<string, () => Promise<Locale>>;

/** English is always at hand, for it has the keys. */
const FOLDERS: Folders = {
  [`./${english.id}/index.ts`]: () => Promise.resolve(english),
  ...import.meta.glob<Locale>(["./*/index.ts", "!./en/index.ts"], { import: "locale" }),
};

/** Those of these languages that have a folder; with the name that their speakers use. */
export function languagesIn(folders: Folders, names: Readonly<Record<string, string>>) {
  const loads = new Map(Object.entries(folders).map(([path, load]) => [path.split("/").at(-2), load]));
  return Object.entries(names).flatMap(([id, name]) => {
    const load = loads.get(id);
    return load ? [{ id, name, load }] : [];
  });
}

/** The languages that the page can speak, each as its speakers call it. */
export const languages = languagesIn(FOLDERS, facts.languages);
