import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import AccountCard from "../../src/lobby/AccountCard.svelte";
import AccountTable from "../../src/lobby/AccountTable.svelte";
import Claim from "../../src/lobby/Claim.svelte";
import HostDialog from "../../src/lobby/HostDialog.svelte";
import Join from "../../src/lobby/Join.svelte";
import Links from "../../src/lobby/Links.svelte";
import OpenNowList from "../../src/lobby/OpenNowList.svelte";
import MyTables from "../../src/lobby/MyTables.svelte";
import PlayNow from "../../src/lobby/PlayNow.svelte";
import Lobby from "../../src/lobby/Lobby.svelte";
import NewTable from "../../src/lobby/NewTable.svelte";
import AreaCard from "../../src/map/AreaCard.svelte";
import AreaList from "../../src/map/AreaList.svelte";
import { LayerChoice } from "../../src/map/layers.svelte";
import MapTools from "../../src/map/MapTools.svelte";
import { Picking } from "../../src/map/picking.svelte";
import Advances from "../../src/panel/advances/Advances.svelte";
import Calamities from "../../src/panel/calamities/Calamities.svelte";
import Chart from "../../src/panel/history/Chart.svelte";
import History from "../../src/panel/history/History.svelte";
import Statistics from "../../src/panel/history/Statistics.svelte";
import Log from "../../src/panel/log/Log.svelte";
import RecordPanel from "../../src/panel/record/Record.svelte";
import Ast from "../../src/panel/standings/Ast.svelte";
import Standings from "../../src/panel/standings/Standings.svelte";
import Status from "../../src/panel/status/Status.svelte";
import Talk from "../../src/panel/talk/Talk.svelte";
import TradePanel from "../../src/panel/trade/TradePanel.svelte";
import AstStrip from "../../src/shell/AstStrip.svelte";
import BigScreen from "../../src/shell/BigScreen.svelte";
import Desk from "../../src/shell/Desk.svelte";
import Digest from "../../src/shell/Digest.svelte";
import Gathering from "../../src/shell/Gathering.svelte";
import JoinCode from "../../src/shell/JoinCode.svelte";
import MyGame from "../../src/shell/MyGame.svelte";
import PastBanner from "../../src/shell/PastBanner.svelte";
import { Place } from "../../src/shell/place.svelte";
import Phone from "../../src/shell/Phone.svelte";
import Settings from "../../src/shell/Settings.svelte";
import StandIn from "../../src/shell/StandIn.svelte";
import TableView from "../../src/shell/TableView.svelte";
import Undo from "../../src/shell/Undo.svelte";
import Banner from "../../src/table/Banner.svelte";
import Clock from "../../src/table/Clock.svelte";
import { fakeTable } from "../../src/table/fake.svelte";
import { keepGiven } from "../../src/table/given";
import SeedCheck from "../../src/table/SeedCheck.svelte";
import { toast } from "../../src/ui/toasts.svelte";
import Toasts from "../../src/ui/Toasts.svelte";
import { deedsOf } from "../../src/event/deeds";
import AdvanceDetail from "../../src/panel/advances/AdvanceDetail.svelte";
import BasketPanel from "../../src/panel/advances/BasketPanel.svelte";
import AcceptForm from "../../src/panel/trade/AcceptForm.svelte";
import OfferCard from "../../src/panel/trade/OfferCard.svelte";
import OfferForm from "../../src/panel/trade/OfferForm.svelte";
import Turn from "../../src/question/Turn.svelte";
import CardFace from "../../src/ui/CardFace.svelte";
import type { Saying } from "../../src/wire/message";
import { questions } from "../golden/values";
import { ID, Person } from "../question/person";
import { wrap } from "./wrapped";
import {
  basket,
  board,
  curves,
  draft,
  inPlay,
  knossos,
  laid,
  nobody,
  nothing,
  open,
  past,
  pieces,
  played,
  proposal,
  question,
  scene,
} from "./samples";

/** Mounts something, and gives what it is in. */
type Mounted = () => HTMLElement;

