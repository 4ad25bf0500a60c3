import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import { blocksOf } from "../../src/panel/blocks";
import { linesOf } from "../../src/panel/fate";
import { isOver, storyOf, type Tale } from "../../src/panel/story";
import TalePage from "../../src/panel/TalePage.svelte";
import type { Told } from "../../src/wire/message";
import { speak } from "../../src/words/words.svelte";
import json from "../scenes/calamities.json";

// A turn of a whole game with 16 players.
const told = json as Told[];
const story = storyOf(told);

function tale(calamity: string): Tale {
  const found = story.tales.find((it) => it.strikes.some((strike) => strike.calamity === calamity));
  if (!found) throw new Error(`no ${calamity}`);
  return found;
}

const said = { turn: 16, phase: "calamity-resolution" } as const;

function until(kind: string, calamity: string): Told[] {
  const last = told.findIndex(
    ({ event }) => event.kind === kind && "calamity" in event && event.calamity === calamity,
  );
  return told.slice(0, last + 1);
}

/** What stands beside somebody under a heading. */
function beside(heading: string, name: string | RegExp): string {
  const list = screen.getByText(heading).nextElementSibling as HTMLElement;
  const [row] = within(list)
    .getAllByText(name)
    .map((it) => it.closest("li"));
  return row?.textContent.replaceAll(/\s+/g, " ") ?? "";
}

describe("the story of a turn's calamities", () => {
  afterEach(async () => {
    cleanup();
    await speak("en");
  });

  test("begins with who holds some", () => {
    expect(story.selections).toHaveLength(1);
    expect(story.selections[0]?.held.filter((it) => it.count > 0)).toHaveLength(12);
  });

  test("tells minor calamities together, as copies of a card, and others one after the other", () => {
    expect(story.tales.map((it) => it.strikes.map((strike) => strike.calamity))).toEqual([
      [
        "minor-uprising",
        "squandered-wealth",
        "coastal-migration",
        "city-in-flames",
        "tribal-conflict",
        "tempest",
      ],
      ["treachery"],
      ["famine"],
      ["slave-revolt", "slave-revolt"],
      ["flood", "flood"],
      ["superstition"],
      ["cyclone"],
      ["epidemic"],
    ]);
    expect(story.tales.every(isOver)).toBe(true);
  });

  test("says whom it strikes, how much, and what they lose", () => {
    const famine = tale("famine");
    expect(famine.strikes).toMatchObject([{ calamity: "famine", victim: "indus" }]);
    expect(famine.reckonings.map(({ reckoning }) => [reckoning.seat, reckoning.result])).toEqual([
      ["indus", 10],
      ["assyria", 0],
      ["kushan", 0],
      ["persia", 0],
    ]);
    expect(famine.fates.map((it) => [it.owner, ...linesOf(it)])).toEqual([
      ["indus", "cities destroyed: Maru, Poura"],
    ]);
  });

  test("tells what each card has done apart", () => {
    const [west, east] = tale("flood").strikes;
    expect(tale("flood").fates.map((it) => [it.owner, it.cause.victim])).toEqual([
      ["hatti", west?.victim],
      ["celt", west?.victim],
      ["parthia", east?.victim],
    ]);
  });

  test("takes nothing for an effect that no calamity has caused", () => {
    const lost: Told = {
      ...said,
      event: { kind: "city-reduced", owner: "indus", area: "sind", tokens: 2 },
    };
    expect(storyOf([...until("calamity-took-effect", "famine"), lost]).tales.at(-1)?.fates).toEqual(
      tale("famine").fates,
    );
  });

  test("a tale is over when every card has ended", () => {
    const open = storyOf(until("calamity-took-effect", "flood")).tales.at(-1);
    expect(open?.strikes.map((it) => it.end?.kind)).toEqual(["calamity-took-effect", undefined]);
    expect(open && isOver(open)).toBe(false);
  });

  test("two copies in one hand end one after the other", () => {
    const struck = { kind: "calamity-struck", card: { card: "famine" }, victim: "rome" } as const;
    const ended = { kind: "calamity-took-effect", calamity: "famine", victim: "rome" } as const;
    const all = [struck, struck, ended].map((event): Told => ({ ...said, event }));
    expect(storyOf(all).tales.map((it) => it.strikes.map((strike) => strike.end !== undefined))).toEqual([
      [true, false],
    ]);
    render(TalePage, { tale: storyOf(all).tales[0] as Tale, me: undefined });
  });

  test("shows the arithmetic with advances and links to the rules", () => {
    render(TalePage, { tale: tale("famine"), me: "assyria" });
    const amounts = screen.getByText("How much").nextElementSibling as HTMLElement;
    expect(amounts.textContent).toMatch(/10\s+C3\.1\s+− 5 Pottery\s+pottery\.1\s+\+ 5 Agriculture/);
    expect(within(amounts).getAllByRole("button", { name: /pottery\.1/ })).toHaveLength(4);
    expect(beside("What became of it", "Assyria")).toContain("loses nothing");
  });

  test("says who is the beneficiary and why", () => {
    render(TalePage, { tale: tale("treachery"), me: undefined });
    expect(screen.getByText(/^beneficiary:/).textContent).toContain("traded the card to Rome");
    expect(beside("What became of it", "Rome")).toContain("city annexed by Iberia: Tarentum");
  });

  test("says why a card came to nothing, with the rule, and of others no more than what they cost", () => {
    render(TalePage, { tale: tale("tempest"), me: undefined });
    expect(beside("Whom it strikes", "Iberia")).toContain(
      "City in Flames · no effect: it was paid off P9.26",
    );
    expect(beside("Whom it strikes", "Persia")).toMatch(/Coastal Migration\s*$/);
    expect(screen.getByRole("button", { name: "Rule P9.26" })).toBeTruthy();
  });

  test("says which cards are resolved while others are not", () => {
    const [open] = storyOf(until("calamity-took-effect", "coastal-migration")).tales;
    render(TalePage, { tale: open as Tale, me: undefined });
    expect(beside("Whom it strikes", "Persia")).toContain("Coastal Migration · resolved");
    expect(beside("Whom it strikes", "Indus")).toMatch(/Tempest\s*$/);
    expect(screen.getByText("It is being resolved.")).toBeTruthy();
  });

  test("says which of several cards has done what", () => {
    render(TalePage, { tale: tale("tempest"), me: undefined });
    expect(beside("What became of it", "Persia")).toContain("Coastal Migration");
    cleanup();
    render(TalePage, { tale: tale("flood"), me: undefined, blocks: blocksOf({ players: 16, side: "both" }) });
    expect(beside("What became of it", /^Celt/)).toContain("card of Hatti · West");
    expect(beside("What became of it", "Parthia")).not.toContain("card of");
  });

  test("of what is cancelled it says nothing but that, and why", async () => {
    render(TalePage, { tale: tale("cyclone"), me: undefined });
    expect(beside("Whom it strikes", "Kushan")).toContain("cancelled: no city beside open sea C9.6");
    expect(screen.queryByText("What became of it")).toBeNull();
    cleanup();
    await speak("pl");
    render(TalePage, { tale: tale("cyclone"), me: undefined });
    expect(beside("W kogo uderza", "Kuszan")).toContain("anulowana: brak miast przy otwartym morzu");
  });
});
