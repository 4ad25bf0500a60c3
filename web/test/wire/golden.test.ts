import { expect, test } from "vitest";
import { book } from "../../src/wire/book";
import { languages } from "../../src/locales";
import { ADVANCES, facts, seatsOf, setup } from "../../src/wire/facts";
import { areaName, civilizationName } from "../../src/words/names";
import { ruleText } from "../../src/words/rules";
import { speak } from "../../src/words/words.svelte";
import { answers, events, questions, sight } from "../golden/values";

// That these values have their types is checked by the compiler.

test("every kind of question is shown with answers", () => {
  const kinds = new Set(questions.map((question) => question.kind));
  expect([...kinds].sort()).toEqual(Object.keys(answers).sort());
  for (const given of Object.values(answers)) expect(given.length).toBeGreaterThan(0);
});

test("events of most kinds are shown", () => {
  expect(new Set(events.map((event) => event.kind)).size).toBeGreaterThan(40);
});

test("everything in a view has a name in every language", async () => {
  for (const { id } of languages) {
    await speak(id);
    for (const [seat, known] of Object.entries(sight.seats)) {
      expect(civilizationName(seat)).not.toBe(seat);
      for (const area of [...known.cities, ...Object.keys(known.tokens)])
        expect(areaName(area)).not.toBe(area);
    }
  }
  await speak("pl");
  expect(civilizationName("egypt")).toBe("Egipt");
});

test("facts are what is printed", () => {
  expect(facts.advances.monument).toMatchObject({ cost: 180, points: 3, "free-credits": 20, chain: 1 });
  expect(ADVANCES).toHaveLength(51);
  expect(facts.areas["memphis"]?.["flood-plain"]).toBe("nile");
  const five = setup(5, "west");
  expect(five && seatsOf(five)).toEqual(["minoa", "assyria", "hatti", "hellas", "egypt"]);
  expect(setup(10, "east")).toBeUndefined();
});

test("the rules are there in every language", async () => {
  for (const { id } of languages) expect(Object.keys(await book(id)).length).toBeGreaterThan(400);
  expect((await book("pl"))["pottery.1"]).toMatch(/Głód/);
});

test("a statement of the rules is found by its number", async () => {
  speak("en");
  expect(await ruleText("pottery.1")).toMatchObject({
    language: "en",
    text: expect.stringMatching(/Famine/),
  });
  expect(await ruleText("P99.1")).toBeUndefined();
});
