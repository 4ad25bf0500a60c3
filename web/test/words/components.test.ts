import { readFileSync } from "node:fs";
import { cleanup, render, waitFor } from "@testing-library/svelte";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import AccountCard from "../../src/lobby/AccountCard.svelte";
import AccountTable from "../../src/lobby/AccountTable.svelte";
import Claim from "../../src/lobby/Claim.svelte";
import HostDialog from "../../src/lobby/HostDialog.svelte";
import Join from "../../src/lobby/Join.svelte";
import Links from "../../src/lobby/Links.svelte";
import MyTables from "../../src/lobby/MyTables.svelte";
import PlayNow from "../../src/lobby/PlayNow.svelte";
import AreaCard from "../../src/map/AreaCard.svelte";
import AreaList from "../../src/map/AreaList.svelte";
import { Board, type Drawing } from "../../src/map/board";
import { LayerChoice } from "../../src/map/layers.svelte";
import MapTools from "../../src/map/MapTools.svelte";
import { Picking } from "../../src/map/picking.svelte";
import { piecesOf } from "../../src/map/pieces";
import Chart from "../../src/panel/history/Chart.svelte";
import History from "../../src/panel/history/History.svelte";
import Statistics from "../../src/panel/history/Statistics.svelte";
import AstStrip from "../../src/shell/AstStrip.svelte";
import PastBanner from "../../src/shell/PastBanner.svelte";
import { Place } from "../../src/shell/place.svelte";
import Banner from "../../src/table/Banner.svelte";
import Clock from "../../src/table/Clock.svelte";
import { fakeTable } from "../../src/table/fake.svelte";
import { keys } from "../../src/table/keys.svelte";
import { merge } from "../../src/table/merge";
import { toast } from "../../src/ui/toasts.svelte";
import Toasts from "../../src/ui/Toasts.svelte";
import { ruleText } from "../../src/words/rules";
import { speak } from "../../src/words/words.svelte";
import { whole } from "../table/scene";
import { adopt, forget, madeUp, shown, strange, wrap } from "./madeup";

vi.mock("../../src/wire/book", () => ({
  book: (language: string) => Promise.resolve({ "P9.7": language === "en" ? "Named first." : "⟦Unue.⟧" }),
}));

const board = new Board(JSON.parse(readFileSync("../map/assets/map.json", "utf8")) as Drawing);
const nothing = () => {};
const nobody = { occupant: "person", claimed: false, here: false };

/** With what a host, or somebody who looks on, is told besides. */
function scene() {
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

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("there is no server")));
  adopt();
  await speak(madeUp.id);
  keys.keep({ key: "SEAT", table: "k3x", name: "Tuesday", role: "seat", seat: "egypt", at: 1 });
  keys.keep({ key: "HOST", table: "k3x", name: "Tuesday", role: "host", at: 1 });
});
afterEach(cleanup);
afterAll(async () => {
  for (const { key } of keys.list) keys.forget(key);
  vi.unstubAllGlobals();
  await forget();
});

/** Mounts something, and gives what it is in. */
type Mounted = () => HTMLElement;

const moments = [1, 2, 3].map((line) => ({
  line,
  at: line,
  turn: 1,
  phase: "movement",
  seat: "egypt",
  events: 0,
}));
const past = { history: () => Promise.resolve(moments) } as Parameters<typeof fakeTable>[1];
const curves = [{ seat: "egypt", values: [1, undefined, 3] }];
const knossos = () => {
  const area = board.drawing.areas.find((it) => it.id === "knossos");
  if (!area) throw new Error("it is drawn");
  return area;
};
const pieces = () => piecesOf(scene().view);
const inPlay = ["egypt", "minoa"];

const mounted: Record<string, Mounted> = {
  AccountCard: () => render(AccountCard).container,
  AccountTable: () =>
    render(AccountTable, {
      table: { table: "k3x", name: "Tuesday", seat: "rome", phase: "trade", turn: 3, "waits-for-me": true },
    }).container,
  AreaCard: () =>
    render(AreaCard, { area: knossos(), board, inPlay, pieces: pieces().get("knossos") }).container,
  AreaList: () =>
    render(AreaList, { board, inPlay, pieces: pieces(), picking: new Picking(), show: nothing }).container,
  AstStrip: () => render(AstStrip, { table: fakeTable(scene()) }).container,
  Banner: () => {
    const table = fakeTable(scene());
    table.connection = "lost";
    return render(Banner, { table: Object.assign(table, { retry: nothing }) }).container;
  },
  Chart: () =>
    render(Chart, { title: wrap("what"), turns: [1, 2, 3], curves, marked: "", onmark: nothing }).container,
  Claim: () => render(Claim, { invitation: "INVITATION" }).container,
  Clock: () => render(Clock, { deadline: Date.now() + 90_000 }).container,
  History: () =>
    render(History, { table: fakeTable(scene(), past), onscene: nothing, onplay: nothing }).container,
  HostDialog: () => render(HostDialog, { key: "HOST", open: true, close: nothing }).baseElement,
  Join: () => render(Join, { opened: nothing }).container,
  Links: () => render(Links, { table: fakeTable(scene()) }).container,
  MapTools: () =>
    render(MapTools, {
      layers: new LayerChoice(),
      zoom: nothing,
      lands: nothing,
      all: nothing,
      list: nothing,
    }).container,
  MyTables: () => render(MyTables).container,
  PastBanner: () => {
    const place = new Place(fakeTable(scene()));
    place.past = scene();
    return render(PastBanner, { place }).container;
  },
  PlayNow: () => render(PlayNow).container,
  Statistics: () => render(Statistics, { table: fakeTable(scene(), past) }).container,
  Toasts: () => {
    toast(wrap("done"));
    return render(Toasts).container;
  },
};

test.each(Object.entries(mounted))("%s says nothing that is not of the language", async (_, mount) => {
  const element = mount();
  await waitFor(() => expect(shown(element).join("")).toContain("⟦"));
  expect(shown(element).flatMap(strange)).toEqual([]);
});

test("the statements of the rules are those of the language", async () => {
  await expect(ruleText("P9.7")).resolves.toEqual({ text: "⟦Unue.⟧", language: madeUp.id });
});
