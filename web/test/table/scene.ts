import type { SceneMessage } from "../../src/table/merge";
import type { Saying, Scene, DatedEvent } from "../../src/wire/message";
import { events, sight } from "../golden/values";

export const told = (count: number): DatedEvent[] =>
  events.slice(0, count).map((event) => ({ turn: 1, phase: "movement", event }));

export const said = (text: string): Saying => ({ at: 1790000000000, from: "egypt", text });

/** A whole scene as it comes first. */
export function whole(line = 10): SceneMessage & { table: Scene["table"] } {
  return {
    line,
    whole: true,
    table: {
      id: "k3x",
      name: "Tuesday",
      role: "seat",
      language: "en",
      seats: { egypt: { occupant: "person", name: "Anna", claimed: true, here: true } },
      phase: "movement",
      "waits-for": { egypt: ["move-tokens"] },
      paused: false,
      undo: false,
      commitment: "00",
    },
    view: { ...sight, standings: {}, market: { done: ["rome"] }, offers: {} },
    questions: [],
    events: { from: 0, list: told(4) },
    chat: { from: 0, list: [said("hello")] },
  };
}
