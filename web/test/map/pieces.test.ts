import { describe, expect, it } from "vitest";
import { landsOf, piecesOf, type PieceView } from "../../src/map/pieces";

const nobody = { stock: 0, treasury: 0, advances: [], credits: {}, space: 0, census: 0, "hand-size": 0 };
const view = {
  seats: {
    minoa: { ...nobody, tokens: { knossos: 3, thera: 1 }, cities: ["phaestos"], ships: { thera: 2 } },
    egypt: { ...nobody, tokens: { thera: 2 }, cities: [], ships: {} },
  },
  barbarians: { tokens: { thera: 4 }, cities: ["rhodes"] },
} as unknown as PieceView;

describe("who is where", () => {
  it("has several owners in one area, strangers last", () => {
    expect(piecesOf(view).get("thera")).toEqual({
      tokens: [
        { owner: "minoa", count: 1 },
        { owner: "egypt", count: 2 },
        { owner: "barbarians", count: 4 },
      ],
      city: undefined,
      ships: [{ owner: "minoa", count: 2 }],
    });
  });

  it("has the cities of seats and of pirates", () => {
    expect(piecesOf(view).get("phaestos")?.city).toBe("minoa");
    expect(piecesOf(view).get("rhodes")?.city).toBe("pirates");
  });

  it("knows each land of a seat once", () => {
    expect(landsOf("minoa", view)).toEqual(["knossos", "thera", "phaestos"]);
    expect(landsOf("rome", view)).toEqual([]);
  });
});
