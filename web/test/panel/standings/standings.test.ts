import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import Ast from "../../../src/panel/standings/Ast.svelte";
import { spread } from "../../../src/panel/history/series";
import Standings from "../../../src/panel/standings/Standings.svelte";
import Status from "../../../src/panel/status/Status.svelte";
import { rows } from "../../../src/panel/standings/ast";
import { fakeTable } from "../../../src/table/fake.svelte";
import type { Requirement, Scene } from "../../../src/wire/message";
import { speak } from "../../../src/words/words.svelte";
import { sceneWith } from "../../question/person";
import { sight } from "../../golden/values";

const next: Requirement[] = [
  { requirement: "cities", needed: 3, has: 4 },
  { requirement: "advances-from-100", needed: 3, has: 1 },
];
const score = { cities: 4, advances: 9, ast: 20, "late-iron-age": 0, total: 33 };

function scene(): Scene {
  const empty = sceneWith([]);
  const standings = Object.fromEntries(
    Object.keys(sight.seats).map((seat) => [seat, { score, support: { needed: 8, tokens: 7 }, next }]),
  );
  const { hatti, minoa } = sight.seats;
  if (!hatti || !minoa) expect.fail();
  const known = { ...sight.seats, hatti: { ...hatti, space: 15 }, minoa: { ...minoa, space: 7 } };
  const seats = { rome: { occupant: "house", claimed: false, here: true } };
  return {
    ...empty,
    table: { ...empty.table, seats, "waits-for": { rome: ["trade"] } },
    view: { ...empty.view, ...sight, seats: known, standings },
  };
}

describe("the A.S.T.", () => {
  beforeEach(() => speak("en"));
  afterEach(cleanup);

  test("has a row for everybody in ranking, with the epochs of each space", () => {
    const all = rows(scene().view);
    expect(all).toHaveLength(18);
    expect(all[0]?.seat).toBe("minoa");
    expect(all[0]?.epochs.indexOf("early-bronze")).toBe(6);
    expect(all[2]?.epochs.indexOf("early-bronze")).toBe(5);
    expect(all[0]?.epochs).toHaveLength(16);
    expect(all.find((it) => it.seat === "hatti")?.next).toBeUndefined();
  });

  test("shows which requirements of the next space are met and which are missing", () => {
    render(Ast, { table: fakeTable(scene()) });
    const minoa = screen.getByRole("row", { name: /Minoa/ });
    expect(minoa.textContent).toMatch(/✓\s*met\s*4\/3\s*cities/);
    expect(minoa.textContent).toMatch(/✗\s*missing\s*1\/3\s*advances from 100/);
    expect(within(screen.getByRole("row", { name: /Hatti/ })).getByText("at the end")).toBeTruthy();
  });
});

describe("standings", () => {
  afterEach(cleanup);

  test("list everybody with who plays and the parts of the score", () => {
    render(Standings, { table: fakeTable(scene()) });
    const rome = screen.getByRole("row", { name: /Rome/ });
    expect(rome.textContent).toContain("bot: house");
    expect(rome.textContent).toMatch(/33\s*4\s*\+\s*9\s*\+\s*20/);
  });

  test("my numbers say when support is too low, and for whom we wait", () => {
    const { container } = render(Status, { table: fakeTable(scene()) });
    expect(container.textContent).toMatch(/✗ 7\/8/);
    expect(container.textContent).toMatch(/We wait for\s*Rome/);
  });
});

test("labels of a chart do not cover each other", () => {
  const places = spread([10, 11, 12, 90], 10, 0, 100);
  expect(places).toEqual([10, 20, 30, 90]);
  expect(spread([98, 99, 100], 10, 0, 100)).toEqual([80, 90, 100]);
});

describe("who waits for whom", () => {
  beforeEach(() => speak("en"));
  afterEach(cleanup);

  const TURNS = ["minoa", "celt", "hatti", "rome", "egypt"];
  const ONE_BLOCK = { players: 9, side: "west" } as const;

  function status(me: string, waiting: string[], game: Partial<Scene["view"]> = ONE_BLOCK): string {
    const whole = scene();
    const table = { ...whole.table, "waits-for": { minoa: ["build-cities"] }, turns: TURNS, waiting };
    const { container } = render(Status, {
      table: fakeTable({ ...whole, table, view: { ...whole.view, ...game, seat: me } }),
    });
    return container.querySelector(".waits")?.textContent.replaceAll(/\s+/g, " ") ?? "";
  }

  test("everybody sees in words", async () => {
    expect(status("minoa", ["celt", "hatti"])).toBe(
      "It is your move Celt waits for Minoa; Hatti waits for Minoa and Celt",
    );
    cleanup();
    await speak("pl");
    expect(status("minoa", ["celt", "hatti"])).toContain(
      "Celtowie czekają na Minoę; Hatti czeka na Minoę i Celtów",
    );
  });

  test("with the blocks, where there are two", () => {
    expect(status("minoa", ["celt"], { players: 18, side: "both" })).toContain(
      "Celt · West waits for Minoa · West",
    );
  });

  test("I see that I do, and that it is not my move", () => {
    const text = status("celt", ["celt"]);
    expect(text).toMatch(/^You wait /);
    expect(text).not.toContain("your move");
    expect(text).not.toContain("Celt waits");
  });

  test("where many do, each says it to screen readers and pointers", () => {
    expect(status("minoa", TURNS.slice(1))).toContain("Waiting for their turns");
    expect(screen.getByTitle("Egypt waits for Minoa, Celt, Hatti, and Rome").textContent).toContain(
      "Egypt waits",
    );
  });
});
