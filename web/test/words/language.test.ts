import { cleanup, render } from "@testing-library/svelte";
import { tick, type Component } from "svelte";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import Lobby from "../../src/lobby/Lobby.svelte";
import NewTable from "../../src/lobby/NewTable.svelte";
import { languages } from "../../src/locales";
import { locale as english } from "../../src/locales/en";
import Advances from "../../src/panel/advances/Advances.svelte";
import Ast from "../../src/panel/standings/Ast.svelte";
import Calamities from "../../src/panel/calamities/Calamities.svelte";
import Log from "../../src/panel/log/Log.svelte";
import Standings from "../../src/panel/standings/Standings.svelte";
import Status from "../../src/panel/status/Status.svelte";
import Talk from "../../src/panel/talk/Talk.svelte";
import { tell } from "../../src/event/sentence";
import Trade from "../../src/panel/trade/Trade.svelte";
import Settings from "../../src/shell/Settings.svelte";
import { fakeTable } from "../../src/table/fake.svelte";
import { areaName, calamityName, civilizationName } from "../../src/words/names";
import type { MovementDraft, Scene, DatedEvent } from "../../src/wire/message";
import { facts } from "../../src/wire/facts";
import * as phrases from "../../src/words/phrases";
import { translate } from "../../src/words/translate";
import { language, say, speak } from "../../src/words/words.svelte";
import { questions, sight } from "../golden/values";
import { everyKind } from "../event/everykind";
import { Person, sceneWith } from "../question/person";
import json from "../scenes/calamities.json";
import { adopt, forget, shown, strange } from "./madeup";

const draft: MovementDraft = { treasury: 0, tokens: [], ships: [], shipyards: [], voyages: [] };

function scene(): Scene {
  const asked = questions.find((it) => it.kind === "trade");
  const empty = sceneWith(asked ? [{ id: "0123456789abcdef", awaited: true, question: asked }] : []);
  const score = { cities: 4, advances: 9, ast: 20, "late-iron-age": 0, total: 33 };
  const standing = {
    score,
    support: { needed: 8, tokens: 7 },
    next: [{ requirement: "cities", needed: 3, has: 4 }],
  };
  const standings = Object.fromEntries(Object.keys(sight.seats).map((seat) => [seat, standing]));
  return {
    ...empty,
    view: { ...empty.view, ...sight, standings } as Scene["view"],
    events: json as DatedEvent[],
  };
}

const own = [...languages];

beforeAll(adopt);
afterAll(forget);
afterEach(cleanup);

test("a language is spoken as soon as it is loaded, and what is shown follows", async () => {
  await speak("en");
  const { container } = render(Status, { table: fakeTable(scene()) });
  expect(container.textContent).toContain("Turn");
  await speak("eo");
  await tick();
  expect(language()).toBe("eo");
  expect(document.documentElement.lang).toBe("eo");
  expect(container.textContent).toContain("⟦Turn");
});

describe("a language that is nothing but its folder", () => {
  beforeAll(() => speak("eo"));

  test("has all that the page says", () => {
    const groups = Object.values(phrases).filter((it) => typeof it !== "function");
    const said = groups.flatMap((group) => Object.values(group).map((phrase) => say(phrase)));
    expect(said.length).toBeGreaterThan(850);
    expect(said.filter((text) => !text.startsWith("⟦"))).toEqual([]);
  });

  test("has names, and the server's sentences", () => {
    expect([civilizationName("rome"), areaName("rome"), calamityName("tempest")].flatMap(strange)).toEqual(
      [],
    );
    const sentence = { template: "{area} is out of play", arguments: { area: { area: "rome" } } };
    expect(translate(sentence)).toBe("⟦⟦Rome⟧ is out of play⟧");
  });

  test.each(everyKind.map((event) => [event.kind, event] as const))("tells of %s", (_, event) => {
    expect(strange(tell(event))).toEqual([]);
  });

  test.each(questions.map((question) => [question.kind, question] as const))("asks %s", (_, question) => {
    expect(
      shown(new Person(question, (table) => table.draft.mockResolvedValue(draft)).container).flatMap(strange),
    ).toEqual([]);
  });

  const panels = { Advances, Ast, Calamities, Log, Standings, Status, Talk, Trade };
  test.each(Object.entries(panels))("shows the panel %s", (_, panel) => {
    const { container } = render(panel as Component<{ table: unknown }>, { table: fakeTable(scene()) });
    expect(shown(container).flatMap(strange)).toEqual([]);
  });

  test("shows lobby and settings", () => {
    const parts = [
      render(Lobby).container,
      render(NewTable, { opened: () => {} }).container,
      render(Settings, { open: true, close: () => {} }).container,
    ];
    expect(parts.flatMap(shown).flatMap(strange)).toEqual([]);
  });
});

test("English, from which the keys are, is one of the languages", async () => {
  await expect(languages[0]?.load()).resolves.toBe(english);
});

test("every language of the rules has its folder, and its name", async () => {
  expect(own.map(({ id, name }) => [id, name])).toEqual(Object.entries(facts.languages));
  for (const { id, load } of own) expect((await load()).id).toBe(id);
});
