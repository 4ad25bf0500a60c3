import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/ui/settings.svelte";
import { attend } from "../../src/table/attention.svelte";
import { chime } from "../../src/table/chime";
import { type FakeTable, fakeTable } from "../../src/table/fake.svelte";
import type { Scene, TableInfo } from "../../src/wire/message";
import { sceneWith } from "../question/person";
import { example } from "../question/referee";

vi.mock("../../src/table/chime", () => ({ chime: vi.fn() }));

const asked = { id: "a", awaited: true, question: example("set-tax-rate").question }; // of babylon

function scene(table: Partial<TableInfo>, questions = [asked]): Scene {
  const empty = sceneWith(questions);
  return {
    ...empty,
    view: { ...empty.view, seat: "babylon" },
    table: { ...empty.table, ...table },
  };
}

let table: FakeTable;
let stop = () => {};

function see(now: Scene): number {
  table.scene = now;
  flushSync();
  return vi.mocked(chime).mock.calls.length;
}

beforeEach(() => {
  vi.mocked(chime).mockClear();
  settings.sound = true;
  table = fakeTable(scene({}, []));
  stop = $effect.root(() => attend(table));
  flushSync();
});
afterEach(() => {
  stop();
  settings.sound = false;
});

const BOTH = { turns: ["minoa", "babylon"] };

test("I am called when I am asked, not while I wait, and again when my turn comes", () => {
  expect(see(scene(BOTH))).toBe(1);
  expect(see(scene({ ...BOTH, waiting: ["babylon"] }))).toBe(1);
  expect(see(scene({ ...BOTH, waiting: ["babylon"], paused: true }))).toBe(1);
  expect(see(scene({ turns: ["babylon", "rome"] }))).toBe(2);
});

test("I am not called by what I do myself", () => {
  see(scene(BOTH));
  see(scene({ ...BOTH, waiting: ["babylon"] }));
  expect(see(scene(BOTH))).toBe(1);
});
