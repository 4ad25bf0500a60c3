import { describe, expect, test } from "vitest";
import { languages } from "../../src/locales";
import { book } from "../../src/wire/book";
import { ADVANCES, CALAMITIES, facts } from "../../src/wire/facts";

const digits = (text: string) => text.match(/\d+/g) ?? [];

/** The part of an advance's summary that is about a calamity, up to the next gap. */
function about(calamity: string, effect: string): string[] {
  return effect.split(/(?=\{)/).flatMap((part) => (part.startsWith(`{${calamity}}:`) ? [part] : []));
}

const modifiers = CALAMITIES.flatMap((calamity) =>
  (facts.calamities[calamity].modifiers ?? []).map((modifier) => ({ calamity, ...modifier })),
);

/** Numbers up to this are spelt in a summary. */
const SPELT = 4;

describe.each(languages.map(({ id, load }) => [id, load] as const))("in %s", (id, load) => {
  test.each(modifiers.map((it) => [`${it.advance} and ${it.calamity}`, it] as const))(
    "the summary of %s has the figure of the facts",
    async (_, { advance, calamity, amount = 0 }) => {
      const { effects } = (await load()).words;
      const figures = about(calamity, effects[advance]).flatMap(digits);
      const wanted = Math.abs(amount);
      expect(figures.length > 0 || wanted <= SPELT).toBe(true);
      if (figures.length > 0) expect(figures).toContain(String(wanted));
    },
  );

  test.each(ADVANCES)("every figure of %s stands in its statements", async (advance) => {
    const { effects } = (await load()).words;
    const statements = Object.entries(await book(id)).filter(([rule]) => rule.startsWith(`${advance}.`));
    const stated = statements.flatMap(([, text]) => digits(text));
    expect(statements.length).toBeGreaterThan(0);
    expect(digits(effects[advance]).filter((figure) => !stated.includes(figure))).toEqual([]);
  });
});