const panel =
  (what: unknown): Mounted =>
  () =>
    render(what as Component<{ table: unknown }>, { table: fakeTable(played()) }).container;

const panels = { Advances, Ast, Calamities, Log, Standings, Status, Talk, TradePanel };

/** Whatever can be seen by itself. */
export const mounted: Record<string, Mounted> = {
  ...Object.fromEntries(
    questions.map((question): [string, Mounted] => [
      `question ${question.kind}`,
      () => new Person(question, (table) => table.draft.mockResolvedValue(draft)).container,
    ]),
  ),
  ...Object.fromEntries(Object.entries(panels).map(([name, what]) => [name, panel(what)])),
  AcceptForm: () =>
    render(AcceptForm, {
      table: fakeTable(played()),
      id: ID,
      question: question("trade"),
      proposal: proposal(),
      close: nothing,
    }).container,
  AdvanceDetail: () =>
    render(AdvanceDetail, { advance: "pottery", view: played().view, price: undefined, expected: 50 })
      .container,
  BasketPanel: () =>
    render(BasketPanel, {
      table: fakeTable(played()),
      id: ID,
      question: question("buy-advances"),
      basket: basket(),
    }).container,
  CardFace: () =>
    render(CardFace, { kind: "commodity", id: "wine", name: wrap("wine"), number: 5 }).container,
  Digest: () =>
    render(Digest, {
      title: wrap("since"),
      deeds: deedsOf(played().events),
      me: undefined,
      seen: "not",
      close: nothing,
    }).container,
  OfferCard: () =>
    render(OfferCard, {
      offer: proposal(),
      whispered: true,
      question: question("trade"),
      accept: nothing,
      counter: nothing,
      withdraw: nothing,
    }).container,
  OfferForm: () =>
    render(OfferForm, { table: fakeTable(played()), id: ID, question: question("trade"), close: nothing })
      .container,
  Gathering: () => {
    const there = scene();
    const table = fakeTable({ ...there, table: { ...there.table, gathering: true } });
    return render(Gathering, { table }).container;
  },
  OpenNowList: () => render(OpenNowList, { now: open, end: nothing }).container,
  Record: () => {
    const there = scene();
    const noted: Saying = { at: 1, from: "table", text: "", note: { what: "claimed", seat: "egypt" } };
    return render(RecordPanel, { table: fakeTable({ ...there, record: [noted] }) }).container;
  },
  SeedCheck: () => {
    const there = scene();
    keepGiven(there.table.id, there.view.seat ?? "", { value: "1", commitment: "another" });
    return render(SeedCheck, { table: fakeTable(there) }).container;
  },
  Turn: () =>
    render(Turn, { table: fakeTable(played()), question: ID, ahead: ["rome"], waiting: false }).container,
  BigScreen: () => render(BigScreen, { ...laid(), leave: nothing }).container,
  Desk: () => render(Desk, { ...laid(), screen: nothing }).container,
  JoinCode: () => render(JoinCode, { table: fakeTable(scene()) }).container,
  Lobby: () => render(Lobby).container,
  MyGame: () => render(MyGame, { table: fakeTable(scene()), open: true, close: nothing }).baseElement,
  NewTable: () => render(NewTable, { opened: nothing }).container,
  Phone: () => render(Phone, laid()).container,
  Settings: () => render(Settings, { open: true, close: nothing }).baseElement,
  StandIn: () => {
    const there = scene();
    const me = there.view.seat ?? "";
    const seats = { ...there.table.seats, [me]: { ...nobody, "stand-in": true } };
    const table = fakeTable({ ...there, table: { ...there.table, seats } });
    return render(StandIn, { table }).container;
  },
  TableView: () =>
    render(TableView, { table: fakeTable(played()), settings: nothing, screen: "usual", enlarge: nothing })
      .container,
  Undo: () => {
    const there = scene();
    return render(Undo, { table: fakeTable({ ...there, table: { ...there.table, undo: true } }) }).container;
  },
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
