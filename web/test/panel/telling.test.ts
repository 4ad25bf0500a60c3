import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { rulesOf, tell } from "../../src/panel/telling";
import { speak } from "../../src/words/words.svelte";
import type { Event } from "../../src/wire/types";
import { everyKind } from "./told";

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

  test.each(["en", "pl"] as const)("every event is a sentence without gaps in %s", (language) => {
    speak(language);
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
      seat: "rome",
      due: 50,
      "cards-worth": 45,
      "treasury-worth": 8,
    } as const;
    expect(tell(paid)).toBe("Rome paid 50 points: 45 in cards, 8 in treasury; 3 wasted");
    expect(tell({ ...paid, "treasury-worth": 5 })).not.toContain("wasted");
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
