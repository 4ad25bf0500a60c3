import type { Sentence } from "../wire/message";
import { fill, type Gap } from "./fill";
import { locale } from "./words.svelte";

/** What the server says, in the present language; in English, if it says what this page does not know. */
export function translate({ template, arguments: fillings }: Sentence): string {
  const texts: Partial<Record<string, string>> = locale().templates;
  const gaps = Object.entries(fillings).map(([name, filling]): [string, Gap] => [
    name,
    typeof filling === "object" && "sentence" in filling ? translate(filling.sentence) : filling,
  ]);
  return fill(texts[template] ?? template, Object.fromEntries(gaps), locale());
}
