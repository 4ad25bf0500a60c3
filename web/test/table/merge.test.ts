import { expect, test } from "vitest";
import { merge, recordBefore } from "../../src/table/merge";
import type { Scene } from "../../src/wire/message";
import { said, told, whole } from "./scene";

const first = (): Scene => {
  const scene = merge(undefined, whole());
  if (!scene) throw new Error("a whole scene is enough");
  return scene;
};

test("what has changed is put over what was known", () => {
  const before = first();
  const seat = Object.keys(before.view.seats)[0] ?? "";
  const known = before.view.seats[seat];
  if (!known) throw new Error("nobody plays");
  const after = merge(before, { line: 11, view: { seats: { [seat]: { ...known, stock: 99 } } } });
  expect(after?.line).toBe(11);
  expect(after?.view.seats[seat]?.stock).toBe(99);
  expect(Object.keys(after?.view.seats ?? {})).toEqual(Object.keys(before.view.seats));
  expect(after?.table).toBe(before.table);
  expect(after?.events).toHaveLength(4);
  expect(before.view.seats[seat]?.stock).toBe(known.stock);
});

test("offers come and go one by one", () => {
  const bid = { to: ["egypt"], says: [], wants: 3, wanted: [], answers: 0 } as const;
  const offer = (number: number) => ({ number, from: "rome", gives: 3, bid: { ...bid, to: [...bid.to] } });
  const two = merge(first(), { line: 11, view: { offers: { "1": offer(1), "2": offer(2) } as never } });
  const one = merge(two, { line: 12, view: { offers: { "1": null } as never } });
  expect(Object.keys(one?.view.offers ?? {})).toEqual(["2"]);
  expect(merge(one, { line: 13, view: { offers: null } })?.view.offers).toBeUndefined();
});

test("a property of the view that is null is gone", () => {
  const after = merge(first(), { line: 11, view: { market: null, barbarians: null } });
  expect(after?.view).not.toHaveProperty("market");
  expect(after?.view).not.toHaveProperty("barbarians");
  expect(after?.view.hand).toEqual(first().view.hand);
});

test("other properties of the view, and the questions, come whole", () => {
  const after = merge(first(), { line: 11, view: { stage: { turn: 7 } }, questions: [] });
  expect(after?.view.stage).toEqual({ turn: 7 });
});

test("what was taken back is dropped from the log", () => {
  const list = told(6).slice(4);
  const after = merge(first(), { line: 11, events: { from: 2, list } });
  expect(after?.events).toEqual([...told(2), ...list]);
  expect(merge(first(), { line: 11, events: { from: 4, list } })?.events).toHaveLength(6);
});

test("a whole scene after a break brings only what is new", () => {
  const again = {
    ...whole(20),
    events: { from: 4, list: told(1) },
    chat: { from: 1, list: [said("back?")] },
  };
  delete again.view?.market;
  const after = merge(first(), again);
  expect(after?.events).toHaveLength(5);
  expect(after?.chat.map((it) => it.text)).toEqual(["hello", "back?"]);
  expect(after?.view).not.toHaveProperty("market");
});

test("a gap is noticed", () => {
  expect(merge(undefined, { line: 11 })).toBeUndefined();
  expect(merge(first(), { line: 11, events: { from: 9, list: [] } })).toBeUndefined();
});

test("a first scene may have only the newest events", () => {
  const late = merge(undefined, { ...whole(), events: { from: 100, list: told(4) } });
  expect(late?.earlier).toBe(100);
  expect(late?.events).toEqual(told(4));
  const later = merge(late, { line: 11, events: { from: 104, list: told(1) } });
  expect(later?.earlier).toBe(100);
  expect(later?.events).toHaveLength(5);
  const takenBack = merge(later, { line: 12, events: { from: 90, list: told(2) } });
  expect(takenBack?.earlier).toBe(90);
  expect(takenBack?.events).toHaveLength(2);
  expect(first()).not.toHaveProperty("earlier");
});

test("only the newest of a long talk comes, and older is put before it", () => {
  const note = { ...said("claimed"), at: 1, from: "table" };
  const late = { ...said("late"), at: 9 };
  const scene = merge(undefined, { ...whole(), chat: { from: 300, list: [late] }, record: [note] });
  expect(scene?.older).toBe(300);
  expect(scene?.record).toEqual([note]);
  const more = merge(scene, { line: 11, chat: { from: 301, list: [said("newer")] } });
  expect(more?.chat.map((it) => it.text)).toEqual(["late", "newer"]);
  expect(more?.older).toBe(300);
  expect(more?.record).toEqual([note]);
  expect(merge(more, { line: 12, chat: { from: 400, list: [said("too far")] } })).toBeUndefined();
  expect(recordBefore([note, late], [note])).toEqual({});
});
