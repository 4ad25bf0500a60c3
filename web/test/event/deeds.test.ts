import { afterEach, describe, expect, test } from "vitest";
import { changesFor } from "../../src/event/changes";
import { citedBy, told, toldTo, toldWithin } from "../../src/event/chronicle";
import { type Deed, deedsOf, doerOf, isDull, placesOf } from "../../src/event/deeds";
import type { DatedEvent, Event } from "../../src/wire/message";
import type { Phase } from "../../src/wire/types";
import { speak } from "../../src/words/words.svelte";
import json from "../scenes/calamities.json";
import { stretch } from "../map/positions";
import { languages } from "../../src/locales";
import { everyKind } from "./everykind";

const in_ = (phase: Phase, ...events: Event[]): DatedEvent[] =>
  events.map((event) => ({ turn: 4, phase, event }));

const lost = (owner: "rome" | "egypt" | "celt", area: string, count = 1): Event => {
  return { kind: "tokens-removed", owner, area, count };
};
const built = (owner: "rome" | "celt", area: string): Event => ({ kind: "city-built", owner, area });

function only(events: DatedEvent[]): Deed {
  const deeds = deedsOf(events);
  expect(deeds).toHaveLength(1);
  return deeds[0] as Deed;
}

afterEach(() => speak("en"));

describe("deeds", () => {
  test("nothing is lost of what happened, whatever it is", () => {
    const all = everyKind.flatMap((event) => in_("movement", event)).concat(json as DatedEvent[]);
    const written = deedsOf(all, 100).flatMap((it) => it.events.map(({ number }) => number));
    expect(written).toEqual(all.map((_, index) => 100 + index));
    expect(deedsOf(all).every((it) => told(it) !== "")).toBe(true);
  });

  test("a battle is one line, with what each side has lost", () => {
    const battle = only(
      in_("conflict", lost("egypt", "thebes"), lost("rome", "thebes"), lost("egypt", "thebes", 2)),
    );
    expect(battle.kind).toBe("battle");
    expect(told(battle)).toBe("Battle in Thebes: Egypt −3 and Rome −1");
    expect(placesOf(battle)).toEqual(["thebes"]);
    expect(citedBy(battle)).toEqual([]);
  });

  test("battles in two places are two", () => {
    expect(deedsOf(in_("conflict", lost("rome", "thebes"), lost("rome", "memphis")))).toHaveLength(2);
  });

  test("an attack is told with what becomes of the city, also where that is told of no place", () => {
    const siege = only(
      in_(
        "conflict",
        {
          kind: "city-attacked",
          rule: "P4.5",
          attacker: "rome",
          defender: "egypt",
          area: "thebes",
          tokens: 7,
          needed: 7,
        },
        { kind: "city-destroyed", owner: "egypt", area: "thebes" },
        { kind: "unseen-card-seized", rule: "P4.6", from: "egypt", by: "rome" },
      ),
    );
    expect(told(siege)).toBe("Rome attacked the city of Egypt in Thebes, and it fell");
    expect(citedBy(siege)).toEqual(["P4.5", "P4.6"]);
    expect(toldTo("egypt", siege)).toBe(
      "Rome attacked the city of Egypt in Thebes, and it fell: you lose 1 city and you lose 1 card",
    );
  });

  test("what a city takes is used up, and only what is too much in the end is lost", () => {
    const events = in_(
      "city-construction",
      lost("celt", "vindobona", 6),
      built("celt", "vindobona"),
      lost("celt", "ister", 2),
    );
    const deeds = deedsOf(events);
    expect(deeds.map((it) => it.kind)).toEqual(["building", "surplus"]);
    const [building, surplus] = deeds as [Deed, Deed];
    expect(told(building)).toMatch(/built 1 city/);
    expect(toldWithin(building, lost("celt", "vindobona", 6))).toMatch(/used up 6 tokens/);
    expect(toldWithin(surplus, lost("celt", "ister", 2))).toMatch(/lost 2 tokens/);
  });

  test("each player's movement is one line, on land and at sea", () => {
    const { events } = stretch("turn 8, until the end of movement");
    const marches = deedsOf(events).filter((it) => it.kind === "march");
    expect(new Set(marches.map((it) => told(it).split(" ")[0])).size).toBe(marches.length);
    expect(marches.map((it) => told(it))).toContainEqual(
      expect.stringMatching(/^Rome moved \d+ tokens and sailed with \d ships?$/),
    );
  });

  test("a calamity is one line, from the card to what it cost", () => {
    const calamities = deedsOf(json as DatedEvent[]).filter((it) => it.kind === "calamity");
    const struck = (json as DatedEvent[]).filter((it) => it.event.kind === "calamity-struck");
    expect(calamities.length).toBeGreaterThan(3);
    expect(
      calamities.flatMap((it) => it.events.filter(({ event }) => event.kind === "calamity-struck")),
    ).toHaveLength(struck.length);
    expect(calamities.every((it) => it.events[0]?.event.kind === "calamity-struck")).toBe(true);
  });

  test("offers, and choices that were none, are not told to who was away", () => {
    expect(isDull(only(in_("trade", { kind: "offer-withdrawn", number: 3 })))).toBe(true);
    expect(isDull(only(in_("conflict", lost("rome", "thebes"))))).toBe(false);
  });
});

