import { describe, expect, test } from "vitest";
import { Unread } from "../../../src/panel/log/unread.svelte";
import { sections, type Filter, newest } from "../../../src/panel/log/entries";
import type { DatedEvent } from "../../../src/wire/message";
import { everyKind } from "../../event/everykind";

const ALL: Filter = { topic: "everything", seat: "", turn: 0 };

const lost = (owner: "egypt" | "rome", turn: number): DatedEvent => ({
  turn,
  phase: "conflict",
  event: { kind: "tokens-removed", owner, area: "rome", count: 1 },
});

const traded: DatedEvent = { turn: 2, phase: "trade", event: { kind: "trading-finished", seat: "egypt" } };
const struck: DatedEvent = {
  turn: 2,
  phase: "calamity-resolution",
  event: { kind: "calamity-struck", card: { card: "famine", block: "west" }, victim: "rome" },
};
const told = [lost("egypt", 1), lost("rome", 1), lost("rome", 1), traded, struck];

function numbers(filter: Partial<Filter>, me?: string): number[] {
  return newest(told, { ...ALL, ...filter }, me, 100).deeds.map((it) => it.number);
}

describe("the log", () => {
  test("shows what is asked for", () => {
    expect(numbers({})).toEqual([4, 3, 0]); // a battle of three events is one deed
    expect(numbers({ topic: "trade" })).toEqual([3]);
    expect(numbers({ topic: "calamities" })).toEqual([4]);
    expect(numbers({ topic: "conflicts" })).toEqual([0]);
    expect(numbers({ topic: "mine" }, "egypt")).toEqual([3, 0]);
    expect(numbers({ seat: "rome" })).toEqual([4, 0]);
    expect(numbers({ turn: 2, seat: "rome" })).toEqual([4]);
  });

  test("shows a calamity with all that it has caused", () => {
    const cause = { calamity: "famine", victim: "rome" } as const;
    const caused = (owner: "egypt" | "rome"): DatedEvent => ({
      ...struck,
      event: { kind: "tokens-removed", owner, area: "thebes", count: 2, cause },
    });
    const took: DatedEvent = { ...struck, event: { kind: "calamity-took-effect", ...cause } };
    const all = [struck, caused("rome"), caused("egypt"), took, struck];
    const shown = newest(all, { ...ALL, topic: "mine" }, "egypt", 100).deeds;
    expect(shown.map((it) => it.events.map(({ number }) => number))).toEqual([[0, 1, 2, 3]]);
  });

  test("an area of the same name as a civilization does not concern it", () => {
    const moved: DatedEvent = {
      turn: 1,
      phase: "movement",
      event: { kind: "tokens-moved", owner: "egypt", from: "rome", to: "etruria", count: 1 },
    };
    expect(newest([moved], { ...ALL, seat: "rome" }, undefined, 9).deeds).toEqual([]);
  });

  test("groups by turn and phase, the newest first, in the same direction within", () => {
    const battles = [
      lost("egypt", 3),
      { ...lost("rome", 3), event: { ...lost("rome", 3).event, area: "ostia" } },
    ];
    const all = sections(newest([...told, ...battles] as DatedEvent[], ALL, undefined, 100).deeds);
    expect(all.map((it) => it.phase)).toEqual(["conflict", "calamity-resolution", "trade", "conflict"]);
    expect(all[0]?.deeds.map((it) => it.number)).toEqual([6, 5]);
  });

  test("shows the newest page of a long game, quickly", () => {
    const long = Array.from({ length: 20_000 }, (_, index): DatedEvent => {
      const event = everyKind[index % everyKind.length];
      if (!event) throw new Error("no events");
      return { turn: 1 + Math.floor(index / 1000), phase: "movement", event };
    });
    const before = performance.now();
    const found = newest(long, { ...ALL, seat: "hellas" }, undefined, 150);
    expect(performance.now() - before).toBeLessThan(200);
    expect(found.more).toBe(true);
    expect(found.deeds).toHaveLength(150);
    expect(found.deeds[0]?.number).toBeGreaterThan(19_900);
  });

  test("knows what came since somebody was away", () => {
    const first = new Unread("t1", "egypt");
    first.look(40);
    expect(first.since).toBeGreaterThan(40); // nothing is news at the first visit
    expect(new Unread("t1", "rome").since).toBeGreaterThan(40);
    const again = new Unread("t1", "egypt");
    expect(again.since).toBe(40);
    again.look(55);
    expect(again.since).toBe(40);
    again.read();
    expect(again.since).toBe(55);
  });
});
