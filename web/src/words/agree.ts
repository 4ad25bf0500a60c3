import { language, type Language } from "./words.svelte";

/** Who is several people in a language, and needs the second of two verbs. */
const PLURAL: Record<Language, ReadonlySet<string>> = {
  en: new Set(),
  pl: new Set(["celt", "barbarians"]),
};

/** A sentence with the verbs that agree with its subject: "[traci|tracą]" is one of the two. */
export function agree(sentence: string, subject: string | undefined): string {
  const plural = subject !== undefined && PLURAL[language()].has(subject);
  return sentence.replace(/\[([^|\]]*)\|([^\]]*)\]/g, plural ? "$2" : "$1");
}