describe("what changed for me", () => {
  const cause = { calamity: "civil-war", victim: "iberia" } as const;
  const war = in_(
    "calamity-resolution",
    { kind: "calamity-struck", card: { card: "civil-war" }, victim: "iberia" },
    { kind: "beneficiary-found", ...cause, beneficiary: "rome", ground: "most-in-stock", rule: "1.13" },
    { kind: "tokens-annexed", from: "iberia", to: "rome", area: "iberus", count: 8, cause },
    { kind: "tokens-annexed", from: "iberia", to: "rome", area: "gallaecia", count: 5, cause },
    { kind: "card-discarded", from: "iberia", card: { card: "civil-war" }, cause },
  );

  test("is told with why", async () => {
    const deed = only(war);
    expect(toldTo("rome", deed)).toBe("Civil War in Iberia: 13 tokens join you");
    expect(toldTo("iberia", deed)).toBe("Civil War in Iberia: you lose 13 tokens");
    expect(toldTo("egypt", deed)).toBeUndefined();
    await speak("pl");
    expect(toldTo("rome", deed)).toMatch(/: dołącza do ciebie 13 żetonów$/);
    expect(toldTo("iberia", deed)).toMatch(/: tracisz 13 żetonów$/);
  });

  test("is nothing where it is one's own doing", () => {
    const deed = only(in_("city-construction", lost("celt", "ister", 6), built("celt", "ister")));
    expect(changesFor("celt", deed)).toEqual([]);
  });

  test("a step on the A.S.T. names the space", () => {
    const deed = only(
      in_("ast-alteration", { kind: "marker-moved", seat: "rome", from: 4, to: 5, rule: "P13.1" }),
    );
    expect(toldTo("rome", deed)).toBe("A.S.T.: you step on to space 5");
  });

  test.each(languages)("every kind of change has words: $name", async ({ id }) => {
    await speak(id);
    const lines = deedsOf(json as DatedEvent[]).flatMap((deed) =>
      ["rome", "egypt", "hellas", "celt", "minoa", "persia", "indus"].flatMap((it) => toldTo(it, deed) ?? []),
    );
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((it) => /[{}[\]|]|undefined/.test(it))).toEqual([]);
  });
});

test("of what several did, I am told as of mine", () => {
  const step = (seat: "minoa" | "rome"): Event => ({
    kind: "marker-moved",
    seat,
    from: 4,
    to: 5,
    rule: "P13.1",
  });
  const deed = only(in_("ast-alteration", step("minoa"), step("rome")));
  expect([doerOf(deed), doerOf(deed, "rome"), doerOf(deed, "egypt")]).toEqual(["minoa", "rome", "minoa"]);
});
