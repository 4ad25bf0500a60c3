const BOOKS = import.meta.glob<Record<string, string>>("./rules/*.json", { import: "default" });

/** The statements of the rules in a language, by number; loaded when somebody looks one up. */
export async function book(language: string): Promise<Record<string, string>> {
  return (await BOOKS[`./rules/${language}.json`]?.()) ?? {};
}
