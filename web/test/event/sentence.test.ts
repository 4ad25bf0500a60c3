import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { rulesOf, tell } from "../../src/event/sentence";
import { speak } from "../../src/words/words.svelte";
import type { Event } from "../../src/wire/types";
import { languages } from "../../src/locales";
import { everyKind } from "./everykind";

const page = readFileSync("../docs/referee.md", "utf8").split("\n## Events")[1] ?? "";
const documented = [...page.matchAll(/^\| `([a-z-]+)` \|/gm)].map((row) => row[1]);

function told(kind: Event["kind"], language: string): string {
  speak(language);
  const event = everyKind.find((it) => it.kind === kind);
  return event ? tell(event) : "";
}

describe("the log", () => {
  afterEach(() => speak("en"));

  test("there is an example of every kind of event in referee.md", () => {
    expect(documented.length).toBeGreaterThan(60);
    expect(documented.filter((kind) => !everyKind.some((it) => it.kind === kind))).toEqual([]);
  });

  test.each(languages)("every event is a sentence without gaps in $name", async ({ id }) => {
    await speak(id);
    for (const event of everyKind) {
      const sentence = tell(event);
      expect(sentence, event.kind).not.toMatch(/[{}[\]|]|undefined|NaN|object/);
      expect(sentence.length, event.kind).toBeGreaterThan(9);
    }
  });

  test("the two languages say different things", () => {
    const same = documented.filter(
      (kind) => told(kind as Event["kind"], "en") === told(kind as Event["kind"], "pl"),
    );
    expect(same).toEqual([]);
  });

  test("sentences name things as people do", () => {
    expect(tell({ kind: "tokens-removed", owner: "egypt", area: "thebes", count: 1 })).toBe(
      "Egypt lost 1 token in Thebes",
    );
    expect(tell({ kind: "tokens-moved", owner: "rome", from: "rome", to: "etruria", count: 2 })).toBe(
      "Rome moved 2 tokens from Rome to Etruria",
    );
  });

  test("Polish nouns and verbs agree with their number", () => {
    speak("pl");
    expect(tell({ kind: "tokens-removed", owner: "rome", area: "rome", count: 1 })).toMatch(
      /^Rzym traci 1 żeton /,
    );
    expect(tell({ kind: "tokens-removed", owner: "celt", area: "rome", count: 3 })).toMatch(
      /^Celtowie tracą 3 żetony /,
    );
    expect(tell({ kind: "tokens-removed", owner: "barbarians", area: "rome", count: 5 })).toMatch(
      /^Barbarzyńcy tracą 5 żetonów /,
    );
    expect(tell({ kind: "city-annexed", from: "celt", to: "rome", area: "rome" })).toMatch(/^Rzym anektuje /);
  });

  test("what is paid too much is said to be wasted", () => {
    const paid = {
      kind: "advances-paid",
      rule: "P12.4",
      seat: "rome",
      due: 50,
      "cards-worth": 45,
      "treasury-worth": 8,
    } as const;
    expect(tell(paid)).toBe("Rome paid 50 points: 45 in cards, 8 in treasury; 3 wasted");
    expect(tell({ ...paid, "treasury-worth": 5 })).not.toContain("wasted");
  });

  test("a calamity that comes to nothing says why, and cites the statement", () => {
    const event: Event = {
      kind: "calamity-had-no-effect",
      calamity: "banditry",
      victim: "celt",
      rule: "P9.26",
    };
    expect(tell(event)).toBe("Banditry (Celt) had no effect: it was paid off");
    expect(tell({ ...event, rule: "C99" })).toBe("Banditry (Celt) had no effect"); // newer than the page
    expect(rulesOf(event)).toEqual(["P9.26"]);
    const cancelled: Event = {
      kind: "calamity-cancelled",
      calamity: "cyclone",
      victim: "egypt",
      rule: "C9.6",
    };
    expect(tell(cancelled)).toBe("Cyclone (Egypt) was cancelled: no city beside open sea");
    speak("pl");
    expect(tell(event)).toBe("Rozboje (Celtowie) mijają bez skutku: zapłacono ze skarbca");
    expect(tell(cancelled)).toBe("Karta Cyklon (Egipt) zostaje anulowana: brak miast przy otwartym morzu");
  });

  test("copies are taken in order because somebody insists, or because it matters", () => {
    const event: Event = {
      kind: "copies-taken-in-order",
      calamity: "famine",
      insisting: ["celt"],
      rule: "P9.10",
    };
    expect(tell(event)).toBe("Famine: the copies are resolved one after the other, as asked by Celt");
    const plain: Event = { ...event, calamity: "flood", insisting: [], rule: "RU.12" };
    expect(tell(plain)).toContain("one after the other, for the first changes what the second finds");
    expect(rulesOf(plain)).toEqual(["RU.12"]);
    speak("pl");
    expect(tell(event)).toBe("Głód: karty rozstrzygane są po kolei na żądanie Celtów");
    expect(tell(plain)).toContain("po kolei, bo pierwsza zmienia to, co zastanie druga");
  });

  test("an amount cites the statement behind each step", () => {
    const event: Event = {
      kind: "amount-reckoned",
      calamity: "famine",
      reckoning: {
        seat: "minoa",
        measure: "damage",
        base: 10,
        rule: "C3.1",
        steps: [{ advance: "pottery", delta: -5, rule: "pottery.1" }],
        result: 5,
        text: "",
      },
    };
    expect(tell(event)).toBe("Famine, Minoa: damage 10 − 5 Pottery = 5");
    expect(rulesOf(event)).toEqual(["C3.1", "pottery.1"]);
  });
});
