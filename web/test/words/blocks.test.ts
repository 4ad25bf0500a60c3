import { afterAll, describe, expect, test } from "vitest";
import { tell } from "../../src/event/sentence";
import { summary } from "../../src/panel/calamities/summary";
import { prompt } from "../../src/question/prompt";
import { blocksOf } from "../../src/wire/blocks";
import type { Event, Question } from "../../src/wire/types";
import { speak } from "../../src/words/words.svelte";

afterAll(() => speak("en"));

describe("the block of who is struck", () => {
  const EIGHTEEN = blocksOf({ players: 18, side: "both" });
  const ELEVEN = blocksOf({ players: 11, side: "east" });

  const events: [Event, string, string, string][] = [
    [
      { kind: "victims-named", calamity: "famine", victim: "egypt", secondary: ["persia"] },
      "Famine: Egypt · West named Persia · East as secondary victim",
      "Głód: Egipt · Zachód wyznacza Persję · Wschód jako dodatkową ofiarę",
      "Famine: Egypt named Persia as secondary victim",
    ],
    [
      { kind: "copies-taken-in-order", calamity: "famine", insisting: ["egypt", "persia"], rule: "P9.10" },
      "Famine: the copies are resolved one after the other, as asked by Egypt · West and Persia · East",
      "Głód: karty rozstrzygane są po kolei na żądanie Egiptu · Zachód i Persji · Wschód",
      "Famine: the copies are resolved one after the other, as asked by Egypt and Persia",
    ],
    [
      {
        kind: "amount-reckoned",
        calamity: "famine",
        reckoning: {
          seat: "persia",
          rule: "C3.1",
          measure: "damage",
          base: 10,
          steps: [],
          result: 10,
          text: "10",
        },
      },
      "Famine, Persia · East: damage 10",
      "Głód, Persja · Wschód: obrażenia 10",
      "Famine, Persia: damage 10",
    ],
  ];

  test.each(events)("is said of $kind where two blocks play", async (event, english, polish, alone) => {
    await speak("en");
    expect(tell(event, EIGHTEEN)).toBe(english);
    expect(tell(event, ELEVEN)).toBe(alone);
    await speak("pl");
    expect(tell(event, EIGHTEEN)).toBe(polish);
  });

  const asked: [Question, string, string, string][] = [
    [
      {
        kind: "pick-cities",
        rule: "P9.24",
        seat: "egypt",
        owner: "persia",
        fate: "annexed",
        candidates: ["susa", "ur"],
        count: 1,
      },
      "Pick 1 of the cities of Persia · East to be annexed.",
      "Wybierz 1 miasto Persji · Wschód do aneksji.",
      "Pick 1 of the cities of Persia to be annexed.",
    ],
    [
      { kind: "take-area", rule: "RU.13", seat: "egypt", owner: "persia", due: 20, portions: [] },
      "Pick the next area of Persia · East that changes hands; 20 unit points are due.",
      "Wybierz kolejny obszar Persji · Wschód, który zmieni właściciela. Pozostało 20 punktów jednostek.",
      "Pick the next area of Persia that changes hands; 20 unit points are due.",
    ],
    [
      { kind: "pick-tokens", rule: "G19", seat: "egypt", owner: "persia", from: [], count: 2 },
      "Your stock does not reach for all: pick which 2 tokens of Persia · East you annex.",
      "Zasobów nie wystarczy na wszystkie: wybierz 2 żetony Persji · Wschód do aneksji.",
      "Your stock does not reach for all: pick which 2 tokens of Persia you annex.",
    ],
    [
      {
        kind: "insist-on-order",
        rule: "P9.10",
        seat: "egypt",
        calamity: "famine",
        victims: ["egypt", "persia"],
      },
      "Famine strikes Egypt · West and Persia · East. Do you insist that it is resolved one after the other, in A.S.T. ranking?",
      "Głód dotyka Egipt · Zachód i Persję · Wschód. Czy nalegasz na rozstrzyganie po kolei, w kolejności z Toru Historii?",
      "Famine strikes Egypt and Persia. Do you insist that it is resolved one after the other, in A.S.T. ranking?",
    ],
  ];

  test.each(asked)("is said in what is asked: $kind", async (question, english, polish, alone) => {
    await speak("en");
    expect(prompt(question, EIGHTEEN)).toBe(english);
    expect(prompt(question, ELEVEN)).toBe(alone);
    await speak("pl");
    expect(prompt(question, EIGHTEEN)).toBe(polish);
  });

  test("is said of whoever takes what a calamity costs", async () => {
    await speak("en");
    const events: Event[] = [
      { kind: "tokens-annexed", from: "egypt", to: "persia", area: "tanis", count: 2 },
    ];
    const effect = {
      owner: "egypt",
      cause: { calamity: "tyranny" as const, victim: "egypt" as const },
      events,
    };
    expect(summary(effect, EIGHTEEN)).toEqual(["lost 2 tokens to Persia · East: Tanis 2"]);
    expect(summary(effect)).toEqual(["lost 2 tokens to Persia: Tanis 2"]);
  });
});
