import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Record from "../../../src/panel/record/Record.svelte";
import { fakeTable } from "../../../src/table/fake.svelte";
import { merge } from "../../../src/table/merge";
import type { Note, Saying } from "../../../src/wire/message";
import { speak } from "../../../src/words/words.svelte";
import { whole } from "../../table/scene";

afterEach(() => {
  cleanup();
  speak("en");
});

function noted(at: number, note: Note): Saying {
  return { at, from: "table", text: "in English", note };
}

function shown(list: Saying[], earlier: Saying[] = []): string[] {
  const message = whole();
  message.chat = { from: earlier.length, list };
  message.record = earlier;
  render(Record, { table: fakeTable(merge(undefined, message)) });
  return screen.getAllByRole("listitem").map((item) => item.textContent);
}

test("what the table says is listed, the newest first, without talk", () => {
  const items = shown([
    noted(1, { what: "imported" }),
    { at: 2, from: "egypt", text: "hello" },
    noted(3, { what: "link-renewed", seat: "egypt" }),
    noted(4, { what: "claimed", seat: "egypt" }),
  ]);
  expect(items).toHaveLength(3);
  expect(items[0]).toContain("somebody has taken the seat");
  expect(items[1]).toContain("the host has renewed the link");
  expect(items[2]).toContain("imported from a file");
});

test("talk washes nothing away", () => {
  const items = shown([noted(9, { what: "resumed" })], [noted(1, { what: "claimed", seat: "egypt" })]);
  expect(items[1]).toContain("somebody has taken the seat");
});

test("two entries of one moment are two", () => {
  expect(shown([noted(1, { what: "paused" }), noted(1, { what: "paused" })])).toHaveLength(2);
});

test("it says that there is nothing yet, in the language of the page", () => {
  speak("pl");
  expect(shown([{ at: 2, from: "egypt", text: "hello" }])[0]).toContain("Na razie nic");
});
