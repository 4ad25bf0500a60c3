import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as reading from "../../src/map/motions";
import { piecesOf } from "../../src/map/pieces";
import { newEvents, type Slowdown, Player } from "../../src/map/player.svelte";
import { Reel } from "../../src/map/reel";
import { ROUND, shotsOf } from "../../src/map/shots";
import type { Scene } from "../../src/wire/message";
import { stretch } from "./positions";

const { before, events, after } = stretch("turn 8, until the end of movement");
const old = events.slice(0, 1); // what happened before is not looked at
const first = { view: before, events: old } as unknown as Scene;
const second = { view: after, events: [...old, ...events] } as unknown as Scene;
const steps = reading.motions(events, before, after);

/** What comes right after it. */
const next = stretch("turn 8, until the end of city-construction");

let watched: boolean;
let player: Player;

function play(slowdown: Slowdown = 1): Player {
  player = new Player(
    () => watched,
    () => slowdown,
  );
  for (const scene of [first, second]) player.follow(scene);
  flushSync();
  return player;
}

beforeEach(() => {
  vi.useFakeTimers();
  watched = true;
});
afterEach(() => {
  player.end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("without a pace the new scene is shown at once, and no motion is made", () => {
  const made = vi.spyOn(reading, "motions");
  player = new Player(
    () => true,
    () => undefined,
  );
  player.follow(first);
  expect(player.frame.pieces).toEqual(piecesOf(before));
  player.follow(second);
  expect(player.frame).toEqual({ pieces: piecesOf(after), moment: undefined });
  expect(player.mode).toBe("still");
  expect(made).not.toHaveBeenCalled();
});

test("the same while nobody watches", () => {
  watched = false;
  play();
  expect(player.mode).toBe("still");
  expect(player.frame.pieces).toEqual(piecesOf(after));
});

test("one shot after the other is shown, and then the scene", () => {
  play();
  expect(player.mode).toBe("live");
  expect(player.shot?.steps[0]?.by).toBe("hellas");
  expect(player.frame.moment?.part).toBe(0);
  const seen = new Set<number>();
  for (let time = 0; player.mode === "live" && time < 20_000; time += 50) {
    seen.add(player.at);
    vi.advanceTimersByTime(50);
  }
  expect([...seen]).toEqual([...(player.reel?.shots ?? shotsOf(steps, undefined)).keys()]);
  expect(player.frame).toEqual({ pieces: piecesOf(after), moment: undefined });
});

test("all of it takes no longer than a round may", () => {
  play();
  vi.advanceTimersByTime(ROUND + 500);
  expect(player.mode).toBe("still");
});

test("at a slower pace it takes longer, and nothing goes on while it is paused", () => {
  play(3);
  vi.advanceTimersByTime(500);
  const { part = 0 } = player.frame.moment ?? {};
  expect(part).toBeGreaterThan(0);
  player.toggle();
  const { at } = player;
  vi.advanceTimersByTime(5000);
  expect(player.at).toBe(at);
  player.toggle();
  vi.advanceTimersByTime(5000);
  expect(player.at).toBeGreaterThan(at);
});

test("whoever goes on sees the scene at once", () => {
  play().end();
  expect(player.frame).toEqual({ pieces: piecesOf(after), moment: undefined });
  vi.advanceTimersByTime(10_000);
  expect(player.mode).toBe("still");
});

test("what comes meanwhile is shown after it, and its events are numbered on", () => {
  play();
  const known = player.reel?.length ?? 0;
  player.follow({ ...second });
  expect(player.reel?.length).toBe(known); // nothing has happened
  player.follow({ view: next.after, events: [...second.events, ...next.events] } as unknown as Scene);
  expect(player.reel?.length).toBeGreaterThan(known);
  expect(player.told).toEqual({ events: [...events, ...next.events], from: 1 });
  expect(player.reel?.shots[known]?.steps[0]?.first).toBe(events.length);
  vi.advanceTimersByTime(2 * ROUND);
  expect(player.frame).toEqual({ pieces: piecesOf(next.after), moment: undefined });
});

test("what events do not lead to is shown at once", () => {
  play();
  const cut = { view: next.after, events: [...second.events, ...next.events.slice(1)] } as unknown as Scene;
  player.follow(cut);
  expect(player.mode).toBe("still");
  expect(player.frame.pieces).toEqual(piecesOf(next.after));
});

test("a film is played whatever happens, stays at its end, and leads back to now", () => {
  player = new Player(
    () => true,
    () => 1,
  );
  player.follow(second);
  const reel = new Reel(before, shotsOf(steps, undefined, Infinity));
  player.film(reel, { events, from: 1 });
  expect(player.mode).toBe("film");
  player.follow({ ...second });
  expect(player.mode).toBe("film");
  player.seek(2);
  expect(player.showing?.first).toBe((reel.shots[2]?.steps[0]?.first ?? 0) + 1);
  vi.advanceTimersByTime(60_000);
  expect(player.at).toBe(reel.length - 1);
  expect(player.paused).toBe(true);
  player.toggle(); // from the beginning
  expect(player.at).toBe(0);
  player.end();
  expect(player.frame.pieces).toEqual(piecesOf(after));
});

test("a scene of the past is held until the present is followed again", () => {
  player = new Player(
    () => true,
    () => 1,
  );
  player.follow(first);
  player.hold(second);
  expect(player.frame.pieces).toEqual(piecesOf(after));
  player.free();
  expect(player.frame.pieces).toEqual(piecesOf(before));
});

test("events are new that come after those known, also when earlier ones were fetched", () => {
  player = new Player(
    () => true,
    () => 1,
  );
  const [one, two, three] = events;
  const scene = (list: unknown[], earlier = 0) => ({ events: list, earlier }) as Scene;
  expect(newEvents(scene([one]), scene([one, two]))).toEqual([two]);
  expect(newEvents(scene([two], 1), scene([one, two, three]))).toEqual([three]);
  expect(newEvents(scene([one, two]), scene([one, three]))).toEqual([]); // taken back
  expect(newEvents(scene([]), scene([one]))).toEqual([one]);
  expect(newEvents(scene([one, two]), scene([one]))).toEqual([]);
});
