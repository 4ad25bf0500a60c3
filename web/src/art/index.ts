import type { Advance, CalamityCard, Commodity } from "../wire/types";
import type { Drawing } from "./drawing";

/** What there are drawings of. */
export type Subject = "advance" | "commodity" | "calamity";

type Id = Advance | CalamityCard | Commodity;

/** The drawings of a subject, loaded when the first of them is wanted. */
const LOADERS: Record<Subject, () => Promise<Partial<Record<Id, Drawing>>>> = {
  advance: async () => (await import("./advances")).advances,
  commodity: async () => (await import("./commodities")).commodities,
  calamity: async () => (await import("./calamities")).calamities,
};

const loading = new Map<Subject, Promise<Partial<Record<Id, Drawing>>>>();

/** The drawing of a card; nothing where there is none of that name. */
export async function drawing(subject: Subject, id: string): Promise<Drawing | undefined> {
  const drawings = loading.get(subject) ?? LOADERS[subject]();
  loading.set(subject, drawings);
  return (await drawings)[id as Id];
}
