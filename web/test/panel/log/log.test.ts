import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import Log from "../../../src/panel/log/Log.svelte";
import { type Turn, turnsOf } from "../../../src/panel/history/series";
import { fakeTable } from "../../../src/table/fake.svelte";
import type { Scene, DatedEvent } from "../../../src/wire/message";
import { speak } from "../../../src/words/words.svelte";
import { sceneWith } from "../../question/person";

const said: DatedEvent = {
  turn: 1,
  phase: "movement",
  event: { kind: "trading-finished", seat: "minoa" },
} as DatedEvent;

/** A scene after so many events, of which some are not there yet. */
function after(count: number, missing = 0): Scene {
  const events = Array.from({ length: count - missing }, () => said);
  return { ...sceneWith([]), events, ...(missing > 0 && { earlier: missing }) };
}

beforeEach(() => {
  localStorage.clear();
  speak("en");
});
afterEach(cleanup);

test("events that come later than the newest are no news", async () => {
  const table = fakeTable(after(42, 40));
  render(Log, { table });
  table.scene = after(42);
  await tick();
  expect(screen.queryByText(/new since/)).toBeNull();
});

test("what happened while somebody was away stays news when more happens", async () => {
  localStorage.setItem("ecumene.seen.t.minoa", "40");
  const table = fakeTable(after(42));
  render(Log, { table });
  expect(screen.getByText(/^2 new since/)).toBeTruthy();
  table.scene = after(43);
  await tick();
  expect(screen.getByText(/^3 new since/)).toBeTruthy();
});

test("a turn of the past is asked for once", async () => {
  const asked: number[] = [];
  const table = fakeTable(after(1), {
    history: async () => [1, 2].map((turn) => ({ line: 10 * turn, turn }) as never),
    past: async (line: number) => (asked.push(line), after(1)),
  });
  let turns: Turn[] = [];
  await turnsOf(table, (all) => (turns = all));
  await turnsOf(table, (all) => (turns = all));
  expect(turns.map((it) => it.turn)).toEqual([1, 2]);
  expect(asked).toEqual([10, 20]);
});
