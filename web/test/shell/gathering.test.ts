import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Gathering from "../../src/shell/Gathering.svelte";
import { fakeTable } from "../../src/table/fake.svelte";
import { keepGiven } from "../../src/table/given";
import { keys } from "../../src/table/keys.svelte";
import { merge } from "../../src/table/merge";
import SeedCheck from "../../src/table/SeedCheck.svelte";
import type { TableInfo } from "../../src/wire/message";
import { speak } from "../../src/words/words.svelte";
import { whole } from "../table/scene";

function table(more: Partial<TableInfo>) {
  const message = whole();
  message.table = {
    ...message.table,
    gathering: true,
    seats: {
      egypt: { occupant: "person", name: "Anna", claimed: true, here: true },
      minoa: { occupant: "person", claimed: false, here: false },
      rome: { occupant: "house", claimed: false, here: true },
    },
    ...more,
  };
  return fakeTable(merge(undefined, message));
}

beforeEach(() => {
  speak("en");
});

afterEach(() => {
  cleanup();
  for (const { key } of keys.list) keys.forget(key);
  localStorage.removeItem("ecumene.given");
  vi.unstubAllGlobals();
});

test("everybody sees who has come and who is missing, and no guest can begin", () => {
  render(Gathering, { table: table({}) });
  const lines = screen.getAllByRole("listitem").map((it) => it.textContent.replace(/\s+/g, " "));
  expect(lines).toHaveLength(3);
  expect(lines.find((it) => it.includes("Anna"))).toContain("has come");
  expect(lines.find((it) => it.includes("Minoa"))).toContain("not here yet");
  expect(lines.find((it) => it.includes("Rome"))).toContain("bot: house");
  expect(screen.getByRole("status").textContent).toBe("1 player still to come.");
  expect(screen.queryByRole("button", { name: "Begin now" })).toBeNull();
});

test("the host begins, also from a seat", async () => {
  keys.keep({ key: "HOST", table: "k3x", name: "Tuesday", role: "host", at: 1 });
  const fetched = vi.fn(() => Promise.resolve(new Response('{"line":1}')));
  vi.stubGlobal("fetch", fetched);
  render(Gathering, { table: table({}) });
  await fireEvent.click(screen.getByRole("button", { name: "Begin now" }));
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  const [path, call] = fetched.mock.calls[0] as unknown as [string, RequestInit];
  expect(path).toBe("/api/table/begin");
  expect((call.headers as Record<string, string>)["authorization"]).toBe("Bearer HOST");
});

test("nothing of it is seen once the game has begun", () => {
  const message = whole();
  render(Gathering, { table: fakeTable(merge(undefined, message)) });
  expect(screen.queryByText("The table gathers")).toBeNull();
});

test("who finds the own value missing is told", () => {
  const seat = whole().view?.seat ?? "";
  keepGiven("k3x", seat, { value: "ab", commitment: "00" });
  const scene = merge(undefined, whole());
  const shown = fakeTable(scene && { ...scene, table: { ...scene.table, contributions: { [seat]: "ab" } } });
  const view = render(SeedCheck, { table: shown });
  expect(screen.queryByRole("alert")).toBeNull();
  view.unmount();

  const dropped = fakeTable(scene && { ...scene, table: { ...scene.table, contributions: {} } });
  render(SeedCheck, { table: dropped });
  expect(screen.getByRole("alert").textContent).toContain("do not trust the draws");
});
