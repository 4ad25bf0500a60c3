import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Talk from "../../../src/panel/talk/Talk.svelte";
import { fakeTable } from "../../../src/table/fake.svelte";
import { merge } from "../../../src/table/merge";
import { speak } from "../../../src/words/words.svelte";
import { whole } from "../../table/scene";

afterEach(() => {
  cleanup();
  speak("en");
});

test("everybody is told in their language that the game was rewound", () => {
  const message = whole();
  const rewound = { turn: 3, phase: "movement" } as const;
  message.chat = { from: 0, list: [{ at: 1, from: "table", text: "in English", rewound }] };
  const table = fakeTable(merge(undefined, message));
  speak("en");
  render(Talk, { table });
  expect(screen.getByText("Table")).toBeTruthy();
  expect(screen.getByText(/The game goes on from turn 3, Movement\./)).toBeTruthy();
  cleanup();
  speak("pl");
  render(Talk, { table });
  expect(screen.getByText(/Gra toczy się dalej od tury 3, faza: Ruch\./)).toBeTruthy();
  expect(screen.queryByText("in English")).toBeNull();
});

test("everybody is told in their language which rules have changed", () => {
  const message = whole();
  const changes = [["facts/areas.csv", "RU.40"], ["rules"], ["engine"]];
  const list = changes.map((changed) => ({
    at: 1,
    from: "table",
    text: "in English",
    note: { what: "rules-changed" as const, changed },
  }));
  message.chat = { from: 0, list };
  const table = fakeTable(merge(undefined, message));
  speak("en");
  render(Talk, { table });
  expect(screen.getByText("Since then there has been a change in: facts/areas.csv and RU.40.")).toBeTruthy();
  expect(screen.getByText("Since then there has been a change in: very many rules.")).toBeTruthy();
  expect(
    screen.getByText("Since then there has been a change in: the program that follows the rules."),
  ).toBeTruthy();
  cleanup();
  speak("pl");
  render(Talk, { table });
  expect(screen.getByText("Od tamtej pory zmieniono: facts/areas.csv i RU.40.")).toBeTruthy();
  expect(screen.getByText("Od tamtej pory zmieniono: program, który stosuje zasady.")).toBeTruthy();
});

test("older talk is asked for", () => {
  const message = whole();
  message.chat = { from: 200, list: [{ at: 9, from: "host", text: "hello" }] };
  const table = fakeTable(merge(undefined, message));
  render(Talk, { table });
  screen.getByRole("button", { name: "Show older" }).click();
  expect(table.calls).toEqual([["olderTalk"]]);
});
