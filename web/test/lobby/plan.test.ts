import { expect, test } from "vitest";
import { botsBut, emptyPlan, LEARNING, playBy, request, setupOf, sidesFor } from "../../src/lobby/plan";

test("what is not chosen is not asked for", () => {
  expect(request({ ...emptyPlan("pl"), name: " Wtorek " })).toEqual({
    name: "Wtorek",
    players: 5,
    side: "west",
    terms: { "ast-table": "basic", length: "full", "turn-limit": 0 },
    language: "pl",
    bots: {},
  });
});

test("a side is named only where there is a choice", () => {
  expect(sidesFor(18)).toEqual(["both"]);
  expect(request({ ...emptyPlan("en"), players: 18 })).not.toHaveProperty("side");
  expect(setupOf({ players: 18, side: "west" }).side).toBe("both");
});

test("the short game is played on the basic table", () => {
  const plan = { ...emptyPlan("en"), length: "short" as const, table: "expert" as const };
  expect(request(plan)).toMatchObject({ terms: { "ast-table": "basic", length: "short" } });
});

test("bots whose civilization does not play are left out", () => {
  const bots = { egypt: "house", rome: "trader" } as const;
  expect(request({ ...emptyPlan("en"), bots })).toMatchObject({ bots: { egypt: "house" } });
});

test("clocks are given in seconds", () => {
  expect(request({ ...emptyPlan("en"), clock: "evening" })).toMatchObject({
    clock: { phases: { movement: 300, trade: 600 }, otherwise: 180, "bot-after": 900 },
  });
});

test("everybody else is a bot", () => {
  const bots = botsBut("egypt", ["minoa", "egypt"], "warrior");
  expect(bots).toEqual({ minoa: "warrior" });
  expect(playBy(bots, "minoa", "person")).toEqual({});
  expect(playBy(bots, "egypt", "random")).toEqual({ minoa: "warrior", egypt: "random" });
});

test("one learns with five in the west, for six turns (S6.1)", () => {
  expect(request({ ...emptyPlan("en"), ...LEARNING })).toMatchObject({
    players: 5,
    side: "west",
    terms: { "ast-table": "basic", "turn-limit": 6 },
  });
});
