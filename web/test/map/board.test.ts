import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { around, Board, boxOf, type Drawing, meet } from "../../src/map/board";
import { inkUpon, look, ownerName } from "../../src/ui/civilizations";
import { CIVILIZATIONS } from "../../src/wire/facts";

const drawing = JSON.parse(readFileSync("../map/assets/map.json", "utf8")) as Drawing;

describe("the drawn board", () => {
  it("measures paths of absolute and relative steps", () => {
    expect(boxOf("M10 20l5-5 .5.5zM40 0l-1 2")).toEqual({ left: 10, top: 0, right: 40, bottom: 20 });
  });

  it("lies within its sheet, every area with its spots", () => {
    const sheet = { left: 0, top: 0, right: drawing.width, bottom: drawing.height };
    for (const place of new Board(drawing).places.values()) {
      expect(meet(place.box, sheet)).toBe(true);
      const [x, y] = place.middle;
      expect(x > place.box.left && x < place.box.right && y > place.box.top && y < place.box.bottom).toBe(
        true,
      );
    }
  });

  it("finds the box around several", () => {
    const one = { left: 0, top: 0, right: 1, bottom: 1 };
    expect(around([one, { left: 5, top: -1, right: 6, bottom: 0 }])).toEqual({
      left: 0,
      top: -1,
      right: 6,
      bottom: 1,
    });
    expect(around([])).toBeUndefined();
  });
});

describe("civilizations", () => {
  it("look as the facts and the map have it", () => {
    expect(drawing.regions.map((it) => it.id)).toEqual(CIVILIZATIONS);
    for (const { id, colour, name } of drawing.regions) {
      expect(look(id).colour).toBe(colour);
      expect(ownerName(id)).toBe(name.en);
    }
  });

  it("have signs that differ, and that can be read upon their colours", () => {
    const signs = [...CIVILIZATIONS, "barbarians", "pirates"].map((it) => look(it).sign);
    expect(new Set(signs).size).toBe(signs.length);
    expect(inkUpon("#FDE6C7")).toBe("#000000");
    expect(inkUpon("#312B83")).toBe("#ffffff");
  });
});
