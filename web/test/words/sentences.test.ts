import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { explain, reasonOf } from "../../src/table/server";
import type { Filling } from "../../src/wire/message";
import { languages } from "../../src/locales";
import { templates } from "../../src/wire/templates";
import { GAP } from "../../src/words/fill";
import { translate } from "../../src/words/translate";
import { speak } from "../../src/words/words.svelte";

function told(template: string, fillings: Record<string, Filling> = {}): string {
  return translate({ template, arguments: fillings });
}

const gaps = (text: string) => [...text.matchAll(GAP)].map(([, name]) => name);

afterEach(() => speak("en"));

const others = await Promise.all(languages.filter(({ id }) => id !== "en").map(({ load }) => load()));

describe.each(others)("the sentences of the server in $id", ({ templates: translated }) => {
  test.each(templates)("%s", (template) => {
    const text = translated[template] ?? "";
    expect(gaps(text).sort()).toEqual(gaps(template).sort());
    expect(text.replace(GAP, "")).not.toMatch(/[{}]/);
    expect(text).not.toBe("");
    expect(text).not.toBe(template);
  });
});

describe("what the server says", () => {
  test("has the names that the page has, in English too", () => {
    const fillings = { area: { area: "aegean-sea" }, movable: 0 };
    expect(told("{area} has {movable} to move", fillings)).toBe("Aegean Sea has 0 to move");
  });

  test.each([
    [0, "0 cities are in stock"],
    [1, "1 city is in stock"],
    [2, "2 cities are in stock"],
  ])("agrees with its numbers: %i", (cities, text) => {
    expect(told("{cities} [cities:city is|cities are] in stock", { cities })).toBe(text);
  });

  describe("in Polish", () => {
    beforeEach(() => speak("pl"));

    test.each([
      [1, "to 1 obrażenie, a trzeba 5"],
      [4, "to 4 obrażenia, a trzeba 5"],
      [12, "to 12 obrażeń, a trzeba 5"],
    ])("agrees with its numbers: %i", (damage, text) => {
      expect(told("that is {damage} damage, {due} [due:is|are] due", { damage, due: 5 })).toBe(text);
    });

    test("has Polish names of everything", () => {
      expect(told("{area} is out of play", { area: { area: "aegean-sea" } })).toBe(
        "obszar Morze Egejskie jest poza grą",
      );
      expect(
        told("none of the places hit hardest is {areas}", { areas: { areas: ["rome", "black-sea"] } }),
      ).toBe("wśród najciężej dotkniętych miejsc nie ma: Rzym i Morze Czarne");
      expect(told("{Seat} can not leave", { Seat: { civilization: "celt" } })).toBe(
        "Celtowie: nie można opuścić gry",
      );
      expect(told("{seats} can not be named", { seats: { seats: ["assyria", "egypt"] } })).toBe(
        "nie można wyznaczyć Asyrii i Egiptu",
      );
      expect(told("{advance} is owned already", { advance: { advance: "pottery" } })).toBe(
        "kartę Garncarstwo już masz",
      );
      expect(told("{card} is not needed", { card: { commodity: "iron" } })).toBe(
        "karta Żelazo nie jest potrzebna",
      );
      expect(told("not held: {cards}", { cards: { commodities: ["iron", "iron", "wine"] } })).toBe(
        "nie masz na ręce 2 × żelaza, wina",
      );
      expect(told("{Calamity} is never traded", { Calamity: { "calamity-card": "famine" } })).toBe(
        "Głód to karta niezbywalna",
      );
    });

    test("has parts that are sentences themselves", () => {
      const key = { sentence: { template: "the key of a host", arguments: {} } };
      expect(told("{key} is needed here", { key })).toBe("wymagane: klucz gospodarza");
    });

    test("stays English where the server is newer than the page", () => {
      expect(told("{area} is on fire", { area: { area: "rome" } })).toBe("Rzym is on fire");
    });

    test("stands alone, or as a part", () => {
      const sentence = { template: "the table is paused", arguments: {} };
      expect(explain({ message: "the table is paused", sentence })).toBe(
        "Gra przy tym stole jest wstrzymana.",
      );
      expect(reasonOf({ reason: "the table is paused", sentence })).toBe(
        "gra przy tym stole jest wstrzymana",
      );
    });
  });
});
