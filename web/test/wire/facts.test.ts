import { expect, test } from "vitest";
import { facts, setWorth, shipLoad } from "../../src/wire/facts";

test("a ship carries five tokens, and six for a player with Naval Warfare", () => {
  expect(shipLoad([])).toBe(5);
  expect(shipLoad(["cloth-making"])).toBe(5);
  expect(shipLoad(["cloth-making", "naval-warfare"])).toBe(6);
});

test("a set is worth its face value times the square of its size", () => {
  const { value } = facts.commodities.fish;
  expect([0, 1, 2, 3].map((count) => setWorth("fish", count))).toEqual([0, value, 4 * value, 9 * value]);
});
