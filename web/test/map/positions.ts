import { readFileSync } from "node:fs";
import type { PieceView } from "../../src/map/pieces";
import type { DatedEvent } from "../../src/wire/message";

/** Two positions of a game that nine bots played on the server, and the events of pieces between them. */
export interface Stretch {
  title: string;
  before: PieceView;
  events: DatedEvent[];
  after: PieceView;
}

export const stretches: Stretch[] = readFileSync("test/map/positions.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((it) => JSON.parse(it) as Stretch);

export function stretch(title: string): Stretch {
  const found = stretches.find((it) => it.title.startsWith(title));
  if (!found) throw new Error(`there is no ${title}`);
  return found;
}
