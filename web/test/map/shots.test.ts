import { expect, test } from "vitest";
import { motions, type Step, stepped } from "../../src/map/motions";
import { along } from "../../src/map/movers";
import { isSame, piecesOf } from "../../src/map/pieces";
import { Reel, resting } from "../../src/map/reel";
import { ROUND, shotsOf } from "../../src/map/shots";
import { stretch, stretches } from "./positions";

function stepsOf(title: string): Step[] {
  const { before, events, after } = stretch(title);
  return motions(events, before, after);
}

const whole = (shots: { span: number }[]) => shots.reduce((sum, it) => sum + it.span, 0);

test.each(stretches)("no step is lost or told twice: $title", ({ before, events, after }) => {
  const steps = motions(events, before, after);
  expect(shotsOf(steps, "rome").flatMap((it) => it.steps)).toEqual(steps);
});

test.each(stretches)("a phase of nine takes at most as long as a round may: $title", (it) => {
  const steps = motions(it.events, it.before, it.after);
  const shots = shotsOf(steps, "rome");
  expect(whole(shots)).toBeLessThanOrEqual(ROUND + 1);
  expect(Math.min(...shots.map(({ span }) => span))).toBeGreaterThanOrEqual(250);
});

test("each player's movement is a shot of its own, one after the other", () => {
  const movement = stepsOf("turn 8, until the end of movement").filter((it) => it.phase === "movement");
  const shots = shotsOf(movement, undefined);
  expect(shots.map((it) => it.steps.map(({ by }) => by))).toEqual(movement.map((it) => [it.by]));
  expect(shots.every((it) => it.span >= 250 && it.span <= 600)).toBe(true);
});

test("a calamity takes longer than a march", () => {
  const [calamity] = shotsOf(stepsOf("turn 7, until the end of calamity-resolution").slice(0, 1), undefined);
  const [march] = shotsOf(stepsOf("turn 8, until the end of movement").slice(0, 1), undefined);
  expect(calamity?.span).toBeGreaterThan(march?.span ?? 0);
});

test("where there is too much, neighbours are seen together, but for what happens to me", () => {
  const steps = [...Array(6)].flatMap(() => stepsOf("turn 8, until the end of movement"));
  const shots = shotsOf(steps, undefined);
  expect(whole(shots)).toBeLessThanOrEqual(ROUND + 1);
  expect(shots.length).toBeLessThan(steps.length);
  const fights = stepsOf("turn 9, until the end of calamity-resolution");
  const own = shotsOf([...fights, ...fights, ...fights], "minoa").filter((it) => it.mine.length > 0);
  expect(own.length).toBeGreaterThan(0);
  expect(own.every((it) => it.steps.length === 1)).toBe(true);
});

test("a reel knows every position, wherever one goes", () => {
  const { before, after } = stretch("turn 8, until the end of movement");
  const steps = stepsOf("turn 8, until the end of movement");
  const reel = new Reel(before, shotsOf(steps, undefined, Infinity));
  expect(isSame(reel.position(reel.length), after)).toBe(true);
  expect(isSame(reel.position(0), before)).toBe(true);
  const third = reel.shots.slice(0, 3).flatMap((it) => it.steps);
  expect(isSame(reel.position(3), third.reduce(stepped, before))).toBe(true);
  expect(isSame(reel.with(reel.shots.slice(0, 0)).position(3), reel.position(3))).toBe(true);
});

test("what leaves does not rest, and keeps its place until it is gone", () => {
  const { before } = stretch("turn 8, until the end of movement");
  const [step] = stepsOf("turn 8, until the end of movement");
  const moved = step?.motions.find((it) => it.motion === "moved" && it.piece === "token");
  if (moved?.motion !== "moved") throw new Error("nobody moves");
  const there = piecesOf(before)
    .get(moved.from)
    ?.tokens.find((it) => it.owner === moved.owner);
  const still = resting(piecesOf(before), [moved]).get(moved.from);
  expect(still?.tokens.find((it) => it.owner === moved.owner)?.count).toBe((there?.count ?? 0) - moved.count);
  const gone = resting(piecesOf(before), [{ ...moved, count: there?.count ?? 0 }]).get(moved.from);
  expect(gone?.tokens).toContainEqual({ owner: moved.owner, count: 0 });
});

test("a way is gone at the same speed from corner to corner", () => {
  const way = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 30 },
  ];
  expect(along(way, 0)).toEqual({ x: 0, y: 0 });
  expect(along(way, 0.25)).toEqual({ x: 10, y: 0 });
  expect(along(way, 0.5)).toEqual({ x: 10, y: 10 });
  expect(along(way, 1)).toEqual({ x: 10, y: 30 });
});
