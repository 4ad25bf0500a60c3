import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cleanup } from "@testing-library/svelte";
import type { Kind } from "../../src/question/form";
import { speak } from "../../src/words/words.svelte";
import { Person } from "./person";
import { example, examples, shown } from "./referee";

type Script = (person: Person) => Promise<void>;

/** For every kind that has a form of its own, how a person gives the answers of docs/referee.md, one after the other. */
const scripts: Record<Exclude<Kind, "trade" | "buy-advances" | "move-tokens">, Script[]> = {
  "found-cities": [(person) => person.choose(/^Knossos/, /^Phaestos/, /^Rhodes/, /^Salamis/, /^Thera/)],
  "choose-credits": [
    async (person) => {
      await person.more("Science");
      await person.more("Civics");
    },
  ],
  "set-tax-rate": [(person) => person.choose(/^2/)],
  "place-tokens": [
    async (person) => {
      await person.more("Campania", 2);
      await person.more("Etruria");
    },
  ],
  "let-others-fight": [(person) => person.choose(/^No/)],
  "attack-first": [(person) => person.choose("Gaza"), (person) => person.choose(/^No/)],
  "build-cities": [
    async (person) => {
      await person.choose(/^Rome/, /^Campania/);
      await person.select("Add tokens from next door", "Neapolis");
      await person.more("How Campania is paid for: Tokens from Neapolis", 2);
      await person.less("How Campania is paid for: From treasury", 3);
    },
    async () => {},
  ],
  "buy-card": [(person) => person.choose(/^Stack 9/), (person) => person.choose("Buy nothing more")],
  "name-victims": [(person) => person.choose(/^Saba/, /^Egypt/)],
  "take-damage": [
    async (person) => {
      await person.select("City in Aden", "destroyed (5)");
      await person.select("City in Fayum", "reduced to 3 tokens (2)");
      await person.more("Tokens lost in Saba", 3);
    },
  ],
  "pick-cities": [(person) => person.choose("Thera")],
  "insist-on-order": [(person) => person.choose(/^No/)],
  "pick-place": [(person) => person.choose("Red Sea")],
  "shake-neighbour": [(person) => person.choose(/^Zafar/)],
  "take-area": [(person) => person.choose(/^Ur/)],
  "pick-tokens": [
    async (person) => {
      await person.more("Tanis");
      await person.more("Gaza");
    },
  ],
  "move-horde": [(person) => person.choose(/^Nisa/)],
  "pay-treasury": [(person) => person.choose("Pay 10")],
  "appease-bandits": [(person) => person.more("Bone")],
  "give-up-commodities": [(person) => person.more("Pearls")],
  "avoid-reductions": [
    async (person) => {
      await person.more("Hides");
      await person.more("Water");
    },
  ],
  "avoid-step-back": [async () => {}],
  "take-casualty": [(person) => person.choose("a ship in Saba")],
  "claim-spoils": [(person) => person.choose("Yes")],
  "use-ability": [
    async (person) => {
      await person.choose("Politics");
      await person.choose("Tokens to treasury");
    },
    (person) => person.choose(/^Finish/),
  ],
  "pick-target": [(person) => person.choose(/^Aden/)],
  "choose-policy": [
    async (person) => {
      await person.choose("Tokens to treasury");
      await person.less("Tokens to treasury", 2);
    },
    async (person) => {
      await person.choose("Annex an area and pay");
      await person.choose(/^Iberus/);
    },
  ],
  convert: [
    async (person) => {
      await person.choose("A pirate city");
      await person.choose("Maka");
    },
    async (person) => {
      await person.choose("Barbarian tokens");
      await person.more("Oman");
    },
  ],
  resettle: [
    async (person) => {
      await person.select("Lift from", "Epirus");
      await person.select("Place in", "Getae");
      await person.press("Add");
      await person.select("Place in", "Thera");
      await person.press("Add");
    },
  ],
  "name-givers": [(person) => person.choose(/^Celt/)],
  "hand-over": [(person) => person.more("Wax")],
  "discard-for-treasury": [
    async (person) => {
      await person.more("Wax");
      await person.more("Tin");
    },
  ],
  "keep-hand-limit": [(person) => person.more("Fish")],
};

/** Kinds that can be answered as they are: with nothing, which the button then says. */
const NOTHING_WILL_DO: readonly Kind[] = ["build-cities", "avoid-reductions", "avoid-step-back"];

beforeEach(() => speak("en"));
afterEach(cleanup);

test("docs/referee.md shows every kind of question", () => {
  expect(examples.size).toBe(36);
});

describe.each(Object.entries(scripts))("%s", (kind, ways) => {
  const { question, answers } = example(kind as Kind);

  test("is not confirmed before it is answered", () => {
    const person = new Person(question);
    expect(person.ready).toBe(NOTHING_WILL_DO.includes(question.kind));
    expect(person.confirm.title !== "").toBe(!person.ready); // why not
  });

  test.each(ways.map((way, index) => ({ way, answer: answers[index] })))(
    "can be answered, way %#",
    async ({ way, answer }) => {
      const person = new Person(question);
      await way(person);
      expect(person.ready).toBe(true);
      const sent = await person.send();
      expect(sent && shown(sent, answer), `${JSON.stringify(sent)} is not ${JSON.stringify(answer)}`).toBe(
        true,
      );
    },
  );

  test("has an example for each answer", () => {
    expect(ways).toHaveLength(answers.length);
  });
});

test.each(["trade", "buy-advances"] as const)("%s leads to where it is answered", async (kind) => {
  const person = new Person(example(kind).question);
  await person.press(/^Go to/);
  expect(person.show).toHaveBeenCalledWith(kind === "trade" ? "trade" : "shop");
});
