import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { languages } from "../../src/locales";
import { locale as english } from "../../src/locales/en";
import Status from "../../src/panel/status/Status.svelte";
import { tell } from "../../src/event/sentence";
import { fakeTable } from "../../src/table/fake.svelte";
import { areaName, calamityName, civilizationName } from "../../src/words/names";
import { facts } from "../../src/wire/facts";
import * as phrases from "../../src/words/phrases";
import { translate } from "../../src/words/translate";
import { language, say, speak } from "../../src/words/words.svelte";
import { everyKind } from "../event/everykind";
import { sceneWith } from "../question/person";
import { adopt, forget, ID, strange } from "./madeup";

const own = [...languages];

beforeAll(adopt);
afterAll(forget);
afterEach(cleanup);

test("a language is spoken as soon as it is loaded, and what is shown follows", async () => {
  await speak("en");
  const { container } = render(Status, { table: fakeTable(sceneWith([])) });
  expect(container.textContent).toContain("Nobody has to");
  await speak(ID);
  await tick();
  expect(language()).toBe(ID);
  expect(document.documentElement.lang).toBe(ID);
  expect(container.textContent).toContain("⟦Nobody has to");
});

describe("a language that is nothing but its folder", () => {
  beforeAll(() => speak(ID));

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
});

test("English, from which the keys are, is one of the languages", async () => {
  await expect(languages[0]?.load()).resolves.toBe(english);
});

test("every language of the rules has its folder, and its name", async () => {
  expect(own.map(({ id, name }) => [id, name])).toEqual(Object.entries(facts.languages));
  for (const { id, load } of own) expect((await load()).id).toBe(id);
});
