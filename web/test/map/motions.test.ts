import { describe, expect, test } from "vitest";
import { type Motion, motions, type Step, stepped } from "../../src/map/motions";
import { isSame, type PieceView } from "../../src/map/pieces";
import type { DatedEvent, Event } from "../../src/wire/message";
import type { Phase } from "../../src/wire/types";
import { stretch, stretches } from "./positions";

function stepsOf(title: string): Step[] {
  const { before, events, after } = stretch(title);
  return motions(events, before, after);
}

/** The only step of these events, which lead from one position of Rome and Egypt to another. */
function only(events: Event[], before: PieceView, after: PieceView, phase: Phase = "conflict"): Step {
  const dated = events.map((event): DatedEvent => ({ turn: 3, phase, event }));
  const steps = motions(dated, before, after);
  expect(steps).toHaveLength(1);
  return steps[0] as Step;
}

function position(rome: object, egypt: object = {}, barbarians: object = {}): PieceView {
  const nothing = { tokens: {}, cities: [], ships: {} };
  return { seats: { rome: { ...nothing, ...rome }, egypt: { ...nothing, ...egypt } }, barbarians };
}

describe("motions", () => {
  test.each(stretches)("lead from one position to the next: $title", ({ before, events, after }) => {
    const steps = motions(events, before, after);
    expect(steps.length).toBeGreaterThan(0);
    expect(isSame(before, after)).toBe(false);
    expect(isSame(steps.reduce(stepped, before), after)).toBe(true);
  });

  test("there are none when the events do not lead there", () => {
    const { before, events, after } = stretch("turn 8, until the end of movement");
    expect(motions(events.slice(1), before, after)).toEqual([]);
    expect(motions([], after, after)).toEqual([]);
  });

  test("each player's movement is one step, in the order of their turns", () => {
    const order = stepsOf("turn 8, until the end of movement").filter((it) => it.phase === "movement");
    expect(order.map((it) => it.by)).toEqual(
      ["hellas", "celt", "hatti", "egypt", "assyria", "iberia", "rome", "carthage", "minoa"], // prettier-ignore
    );
  });

  test("tokens go over land", () => {
    const moved: Event = { kind: "tokens-moved", owner: "rome", from: "rome", to: "etruria", count: 2 };
    const step = only(
      [moved],
      position({ tokens: { rome: 3 } }),
      position({ tokens: { rome: 1, etruria: 2 } }),
      "movement",
    );
    expect(step).toEqual({
      turn: 3,
      phase: "movement",
      by: "rome",
      cause: undefined,
      motions: [
        {
          motion: "moved",
          piece: "token",
          by: "land",
          owner: "rome",
          count: 2,
          from: "rome",
          route: ["etruria"],
          to: "etruria",
        },
      ],
      first: 0,
      last: 0,
    });
  });

  test("tokens go by ship from where they embark to where they land", () => {
    const rome = stepsOf("turn 8, until the end of movement").find((it) => it.by === "rome");
    const sea = { motion: "moved", by: "sea", owner: "rome", count: 1 };
    expect(rome?.motions.filter((it) => it.motion === "moved" && it.by === "sea")).toEqual([
      {
        ...sea,
        piece: "ship",
        from: "massilia",
        route: ["etruria", "corsica", "sardinia"],
        to: "sardinia",
      },
      { ...sea, piece: "token", from: "etruria", route: ["corsica"], to: "corsica" },
      { ...sea, piece: "token", from: "etruria", route: ["corsica", "sardinia"], to: "sardinia" },
    ]);
  });

  test("population grows", () => {
    const [grown] = stepsOf("turn 8, until the end of population-expansion");
    expect(grown).toMatchObject({ by: "egypt", phase: "population-expansion", cause: undefined });
    expect(grown?.motions).toHaveLength(8);
    expect(grown?.motions.every((it) => it.motion === "appeared" && it.piece === "token")).toBe(true);
  });

  test("tokens that were placed by a calamity name it", () => {
    const horde = stepsOf("turn 8, until the end of calamity-resolution").find(
      (it) => it.by === "barbarians",
    );
    expect(horde?.cause).toEqual({ calamity: "barbarian-hordes", victim: "hellas" });
    expect(horde?.motions[0]).toEqual({
      motion: "appeared",
      piece: "token",
      owner: "barbarians",
      area: "macedonia",
      count: 15,
    });
  });

  test("a city is built of tokens", () => {
    const built = stepsOf("turn 8, until the end of city-construction").find((it) => it.by === "celt");
    expect(built?.motions.map((it) => [it.motion, "piece" in it && it.piece])).toEqual([
      ["removed", "token"],
      ["appeared", "city"],
    ]);
  });

  test("a reduced city becomes tokens", () => {
    const [riots] = stepsOf("turn 7, until the end of calamity-resolution");
    const owner = "hatti";
    expect(riots).toMatchObject({ by: undefined, cause: { calamity: "city-riots", victim: "hatti" } });
    expect(riots?.motions).toEqual([
      {
        motion: "changed",
        area: "hattusa",
        was: { piece: "city", owner, count: 1 },
        is: { piece: "token", owner, count: 2 },
      },
    ]);
  });

  test("who attacks a city does what becomes of it", () => {
    const attack: Event[] = [
      {
        kind: "city-attacked",
        rule: "P4.5",
        attacker: "rome",
        defender: "egypt",
        area: "thebes",
        tokens: 7,
        needed: 7,
      },
      { kind: "city-reduced", owner: "egypt", area: "thebes", tokens: 6 },
      { kind: "tokens-removed", owner: "egypt", area: "thebes", count: 6 },
      { kind: "tokens-removed", owner: "rome", area: "thebes", count: 5 },
    ];
    const before = position({ tokens: { thebes: 7 } }, { cities: ["thebes"] });
    const step = only(attack, before, position({ tokens: { thebes: 2 } }));
    expect(step.by).toBe("rome");
    expect(step.motions.map((it) => it.motion)).toEqual(["besieged", "changed", "removed", "removed"]);
    expect(step).toMatchObject({ first: 0, last: 3 });
  });

  test("both sides lose tokens in a conflict, and nobody is said to have done it", () => {
    const lost = (owner: "rome" | "egypt"): Event => ({
      kind: "tokens-removed",
      owner,
      area: "thebes",
      count: 1,
    });
    const before = position({ tokens: { thebes: 3 } }, { tokens: { thebes: 2 } });
    const step = only(
      [lost("egypt"), lost("rome"), lost("egypt")],
      before,
      position({ tokens: { thebes: 2 } }),
    );
    expect(step.by).toBeUndefined();
    expect(step.motions).toEqual(
      ["egypt", "rome", "egypt"].map((owner) => {
        return { motion: "removed", piece: "token", owner, area: "thebes", count: 1 };
      }),
    );
  });

  test("conflicts in two places are two steps", () => {
    const lost = (owner: "rome" | "egypt", area: string): DatedEvent => {
      return { turn: 3, phase: "conflict", event: { kind: "tokens-removed", owner, area, count: 1 } };
    };
    const before = position({ tokens: { thebes: 1 } }, { tokens: { memphis: 1 } });
    expect(motions([lost("rome", "thebes"), lost("egypt", "memphis")], before, position({}))).toHaveLength(2);
  });

  test("losses by a calamity name it and its victim", () => {
    const steps = stepsOf("turn 8, until the end of calamity-resolution");
    const famine = steps.find((it) => it.cause?.calamity === "famine");
    expect(famine?.cause?.victim).toBe("carthage");
    expect(famine?.motions.map((it) => it.motion)).toEqual(Array(6).fill("removed"));
    expect(famine?.motions.filter((it) => "piece" in it && it.piece === "city")).toHaveLength(2);
  });

  test("who annexes does it", () => {
    const treachery = stepsOf("turn 7, until the end of calamity-resolution")[1];
    expect(treachery).toMatchObject({ by: "rome", cause: { calamity: "treachery", victim: "minoa" } });
    expect(treachery?.motions).toEqual([
      {
        motion: "changed",
        area: "argos",
        was: { piece: "city", owner: "minoa", count: 1 },
        is: { piece: "city", owner: "rome", count: 1 },
      },
    ]);
    const war = stepsOf("turn 9, until the end of calamity-resolution").find((it) => it.by === "minoa");
    expect(war?.motions).toHaveLength(8);
    expect(war?.motions[1]).toMatchObject({
      area: "iberus",
      was: { owner: "iberia" },
      is: { owner: "minoa" },
    });
  });

  test("what others lose by a special ability is done by its holder", () => {
    const used: Event[] = [
      { kind: "ability-used", rule: "military.1", holder: "rome", advance: "military" },
      { kind: "city-destroyed", owner: "egypt", area: "thebes" },
    ];
    const step = only(used, position({}, { cities: ["thebes"] }), position({}), "special-abilities");
    expect(step.by).toBe("rome");
  });

  test("cards change hands, and markers step, without moving a piece", () => {
    const nothing = position({});
    const events: DatedEvent[] = [
      {
        turn: 3,
        phase: "trade-cards-acquisition",
        event: { kind: "unseen-card-drawn", seat: "rome", stack: 2 },
      },
      {
        turn: 3,
        phase: "trade",
        event: {
          kind: "unseen-cards-exchanged",
          rule: "P7.6",
          offer: 4,
          first: "rome",
          gave: 3,
          second: "egypt",
          returned: 2,
        },
      },
      {
        turn: 3,
        phase: "ast-alteration",
        event: { kind: "marker-moved", seat: "egypt", from: 4, to: 5, rule: "P13.1" },
      },
    ];
    const steps = motions(events, nothing, nothing);
    expect(steps.map((it) => it.motions)).toEqual([
      [{ motion: "dealt", from: "stack", to: "rome", count: 1 }],
      [
        { motion: "dealt", from: "rome", to: "egypt", count: 3 },
        { motion: "dealt", from: "egypt", to: "rome", count: 2 },
      ],
      [{ motion: "stepped", owner: "egypt", to: 5, way: "on" }],
    ]);
    expect(steps.map((it) => it.by)).toEqual(["rome", "egypt", "egypt"]);
  });

  test("what nobody owns any more is the barbarians'", () => {
    const left: Event[] = [
      { kind: "city-turned-pirate", owner: "egypt", area: "thebes" },
      { kind: "tokens-turned-barbarian", rule: "14.2", owner: "egypt", area: "memphis", count: 2 },
    ];
    const before = position({}, { cities: ["thebes"], tokens: { memphis: 2 } });
    const after = position({}, {}, { cities: ["thebes"], tokens: { memphis: 2 } });
    const isOwner = (it: Motion) => it.motion === "changed" && it.is.owner === "barbarians";
    expect(only(left, before, after, "movement").motions.every(isOwner)).toBe(true);
  });
});
