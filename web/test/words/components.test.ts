import { cleanup, waitFor } from "@testing-library/svelte";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { keys } from "../../src/table/keys.svelte";
import { ruleText } from "../../src/words/rules";
import { speak } from "../../src/words/words.svelte";
import { adopt, components, forget, ID, seen, shown, strange } from "./madeup";
import { mounted } from "./mounted";

vi.mock("../../src/wire/book", () => ({
  book: (language: string) => Promise.resolve({ "P9.7": language === "en" ? "Named first." : "⟦Unue.⟧" }),
}));

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("there is no server")));
  adopt();
  await speak(ID);
  keys.keep({ key: "SEAT", table: "k3x", name: "Tuesday", role: "seat", seat: "egypt", at: 1 });
  keys.keep({ key: "WATCH", table: "k3x", name: "Tuesday", role: "spectator", at: 1 });
  keys.keep({ key: "HOST", table: "k3x", name: "Tuesday", role: "host", at: 1 });
});
afterEach(cleanup);
afterAll(async () => {
  for (const { key } of keys.list) keys.forget(key);
  vi.unstubAllGlobals();
  await forget();
});

test.each(Object.entries(mounted))("%s says nothing that is not of the language", async (_, mount) => {
  const element = mount();
  await waitFor(() => expect(shown(element).join("")).toContain("⟦"));
  expect(shown(element).flatMap(strange)).toEqual([]);
});

/** What is seen only after something was done, played or loaded, such as the map. */
const LATER: readonly string[] = [
  "App.svelte",
  "lobby/AccountDialog.svelte",
  "lobby/Entrance.svelte",
  "map/AreaNotes.svelte",
  "map/BoardView.svelte",
  "map/RouteHandles.svelte",
  "panel/status/Waiting.svelte",
  "question/base/BuildingExtras.svelte",
  "question/movement/AreaOrders.svelte",
  "question/movement/FeeChoice.svelte",
  "question/movement/ShipOrders.svelte",
  "question/movement/VoyageStops.svelte",
  "shell/PlayBar.svelte",
  "shell/SceneOfNow.svelte",
  "ui/Qr.svelte",
  "ui/Tooltip.svelte",
];

test("every component was seen", () => {
  expect(components.length).toBeGreaterThan(100);
  expect(LATER.filter((it) => !components.includes(it))).toEqual([]);
  expect(components.filter((it) => !seen.has(it) && !LATER.includes(it))).toEqual([]);
});

test("the statements of the rules are those of the language", async () => {
  await expect(ruleText("P9.7")).resolves.toEqual({ text: "⟦Unue.⟧", language: ID });
});
