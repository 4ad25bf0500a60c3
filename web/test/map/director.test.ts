import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { Board, type Drawing } from "../../src/map/board";
import { Camera } from "../../src/map/camera.svelte";
import { Director } from "../../src/map/director";
import { motions } from "../../src/map/motions";
import { handsOf, movers } from "../../src/map/movers";
import { Reel } from "../../src/map/reel";
import { type Shot, shotsOf } from "../../src/map/shots";
import { settings } from "../../src/ui/settings.svelte";
import { stretch } from "./positions";

const drawing = JSON.parse(readFileSync("../map/assets/map.json", "utf8")) as Drawing;
const board = new Board(drawing);
const { before, events, after } = stretch("turn 8, until the end of movement");
const shots = shotsOf(motions(events, before, after), undefined);

let camera: Camera;
let director: Director;

function sees(area: string): boolean {
  return camera.shows(board.place(area).ground, 0.3);
}

function shot(areas: string[], mine: string[] = []): Shot {
  return { steps: [], span: 300, areas, mine };
}

beforeEach(() => {
  settings.motion = "reduced"; // the camera is there at once
  camera = new Camera(drawing);
  camera.resize(900, 700);
  camera.fit(board.place("knossos").ground, "at once");
  director = new Director(board, camera);
});

test("the camera goes where something happens, and back in the end", () => {
  const { x, y, scale } = camera;
  expect(director.look(shot(["thebes"]), [])).toBeGreaterThan(0);
  expect(sees("thebes")).toBe(true);
  director.leave();
  expect([camera.x, camera.y, camera.scale]).toEqual([x, y, scale]);
});

test("it stays where what happens is in sight", () => {
  expect(director.look(shot(["knossos"]), [])).toBe(0);
});

test("it goes where something happens to me", () => {
  director.look(shot(["thebes", "knossos"], ["thebes"]), []);
  expect(sees("thebes")).toBe(true);
  expect(sees("knossos")).toBe(false);
});

test("it moves once where all can be seen at once", () => {
  const all = [shot(["thebes"]), shot(["memphis"]), shot(["tanis"])];
  expect(director.look(all[0] as Shot, all)).toBeGreaterThan(0);
  expect(all.slice(1).map((it) => director.look(it, all))).toEqual([0, 0]);
});

test("whoever moves it by hand is let alone, and nothing leads back", () => {
  director.look(shot(["thebes"]), []);
  camera.pan(40, 0);
  const { x, y } = camera;
  expect(director.look(shot(["knossos"]), [])).toBe(0);
  director.leave();
  expect([camera.x, camera.y]).toEqual([x, y]);
});

test("what moves is between where it was and where it will be", () => {
  const reel = new Reel(before, shots);
  const hands = handsOf(board, { left: 0, top: 0, right: drawing.width, bottom: drawing.height });
  for (const index of shots.keys()) {
    const [start, end] = [reel.moment(index, 0), reel.moment(index, 1)];
    if (!start || !end) throw new Error("no moment");
    const [first, last] = [movers(start, board, hands, "rome"), movers(end, board, hands, "rome")];
    expect(first.pieces).toHaveLength(last.pieces.length);
    const under = last.pieces.filter((it) => it.at !== undefined);
    for (const { at, standing } of under) {
      expect(Math.hypot((at?.x ?? 0) - standing.spot[0], (at?.y ?? 0) - standing.spot[1])).toBeLessThan(
        0.001,
      );
    }
  }
});

test("tokens that are lost are counted out, and those that come are counted in", () => {
  const view = { seats: { rome: { tokens: { rome: 5 }, cities: [], ships: {} } } };
  const step = { turn: 1, phase: "conflict", by: undefined, cause: undefined, first: 0, last: 0 } as const;
  const lost = { motion: "removed", piece: "token", owner: "rome", area: "rome", count: 3 } as const;
  const reel = new Reel(view, [{ ...shot(["rome"]), steps: [{ ...step, motions: [lost] }] }]);
  const counts = [0, 0.5, 1].map((part) => {
    const moment = reel.moment(0, part);
    return moment && movers(moment, board, () => undefined, undefined).pieces[0]?.count;
  });
  expect(counts).toEqual([5, 4, 2]);
});

test("cards fly between hands, also those that are out of sight", () => {
  const hands = handsOf(board, { left: 0, top: 0, right: 500, bottom: 400 });
  const at = hands("indus");
  expect(at && at.x <= 500 && at.y <= 400).toBe(true);
  expect(hands("stack")).toBeUndefined();
});
