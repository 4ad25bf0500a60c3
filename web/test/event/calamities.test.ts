import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import { blocksOf } from "../../src/wire/blocks";
import { summary } from "../../src/panel/calamities/summary";
import { isOver, calamitiesOf, type Resolution } from "../../src/event/calamities";
import CalamityScene from "../../src/panel/calamities/CalamityScene.svelte";
import type { DatedEvent } from "../../src/wire/message";
import { speak } from "../../src/words/words.svelte";
import json from "../scenes/calamities.json";

// A turn of a whole game with 16 players.
const events = json as DatedEvent[];
const calamities = calamitiesOf(events);

function resolution(calamity: string): Resolution {
  const found = calamities.resolutions.find((it) =>
    it.strikes.some((strike) => strike.calamity === calamity),
  );
  if (!found) throw new Error(`no ${calamity}`);
  return found;
}

const said = { turn: 16, phase: "calamity-resolution" } as const;

function until(kind: string, calamity: string): DatedEvent[] {
  const last = events.findIndex(
    ({ event }) => event.kind === kind && "calamity" in event && event.calamity === calamity,
  );
  return events.slice(0, last + 1);
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
    expect(calamities.selections).toHaveLength(1);
    expect(calamities.selections[0]?.held.filter((it) => it.count > 0)).toHaveLength(12);
  });

  test("tells minor calamities together, as copies of a card, and others one after the other", () => {
    expect(calamities.resolutions.map((it) => it.strikes.map((strike) => strike.calamity))).toEqual([
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
    expect(calamities.resolutions.every(isOver)).toBe(true);
  });

  test("says whom it strikes, how much, and what they lose", () => {
    const famine = resolution("famine");
    expect(famine.strikes).toMatchObject([{ calamity: "famine", victim: "indus" }]);
    expect(famine.reckonings.map(({ reckoning }) => [reckoning.seat, reckoning.result])).toEqual([
      ["indus", 10],
      ["assyria", 0],
      ["kushan", 0],
      ["persia", 0],
    ]);
    expect(famine.effects.map((it) => [it.owner, ...summary(it)])).toEqual([
      ["indus", "cities destroyed: Maru, Poura"],
    ]);
  });

  test("tells what each card has done apart", () => {
    const [west, east] = resolution("flood").strikes;
    expect(resolution("flood").effects.map((it) => [it.owner, it.cause.victim])).toEqual([
      ["hatti", west?.victim],
      ["celt", west?.victim],
      ["parthia", east?.victim],
    ]);
  });

  test("takes nothing for an effect that no calamity has caused", () => {
    const lost: DatedEvent = {
      ...said,
      event: { kind: "city-reduced", owner: "indus", area: "sind", tokens: 2 },
    };
    expect(
      calamitiesOf([...until("calamity-took-effect", "famine"), lost]).resolutions.at(-1)?.effects,
    ).toEqual(resolution("famine").effects);
  });

  test("a resolution is over when every card has ended", () => {
    const open = calamitiesOf(until("calamity-took-effect", "flood")).resolutions.at(-1);
    expect(open?.strikes.map((it) => it.end?.kind)).toEqual(["calamity-took-effect", undefined]);
    expect(open && isOver(open)).toBe(false);
  });

  test("two copies in one hand end one after the other", () => {
    const struck = { kind: "calamity-struck", card: { card: "famine" }, victim: "rome" } as const;
    const ended = { kind: "calamity-took-effect", calamity: "famine", victim: "rome" } as const;
    const all = [struck, struck, ended].map((event): DatedEvent => ({ ...said, event }));
    expect(
      calamitiesOf(all).resolutions.map((it) => it.strikes.map((strike) => strike.end !== undefined)),
    ).toEqual([[true, false]]);
    render(CalamityScene, { resolution: calamitiesOf(all).resolutions[0] as Resolution, me: undefined });
  });

  test("shows the arithmetic with advances and links to the rules", () => {
    render(CalamityScene, { resolution: resolution("famine"), me: "assyria" });
    const amounts = screen.getByText("How much").nextElementSibling as HTMLElement;
    expect(amounts.textContent).toMatch(/10\s+C3\.1\s+− 5 Pottery\s+pottery\.1\s+\+ 5 Agriculture/);
    expect(within(amounts).getAllByRole("button", { name: /pottery\.1/ })).toHaveLength(4);
    expect(beside("What became of it", "Assyria")).toContain("loses nothing");
  });

  test("says who is the beneficiary and why", () => {
    render(CalamityScene, { resolution: resolution("treachery"), me: undefined });
    expect(screen.getByText(/^beneficiary:/).textContent).toContain("traded the card to Rome");
    expect(beside("What became of it", "Rome")).toContain("city annexed by Iberia: Tarentum");
  });

  test("says why a card came to nothing, with the rule, and of others no more than what they cost", () => {
    render(CalamityScene, { resolution: resolution("tempest"), me: undefined });
    expect(beside("Whom it strikes", "Iberia")).toContain(
      "City in Flames · no effect: it was paid off P9.26",
    );
    expect(beside("Whom it strikes", "Persia")).toMatch(/Coastal Migration\s*$/);
    expect(screen.getByRole("button", { name: "Rule P9.26" })).toBeTruthy();
  });

  test("says which cards are resolved while others are not", () => {
    const [open] = calamitiesOf(until("calamity-took-effect", "coastal-migration")).resolutions;
    render(CalamityScene, { resolution: open as Resolution, me: undefined });
    expect(beside("Whom it strikes", "Persia")).toContain("Coastal Migration · resolved");
    expect(beside("Whom it strikes", "Indus")).toMatch(/Tempest\s*$/);
    expect(screen.getByText("It is being resolved.")).toBeTruthy();
  });

  test("says which of several cards has done what", () => {
    render(CalamityScene, { resolution: resolution("tempest"), me: undefined });
    expect(beside("What became of it", "Persia")).toContain("Coastal Migration");
    cleanup();
    render(CalamityScene, {
      resolution: resolution("flood"),
      me: undefined,
      blocks: blocksOf({ players: 16, side: "both" }),
    });
    expect(beside("What became of it", /^Celt/)).toContain("card of Hatti · West");
    expect(beside("What became of it", "Parthia")).not.toContain("card of");
  });

  test("of what is cancelled it says nothing but that, and why", async () => {
    render(CalamityScene, { resolution: resolution("cyclone"), me: undefined });
    expect(beside("Whom it strikes", "Kushan")).toContain("cancelled: no city beside open sea C9.6");
    expect(screen.queryByText("What became of it")).toBeNull();
    cleanup();
    await speak("pl");
    render(CalamityScene, { resolution: resolution("cyclone"), me: undefined });
    expect(beside("W kogo uderza", "Kuszan")).toContain("anulowana: brak miast przy otwartym morzu");
  });
});
