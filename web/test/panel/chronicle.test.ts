import { describe, expect, test } from "vitest";
import { Away } from "../../src/panel/away.svelte";
import { chapters, type Filter, newest } from "../../src/panel/chronicle";
import type { Told } from "../../src/wire/message";
import { everyKind } from "./told";

const ALL: Filter = { topic: "everything", seat: "", turn: 0 };

const lost = (owner: "egypt" | "rome", turn: number): Told => ({
  turn,
  phase: "conflict",
  event: { kind: "tokens-removed", owner, area: "rome", count: 1 },
});

const traded: Told = { turn: 2, phase: "trade", event: { kind: "trading-finished", seat: "egypt" } };
const struck: Told = {
  turn: 2,
  phase: "calamity-resolution",
  event: { kind: "calamity-struck", card: { card: "famine", block: "west" }, victim: "rome" },
};
const told = [lost("egypt", 1), lost("rome", 1), lost("rome", 1), traded, struck];

function numbers(filter: Partial<Filter>, me?: string): number[] {
  return newest(told, { ...ALL, ...filter }, me, 100).lines.map((it) => it.number);
}

describe("the log", () => {
  test("shows what is asked for", () => {
    expect(numbers({})).toEqual([0, 1, 2, 3, 4]);
    expect(numbers({ topic: "trade" })).toEqual([3]);
    expect(numbers({ topic: "calamities" })).toEqual([4]);
    expect(numbers({ topic: "conflicts" })).toEqual([0, 1, 2]);
    expect(numbers({ topic: "mine" }, "egypt")).toEqual([0, 3]);
    expect(numbers({ seat: "rome" })).toEqual([1, 2, 4]);
    expect(numbers({ turn: 1, seat: "rome" })).toEqual([1, 2]);
  });

  test("shows what calamities have caused, wherever, and names the calamity where that is not plain", () => {
    const cause = { calamity: "famine", victim: "rome" } as const;
    const caused = (owner: "egypt" | "rome"): Told => ({
      ...struck,
      event: { kind: "tokens-removed", owner, area: "thebes", count: 2, cause },
    });
    const took: Told = { ...struck, event: { kind: "calamity-took-effect", ...cause } };
    const without: Told = { ...struck, event: lost("rome", 2).event };
    const all = [struck, caused("rome"), caused("egypt"), took, without, caused("egypt")];
    const shown = (filter: Partial<Filter>) =>
      chapters(newest(all, { ...ALL, ...filter }, "egypt", 100).lines)[0]?.lines.map((it) => [
        it.number,
        it.because,
      ]);
    expect(shown({ topic: "calamities" })).toEqual([
      [0, undefined],
      [1, undefined],
      [2, undefined],
    ]);
    expect(shown({})).toEqual([
      [0, undefined],
      [1, undefined],
      [2, undefined],
      [4, undefined],
      [5, "famine"],
    ]);
    expect(shown({ topic: "mine" })).toEqual([[2, "famine"]]);
  });

  test("an area of the same name as a civilization does not concern it", () => {
    const moved: Told = {
      turn: 1,
      phase: "movement",
      event: { kind: "tokens-moved", owner: "egypt", from: "rome", to: "etruria", count: 1 },
    };
    expect(newest([moved], { ...ALL, seat: "rome" }, undefined, 9).lines).toEqual([]);
  });

  test("groups by turn and phase, the newest first, and tells once what happened again", () => {
    const all = chapters(newest(told, ALL, undefined, 100).lines);
    expect(all.map((it) => it.phase)).toEqual(["calamity-resolution", "trade", "conflict"]);
    expect(all[2]?.lines.map((it) => it.times)).toEqual([1, 2]);
  });

  test("shows the newest page of a long game, quickly", () => {
    const long = Array.from({ length: 20_000 }, (_, index): Told => {
      const event = everyKind[index % everyKind.length];
      if (!event) throw new Error("no events");
      return { turn: 1 + Math.floor(index / 1000), phase: "movement", event };
    });
    const before = performance.now();
    const found = newest(long, { ...ALL, seat: "hellas" }, undefined, 150);
    expect(performance.now() - before).toBeLessThan(200);
    expect(found.more).toBe(true);
    expect(found.lines).toHaveLength(150);
    expect(found.lines.at(-1)?.number).toBeGreaterThan(19_900);
  });

  test("knows what came since somebody was away", () => {
    const first = new Away("t1", "egypt");
    first.look(40);
    expect(first.since).toBeGreaterThan(40); // nothing is news at the first visit
    expect(new Away("t1", "rome").since).toBeGreaterThan(40);
    const again = new Away("t1", "egypt");
    expect(again.since).toBe(40);
    again.look(55);
    expect(again.since).toBe(40);
    again.read();
    expect(again.since).toBe(55);
  });
});
