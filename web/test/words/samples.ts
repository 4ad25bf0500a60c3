// What the parts of the page are shown with: a table, a game in the middle, what is asked.

import { readFileSync } from "node:fs";
import type { OpenNow } from "../../src/lobby/account.svelte";
import { Board, type Drawing } from "../../src/map/board";
import { Picking } from "../../src/map/picking.svelte";
import { piecesOf } from "../../src/map/pieces";
import { Place } from "../../src/shell/place.svelte";
import { Showing } from "../../src/shell/showing.svelte";
import { fakeTable } from "../../src/table/fake.svelte";
import { merge } from "../../src/table/merge";
import { whole } from "../table/scene";
import { Basket } from "../../src/panel/advances/basket.svelte";
import type { DatedEvent, MovementDraft, Question, Scene } from "../../src/wire/message";
import { questions, sight } from "../golden/values";
import { sceneWith } from "../question/person";
import json from "../scenes/calamities.json";

export const board = new Board(JSON.parse(readFileSync("../map/assets/map.json", "utf8")) as Drawing);
export const nothing = () => {};
export const nobody = { occupant: "person", claimed: false, here: false };

/** With what a host, or somebody who looks on, is told besides. */
export function scene() {
  const message = whole();
  const { table } = message;
  const seats = { ...table.seats, rome: nobody, hellas: { ...nobody, occupant: "trader" } };
  const deadline = Date.now() + 90_000;
  const found = merge(undefined, {
    ...message,
    table: { ...table, seats, deadline, invitations: { rome: "INVITATION" } },
  });
  if (!found) throw new Error("it is whole");
  return found;
}

const moments = [1, 2, 3].map((line) => ({
  line,
  at: line,
  turn: 1,
  phase: "movement",
  seat: "egypt",
  events: 0,
}));
export const past = { history: () => Promise.resolve(moments) } as Parameters<typeof fakeTable>[1];
export const curves = [{ seat: "egypt", values: [1, undefined, 3] }];
export const knossos = () => {
  const area = board.drawing.areas.find((it) => it.id === "knossos");
  if (!area) throw new Error("it is drawn");
  return area;
};
export const pieces = () => piecesOf(scene().view);
export const inPlay = ["egypt", "minoa"];

/** A table in the middle of a game, with calamities to be told of and an offer to be made. */
export function played(): Scene {
  const asked = questions.find((it) => it.kind === "trade");
  const empty = sceneWith(asked ? [{ id: "0123456789abcdef", awaited: true, question: asked }] : []);
  const score = { cities: 4, advances: 9, ast: 20, "late-iron-age": 0, total: 33 };
  const standing = {
    score,
    support: { needed: 8, tokens: 7 },
    next: [{ requirement: "cities", needed: 3, has: 4 }],
  };
  const standings = Object.fromEntries(Object.keys(sight.seats).map((seat) => [seat, standing]));
  return {
    ...empty,
    view: { ...empty.view, ...sight, standings } as Scene["view"],
    events: json as DatedEvent[],
  };
}

export const draft: MovementDraft = { treasury: 0, tokens: [], ships: [], shipyards: [], voyages: [] };

function showing(): Showing {
  const found = new Showing(fakeTable(played(), past));
  found.follow(played());
  return found;
}
export const laid = () => {
  const shown = showing();
  const picking = new Picking();
  return { showing: shown, picking, place: new Place(shown.table), settings: nothing, seat: nothing };
};

export function question<Kind extends Question["kind"]>(kind: Kind): Extract<Question, { kind: Kind }> {
  const found = questions.find((it): it is Extract<Question, { kind: Kind }> => it.kind === kind);
  if (!found) throw new Error(`there is no ${kind}`);
  return found;
}

export function proposal() {
  const [found] = question("trade").proposals;
  if (!found) throw new Error("nobody offers anything");
  return found;
}

/** With what both advances ask besides. */
export function basket(): Basket {
  const found = new Basket();
  found.take({
    kind: "purchase",
    bought: ["library", "anatomy", "pottery"],
    payment: { cards: ["iron", "silk"], treasury: 1 },
    credits: {},
  });
  return found;
}

export const open: OpenNow = {
  sessions: [
    { id: "a1", begun: 1, own: true, device: "d1" },
    { id: "a2", own: false },
  ],
  devices: [
    { id: "d1", seen: 1 },
    { id: "d2", seen: 2 },
  ],
  keys: [{ id: "k1", table: "k3x", seat: "egypt" }],
};
