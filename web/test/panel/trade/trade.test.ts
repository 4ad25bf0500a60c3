import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import TradePanel from "../../../src/panel/trade/TradePanel.svelte";
import {
  acceptance,
  choiceOf,
  counterTo,
  firstChoice,
  isWhole,
  lacking,
  offerOf,
  setsOf,
  whispers,
} from "../../../src/panel/trade/trade";
import { fakeTable, type FakeTable } from "../../../src/table/fake.svelte";
import type { Scene, DatedEvent } from "../../../src/wire/message";
import { speak } from "../../../src/words/words.svelte";
import { sceneWith } from "../../question/person";
import { example } from "../../question/referee";
import { sent } from "../../event/everykind";

const { question, answers } = example("trade");
const [accepted, made, withdrawn] = answers;

function table(attendance: "trading" | "done" = "trading"): FakeTable {
  const scene: Scene = sceneWith([{ id: "q", awaited: true, question: { ...question, attendance } }]);
  const own = {
    number: 2,
    from: "egypt",
    gives: 3,
    cards: { commodities: ["iron"], calamities: [] },
  } as const;
  const bid = {
    to: question.partners,
    says: [...(["iron", "fish"] as const)],
    wants: 3,
    wanted: [],
    answers: 0,
  };
  const offers = [
    ...question.proposals,
    { ...own, cards: { commodities: [...own.cards.commodities], calamities: [] }, bid },
  ];
  return fakeTable({
    ...scene,
    view: {
      ...scene.view,
      market: { done: ["rome"] },
      offers: Object.fromEntries(offers.map((it) => [it.number, it])),
    },
  });
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("answers in trade are those of referee.md", () => {
  test("an acceptance", () => {
    const choice = choiceOf({ commodities: ["wine", "wine"], calamities: ["superstition"] });
    expect(acceptance(1, choice)).toEqual(accepted);
  });

  test("a counter-offer with a bluff", () => {
    const offer = offerOf({
      gives: choiceOf({ commodities: ["wine", "fish"], calamities: ["superstition"] }),
      says: ["wine", "fish", "wine"],
      wants: 3,
      wanted: ["ochre", "iron"],
      to: ["minoa"],
      answers: 1,
    });
    expect(offer).toEqual(made);
  });

  test("what is not named is left out of what is said", () => {
    const plan = counterTo(question.proposals[0] ?? expect.fail(), question.hand);
    const unnamed = { ...plan, says: plan.says.with(2, "") };
    expect(offerOf(unnamed).bid.says).toHaveLength(2);
    expect(isWhole(unnamed)).toBe(true);
    expect(isWhole({ ...plan, says: plan.says.with(1, "") })).toBe(false);
  });
});

describe("a hand", () => {
  test("by sets with their worth", () => {
    expect(setsOf(question.hand.commodities)).toEqual([
      { card: "wine", count: 2, value: 5, worth: 20, oneMore: 45 },
      { card: "fish", count: 1, value: 3, worth: 3, oneMore: 12 },
      { card: "iron", count: 1, value: 2, worth: 2, oneMore: 8 },
    ]);
  });

  test("the first choice has what is wanted and spares the sets", () => {
    expect([...firstChoice(question.hand, ["wine"], 3)]).toEqual([
      ["wine", 1],
      ["iron", 1],
      ["fish", 1],
    ]);
    expect(lacking(question.hand.commodities, ["wine", "ochre", "iron", "iron"])).toEqual(["ochre", "iron"]);
  });
});

describe("the trade board", () => {
  beforeEach(() => speak("en"));
  afterEach(cleanup);

  test("tells its maker that the cards of an offer are gone", () => {
    const at = table();
    render(TradePanel, { table: at });
    expect(screen.queryByText(/Gone elsewhere/)).toBeNull();
    cleanup();
    const own = at.scene?.view.offers?.["2"] ?? expect.fail();
    own.cards?.commodities.push("iron");
    render(TradePanel, { table: at });
    expect(screen.getByText("Gone elsewhere: Iron. It lapses if somebody accepts it.")).toBeTruthy();
  });

  test("accepts an offer in two taps", async () => {
    const at = table();
    render(TradePanel, { table: at });
    await press("Accept");
    await press("Give these cards");
    expect(sent(at)).toEqual({
      kind: "accept-offer",
      number: 1,
      gives: { commodities: ["wine", "wine", "iron"], calamities: [] },
    });
  });

  test("counters an offer in two taps", async () => {
    const at = table();
    render(TradePanel, { table: at });
    await press("Counter-offer");
    await press("Offer");
    expect(sent(at)).toEqual({
      kind: "make-offer",
      gives: { commodities: ["wine", "wine", "iron"], calamities: [] },
      bid: { to: ["minoa"], says: ["wine", "wine", "iron"], wants: 3, wanted: ["ochre", "iron"], answers: 1 },
    });
  });

  test("makes clear which names are true, and lets the rest be a bluff", async () => {
    const at = table();
    render(TradePanel, { table: at });
    await press("Counter-offer");
    expect(screen.getAllByText("Must be true")).toHaveLength(2);
    const third = screen.getByLabelText("Name 3");
    await fireEvent.change(third, { target: { value: "ivory" } });
    expect(screen.getByText("a bluff")).toBeTruthy();
    expect(within(screen.getByLabelText("Name 1")).getAllByRole("option", { hidden: true })).toHaveLength(2);
  });

  test("withdraws, finishes and resumes", async () => {
    const at = table();
    render(TradePanel, { table: at });
    await press("Withdraw");
    expect(sent(at)).toEqual(withdrawn);
    await press("I am done");
    expect(sent(at)).toEqual({ kind: "finish-trading" });
    cleanup();
    const done = table("done");
    render(TradePanel, { table: done });
    await press("Trade again");
    expect(sent(done)).toEqual({ kind: "resume-trading" });
  });

  test("shows a spectator the offers, and nothing to do", () => {
    const at = table();
    const scene = at.scene ?? expect.fail();
    const view = { ...scene.view };
    delete view.seat;
    at.scene = { ...scene, view, questions: [] };
    render(TradePanel, { table: at });
    expect(screen.getByText(/offer 1/)).toBeTruthy();
    expect(screen.queryAllByRole("button")).toHaveLength(0);
  });

  test("marks whispers, and shows who whispers unheard", () => {
    const event = (told: DatedEvent["event"], turn = 5): DatedEvent => ({
      turn,
      phase: "trade",
      event: told,
    });
    const proposal = question.proposals[0] ?? expect.fail();
    const found = whispers(
      [
        event({ kind: "offer-whispered", proposal: { ...proposal, number: 9 } }, 4),
        event({ kind: "offer-whispered", proposal }),
        event({ kind: "unheard-offer-whispered", number: 3, from: "hellas", to: ["rome"] }),
        event({ kind: "unheard-offer-whispered", number: 4, from: "rome", to: ["hellas"] }),
        event({ kind: "offer-withdrawn", number: 4 }),
      ],
      5,
    );
    expect([...found.heard]).toEqual([1]);
    expect(found.unheard.map((it) => it.number)).toEqual([3]);
  });
});
