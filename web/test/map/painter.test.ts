import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { languages } from "../../src/locales";
import { Board, type Drawing } from "../../src/map/board";
import { Camera } from "../../src/map/camera.svelte";
import { Picking } from "../../src/map/picking.svelte";
import { Painter } from "../../src/map/painter";
import { civilizationName } from "../../src/words/names";
import { locale, speak } from "../../src/words/words.svelte";

const board = new Board(JSON.parse(readFileSync("../map/assets/map.json", "utf8")) as Drawing);

afterEach(() => {
  vi.restoreAllMocks();
  return speak("en");
});

/** Where which texts are painted, from so far away that only regions have names. */
function painted(regions: string[]): Record<string, [x: number, y: number]> {
  const texts: Record<string, [x: number, y: number]> = {};
  const brush = new Proxy({} as Record<string | symbol, unknown>, {
    get: (known, key) => {
      if (key === "fillText") return (text: string, x: number, y: number) => (texts[text] = [x, y]);
      return known[key] ?? (() => {});
    },
  });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(brush as never);
  const camera = new Camera(board.drawing);
  camera.scale = 0.2;
  new Painter(document.createElement("canvas"), board, camera).paint({
    pieces: new Map(),
    moment: undefined,
    picking: new Picking(),
    mine: undefined,
    regions,
    hovered: undefined,
    sought: [],
    cursor: undefined,
    dragging: undefined,
    support: false,
    night: false,
  });
  return texts;
}

test.each(languages)("names of regions stand where $name has the names of their areas", async ({ id }) => {
  await speak(id);
  const { regions } = board.drawing;
  expect(painted(regions.map((it) => it.id))).toEqual(
    Object.fromEntries(
      regions.map((it) => [civilizationName(it.id), board.place(it.start).area.labels[locale().id].at]),
    ),
  );
});
