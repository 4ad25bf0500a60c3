import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cutOf, filmOf } from "../../src/shell/film";
import { deedsIn, Showing } from "../../src/shell/showing.svelte";
import { differences } from "../../src/shell/differences";
import { type FakeTable, fakeTable } from "../../src/table/fake.svelte";
import type { HistoryLine } from "../../src/table/table";
import { settings } from "../../src/ui/settings.svelte";
import type { OpenQuestion, Scene } from "../../src/wire/message";
import { stretch } from "../map/positions";
import { sceneWith } from "../question/person";

const { before, events, after } = stretch("turn 8, until the end of movement");

function asked(id: string, kind = "move-tokens"): OpenQuestion {
  return { id, awaited: true, question: { kind, rule: "P3.1", seat: "rome" } } as unknown as OpenQuestion;
}

function scene(view: object, told: Scene["events"], questions: OpenQuestion[], line = 1): Scene {
  const base = sceneWith([]);
  const stage = { turn: 8 };
  return {
    ...base,
    line,
    view: { ...base.view, ...view, seat: "rome", stage } as Scene["view"],
    events: told,
    questions,
  };
}

const first = scene(before, events.slice(0, 1), [asked("one")]);
const second = scene(after, [...events.slice(0, 1), ...events], [asked("two")], 2);

let table: FakeTable;
let showing: Showing;
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  settings.pace = "normal";
  settings.motion = "system";
  table = fakeTable(first);
  stop = $effect.root(() => {
    showing = new Showing(table);
  });
  showing.follow(first);
});
afterEach(() => {
  showing.playback.end();
  stop();
  vi.useRealTimers();
});

/** As the page does when the player has stopped. */
function end(): void {
  showing.playback.end();
  showing.release();
  flushSync();
}

test("what happened is played before the next question takes over", () => {
  showing.follow(second);
  flushSync();
  expect(showing.gated).toBe(true);
  expect(showing.table.scene?.questions[0]?.id).toBe("one");
  expect(showing.playing.length).toBeGreaterThan(5);
  expect(showing.current?.kind).toBeDefined();
  end();
  expect(showing.gated).toBe(false);
  expect(showing.table.scene).toBe(second);
});

test("what happened since the last question is summed up", () => {
  showing.follow(second);
  end();
  expect(showing.digest).toMatchObject({ from: 1, to: 1 + events.length, away: false });
  expect(deedsIn(showing.table.scene, showing.digest ?? { from: 0, to: 0 }).length).toBeGreaterThan(5);
  showing.read();
  expect(showing.digest).toBeUndefined();
});

test("a question that stands is not taken away by what others do", () => {
  const same = { ...second, questions: first.questions };
  showing.follow(same);
  expect(showing.gated).toBe(false);
  expect(showing.table.scene).toBe(same);
});

test("what comes before trade is played, but in trade nothing is held up", () => {
  const trading = { ...second, questions: [asked("three", "trade")] };
  showing.follow(trading);
  expect(showing.gated).toBe(true);
  end();
  const next = stretch("turn 8, until the end of city-construction");
  const later = {
    ...scene(next.after, [...second.events, ...next.events], []),
    questions: [asked("four", "trade")],
  };
  showing.follow(later);
  expect(showing.playback.mode).toBe("live");
  expect(showing.gated).toBe(false);
  expect(showing.table.scene).toBe(later);
});

test("nothing is held up where nothing is to move", () => {
  settings.pace = "off";
  showing.follow(second);
  expect(showing.gated).toBe(false);
  expect(showing.table.scene).toBe(second);
  expect(showing.digest?.before).toBe(first.view);
});

test("whoever was away is told since when", () => {
  showing.follow(second);
  end();
  const again = fakeTable(second);
  const more = { ...second, events: [...second.events, ...events.slice(0, 2)] };
  const cleanup = $effect.root(() => {
    const later = new Showing(again);
    later.follow(more);
    expect(later.digest).toMatchObject({ from: second.events.length, to: more.events.length, away: true });
  });
  cleanup();
});

test("before and after are told for every owner in an area", () => {
  const area = Object.keys(before.seats["rome"]?.tokens ?? {})[0] ?? "";
  const less = structuredClone(before);
  const rome = less.seats["rome"];
  if (!rome) throw new Error("no Rome");
  rome.tokens = { ...rome.tokens, [area]: 9 };
  const [change, ...others] = differences(before, less, [area]);
  expect(others).toEqual([]);
  expect(change).toMatchObject({ owner: "rome", after: "9 tokens" });
});

const lines: HistoryLine[] = [
  { line: 10, at: 0, turn: 7, phase: "movement", seat: "egypt", events: 1 },
  { line: 20, at: 0, turn: 8, phase: "movement", seat: "rome", events: 5 },
  { line: 30, at: 0, turn: 8, phase: "conflict", seat: "egypt", events: 9 },
];

test("a film begins where its part of the game does", () => {
  const now = scene(after, Array(12).fill(events[0]), []);
  expect(cutOf(lines, now, "game")).toEqual({ begin: lines[0], end: undefined });
  expect(cutOf(lines, now, "turn")).toEqual({ begin: lines[0], end: undefined });
  expect(cutOf(lines, now, "round")).toEqual({ begin: lines[1], end: undefined });
  expect(cutOf(lines, now, "before")).toEqual({ begin: lines[0], end: lines[0] });
  expect(cutOf([], now, "game")).toBeUndefined();
});

test("a film leads from the past to now", async () => {
  const past = fakeTable(second, {
    history: async () => [{ ...lines[0], events: 1 } as HistoryLine],
    past: async () => first,
  });
  const film = await filmOf(past, "game");
  expect(film?.from).toBe(1);
  expect(film?.events).toEqual(events);
  expect(film?.reel.length).toBeGreaterThan(5);
});
