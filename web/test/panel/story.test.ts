import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import { linesOf } from "../../src/panel/fate";
import { storyOf, type Tale } from "../../src/panel/story";
import TalePage from "../../src/panel/TalePage.svelte";
import type { Told } from "../../src/wire/message";
import json from "../scenes/calamities.json";

// A turn of a whole game with 9 players.
const told = json as Told[];
const story = storyOf(told);

function tale(calamity: string): Tale {
  const found = story.tales.find((it) => it.strikes.some((strike) => strike.calamity === calamity));
  if (!found) throw new Error(`no ${calamity}`);
  return found;
}

describe("the story of a turn's calamities", () => {
  afterEach(cleanup);

  test("begins with who holds some", () => {
    expect(story.selections).toHaveLength(1);
    expect(story.selections[0]?.held.filter((it) => it.count > 0)).toHaveLength(5);
  });

  test("tells minor calamities together, and major ones one after the other", () => {
    expect(story.tales.map((it) => it.strikes.map((strike) => strike.calamity))).toEqual([
      ["squandered-wealth", "city-riots"],
      ["famine"],
      ["slave-revolt"],
      ["civil-war"],
    ]);
    expect(story.tales.every((it) => it.over)).toBe(true);
  });

  test("says whom it strikes, how much, and what they lose", () => {
    const famine = tale("famine");
    expect(famine.strikes).toEqual([{ calamity: "famine", victim: "hatti" }]);
    expect(famine.reckonings.map(({ reckoning }) => [reckoning.seat, reckoning.result])).toEqual([
      ["hatti", 10],
      ["assyria", 0],
      ["celt", 5],
      ["hellas", 5],
    ]);
    const hatti = famine.fates.find((it) => it.owner === "hatti");
    expect(hatti && linesOf(hatti)).toEqual([
      "lost 5 tokens: Crimea 2, Galatia, Ionia, Kuban",
      "city destroyed: Hattusa",
    ]);
    expect(famine.fates.some((it) => it.owner === "assyria")).toBe(false);
  });

  test("a tale that is not over says so", () => {
    const open = storyOf(told.slice(0, 20)).tales.at(-1);
    expect(open?.over).toBe(false);
  });

  test("shows the arithmetic with advances and links to the rules", () => {
    render(TalePage, { tale: tale("famine"), me: "assyria" });
    const amounts = screen.getByText("How much").nextElementSibling as HTMLElement;
    expect(amounts.textContent).toMatch(/10\s+C3\.1\s+− 5 Pottery\s+pottery\.1\s+\+ 5 Agriculture/);
    expect(within(amounts).getAllByRole("button", { name: /pottery\.1/ })).toHaveLength(2);
    expect(screen.getByText("What became of it").nextElementSibling?.textContent).toContain("loses nothing");
  });

  test("says who is the beneficiary and why", () => {
    render(TalePage, { tale: tale("civil-war"), me: undefined });
    expect(screen.getByText(/^beneficiary:/).textContent).toContain("has most in stock");
    expect(screen.getByText(/lost 16 tokens to Hellas/)).toBeTruthy();
  });
});
