import type { FakeTable } from "../../src/table/fake.svelte";
import type { Event } from "../../src/wire/types";
import { events } from "../golden/values";

/** Kinds that the golden games do not show. */
const seldom: Event[] = [
  { kind: "theme-set-dealt", rule: "S7.1", seat: "minoa", set: "emerging-empire" },
  { kind: "unseen-theme-set-dealt", rule: "S7.1", seat: "saba" },
  { kind: "theme-set-revealed", rule: "S7.4", seat: "minoa", set: "emerging-empire" },
  { kind: "trading-resumed", seat: "celt" },
  { kind: "advance-helped", calamity: "cyclone", holder: "rome", advance: "masonry", rule: "masonry.1" },
  { kind: "copies-taken-in-order", calamity: "famine", insisting: ["saba", "rome"], rule: "P9.10" },
  { kind: "copies-taken-in-order", calamity: "flood", insisting: [], rule: "RU.12" },
  { kind: "card-substituted", rule: "trade-empire.1", seat: "iberia", substitute: "wool", set: "papyri" },
  { kind: "no-card-handed-over", rule: "provincial-empire.6", from: "celt", to: "rome" },
  { kind: "tokens-turned-barbarian", rule: "14.2", owner: "celt", area: "lugia", count: 2 },
  { kind: "city-destroyed", owner: "celt", area: "lugia", cause: { calamity: "famine", victim: "celt" } },
  { kind: "city-turned-pirate", owner: "rome", area: "rome", cause: { calamity: "piracy", victim: "rome" } },
  { kind: "treasury-lost", seat: "saba", tokens: 5, cause: { calamity: "tempest", victim: "saba" } },
  {
    kind: "marker-moved-back",
    rule: "C15.1",
    seat: "rome",
    space: 4,
    cause: { calamity: "regression", victim: "rome" },
  },
  { kind: "last-turn-announced", rule: "P13.4" },
  { kind: "player-left", rule: "14.1", seat: "celt" },
];

/** At least one event of every kind. */
export const everyKind: Event[] = [...events, ...seldom];

/** What was replied last. */
export function sent(table: FakeTable): unknown {
  const [name, , answer] = table.calls.at(-1) ?? [];
  return name === "reply" ? answer : undefined;
}
