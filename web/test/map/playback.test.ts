import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as reading from "../../src/map/motions";
import { piecesOf } from "../../src/map/pieces";
import { newEvents, type Slowdown, Playback } from "../../src/map/playback.svelte";
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
let playback: Playback;

function play(slowdown: Slowdown = 1): Playback {
  playback = new Playback(
    () => watched,
    () => slowdown,
  );
  for (const scene of [first, second]) playback.follow(scene);
  flushSync();
  return playback;
}

beforeEach(() => {
  vi.useFakeTimers();
  watched = true;
});
afterEach(() => {
  playback.end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("without a pace the new scene is shown at once, and no motion is made", () => {
  const made = vi.spyOn(reading, "motions");
  playback = new Playback(
    () => true,
    () => undefined,
  );
  playback.follow(first);
  expect(playback.frame.pieces).toEqual(piecesOf(before));
  playback.follow(second);
  expect(playback.frame).toEqual({ pieces: piecesOf(after), moment: undefined });
  expect(playback.mode).toBe("still");
  expect(made).not.toHaveBeenCalled();
});

test("the same while nobody watches", () => {
  watched = false;
  play();
  expect(playback.mode).toBe("still");
  expect(playback.frame.pieces).toEqual(piecesOf(after));
});

test("one shot after the other is shown, and then the scene", () => {
  play();
  expect(playback.mode).toBe("live");
  expect(playback.shot?.steps[0]?.by).toBe("hellas");
  expect(playback.frame.moment?.part).toBe(0);
  const seen = new Set<number>();
  for (let time = 0; playback.mode === "live" && time < 20_000; time += 50) {
    seen.add(playback.at);
    vi.advanceTimersByTime(50);
  }
  expect([...seen]).toEqual([...(playback.reel?.shots ?? shotsOf(steps, undefined)).keys()]);
  expect(playback.frame).toEqual({ pieces: piecesOf(after), moment: undefined });
});

test("all of it takes no longer than a round may", () => {
  play();
  vi.advanceTimersByTime(ROUND + 500);
  expect(playback.mode).toBe("still");
});

test("at a slower pace it takes longer, and nothing goes on while it is paused", () => {
  play(3);
  vi.advanceTimersByTime(500);
  const { part = 0 } = playback.frame.moment ?? {};
  expect(part).toBeGreaterThan(0);
  playback.toggle();
  const { at } = playback;
  vi.advanceTimersByTime(5000);
  expect(playback.at).toBe(at);
  playback.toggle();
  vi.advanceTimersByTime(5000);
  expect(playback.at).toBeGreaterThan(at);
});

test("whoever goes on sees the scene at once", () => {
  play().end();
  expect(playback.frame).toEqual({ pieces: piecesOf(after), moment: undefined });
  vi.advanceTimersByTime(10_000);
  expect(playback.mode).toBe("still");
});

test("what comes meanwhile is shown after it, and its events are numbered on", () => {
  play();
  const known = playback.reel?.length ?? 0;
  playback.follow({ ...second });
  expect(playback.reel?.length).toBe(known); // nothing has happened
  playback.follow({ view: next.after, events: [...second.events, ...next.events] } as unknown as Scene);
  expect(playback.reel?.length).toBeGreaterThan(known);
  expect(playback.told).toEqual({ events: [...events, ...next.events], from: 1 });
  expect(playback.reel?.shots[known]?.steps[0]?.first).toBe(events.length);
  vi.advanceTimersByTime(2 * ROUND);
  expect(playback.frame).toEqual({ pieces: piecesOf(next.after), moment: undefined });
});

test("what events do not lead to is shown at once", () => {
  play();
  const cut = { view: next.after, events: [...second.events, ...next.events.slice(1)] } as unknown as Scene;
  playback.follow(cut);
  expect(playback.mode).toBe("still");
  expect(playback.frame.pieces).toEqual(piecesOf(next.after));
});

test("a film is played whatever happens, stays at its end, and leads back to now", () => {
  playback = new Playback(
    () => true,
    () => 1,
  );
  playback.follow(second);
  const reel = new Reel(before, shotsOf(steps, undefined, Infinity));
  playback.film(reel, { events, from: 1 });
  expect(playback.mode).toBe("film");
  playback.follow({ ...second });
  expect(playback.mode).toBe("film");
  playback.seek(2);
  expect(playback.showing?.first).toBe((reel.shots[2]?.steps[0]?.first ?? 0) + 1);
  vi.advanceTimersByTime(60_000);
  expect(playback.at).toBe(reel.length - 1);
  expect(playback.paused).toBe(true);
  playback.toggle(); // from the beginning
  expect(playback.at).toBe(0);
  playback.end();
  expect(playback.frame.pieces).toEqual(piecesOf(after));
});

test("a scene of the past is held until the present is followed again", () => {
  playback = new Playback(
    () => true,
    () => 1,
  );
  playback.follow(first);
  playback.hold(second);
  expect(playback.frame.pieces).toEqual(piecesOf(after));
  playback.free();
  expect(playback.frame.pieces).toEqual(piecesOf(before));
});

test("events are new that come after those known, also when earlier ones were fetched", () => {
  playback = new Playback(
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
