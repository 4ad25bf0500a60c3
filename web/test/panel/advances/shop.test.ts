import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import Advances from "../../../src/panel/advances/Advances.svelte";
import { Basket } from "../../../src/panel/advances/basket.svelte";
import { cardsWorth, leastPayment } from "../../../src/panel/advances/payment";
import { additions, bill, CHAINS, distinct, expectedPrice, money } from "../../../src/panel/advances/shop";
import { fakeTable } from "../../../src/table/fake.svelte";
import { ADVANCES } from "../../../src/wire/facts";
import type { Known, Purchase } from "../../../src/wire/types";
import { speak } from "../../../src/words/words.svelte";
import { sceneWith } from "../../question/person";
import { example } from "../../question/referee";
import { sent } from "../../event/everykind";
import { sight } from "../../golden/values";

const { question, answers } = example("buy-advances");
const documented = { kind: "purchase", ...(answers[0] as object) } as Purchase;

describe("the shop", () => {
  test("has 17 chains of three", () => {
    expect(CHAINS).toHaveLength(17);
    expect(CHAINS.every((chain) => chain.length === 3)).toBe(true);
    expect(CHAINS.flat()).toEqual(ADVANCES);
  });

  test("sums up the purchase of referee.md", () => {
    expect(bill(question, documented)).toEqual({
      due: 220,
      cards: 194,
      treasury: 26,
      wasted: 0,
      points: 4,
      free: 20,
    });
    expect(money(question)).toBe(249);
  });

  test("Library lowers another advance, but not below 0", () => {
    const bought: Purchase = { ...documented, bought: ["library", "pottery"] };
    expect(bill(question, bought).due).toBe(270);
    expect(bill(question, { ...bought, lowered: "pottery" }).due).toBe(230);
    expect(bill(question, { ...bought, lowered: "monument" }).due).toBe(270);
  });

  test("Mining doubles treasury", () => {
    const rich = { ...question, owned: [...question.owned, "mining" as const] };
    expect(bill(rich, documented).treasury).toBe(52);
  });

  test("Anatomy adds a science advance below 100", () => {
    const prices = ADVANCES.map((advance) => ({ advance, deductions: [], points: 1, text: "" }));
    expect(additions({ ...question, prices }, ["coinage"])).toEqual([
      "written-record",
      "empiricism",
      "astronavigation",
    ]);
  });

  test("a substitute counts as one card more of the set, and as nothing else", () => {
    const cards = ["iron", "iron", "silk"] as const;
    expect(cardsWorth({ cards: [...cards], treasury: 0 })).toBe(17);
    const substitution = { substitute: "silk", set: "iron" } as const;
    expect(cardsWorth({ cards: [...cards], treasury: 0, substitution })).toBe(18);
  });

  test("expects the price that the credits held now would give", () => {
    const known: Known = {
      ...(sight.seats.minoa ?? expect.fail()),
      advances: ["mysticism", "architecture", "urbanism", "theocracy"],
      credits: { arts: 65, civics: 45, crafts: 5, religion: 20, science: 20 },
    };
    expect(expectedPrice("wonder-of-the-world", known)).toBe(290 - 65);
    expect(expectedPrice("monument", known)).toBe(180 - 20 - 10);
  });
});

describe("the payment", () => {
  test("spares what is worth most", () => {
    expect(leastPayment(["ochre", "clay", "silk", "silk"], 6, 1, 8)).toEqual({
      cards: ["ochre", "clay"],
      treasury: 6,
    });
    expect(leastPayment(["silk", "silk"], 0, 1, 30)).toEqual({ cards: ["silk", "silk"], treasury: 0 });
    expect(leastPayment(["silk"], 5, 1, 30)).toBeUndefined();
  });

  test("counts treasury double for who has Mining", () => {
    expect(leastPayment([], 10, 2, 9)).toEqual({ cards: [], treasury: 5 });
  });

  test("follows what is in the basket until it is touched", () => {
    const basket = new Basket();
    basket.toggle("pottery", question);
    expect(bill(question, basket.purchase)).toMatchObject({ due: 50, wasted: 0 });
    basket.payTreasury(3);
    expect(basket.purchase.payment.treasury).toBe(3);
    basket.toggle("pottery", question);
    expect(basket.purchase).toEqual({
      kind: "purchase",
      bought: [],
      payment: { cards: [], treasury: 0 },
      credits: {},
    });
  });
});

describe("buying", () => {
  beforeEach(() => speak("en"));
  afterEach(cleanup);

  function shop() {
    const scene = sceneWith([{ id: "q", awaited: true, question }]);
    const rome = { ...(sight.seats.rome ?? expect.fail()), advances: question.owned };
    const table = fakeTable(
      { ...scene, view: { ...scene.view, seats: { rome } } },
      { advice: () => Promise.resolve([{ answer: documented, by: "optimiser" }]) },
    );
    render(Advances, { table });
    return table;
  }

  /** Roles are slow to find among so many buttons. */
  function press(name: string | RegExp) {
    const buttons = [...document.querySelectorAll("button")];
    const fits = (text: string) => (typeof name === "string" ? text === name : name.test(text));
    return fireEvent.click(
      buttons.find((it) => fits(it.textContent.trim())) ?? expect.fail(`no button ${name}`),
    );
  }

  test("takes what the optimiser suggests", async () => {
    const table = shop();
    await press("What could I buy?");
    await screen.findByText("4 points for 220, 0 wasted");
    await press("Take it");
    await press("Buy");
    expect(sent(table)).toEqual(documented);
  });

  test("puts together a basket by hand, with credits to choose", async () => {
    const table = shop();
    await press(/^Monument/);
    await press("Put into the basket");
    expect(screen.getByText(/Credits to choose: 20 of 20 left/)).toBeTruthy();
    const arts = screen.getByLabelText(/^Arts/, { selector: "[role=spinbutton]" });
    for (let times = 0; times < 4; times++) await fireEvent.keyDown(arts, { key: "ArrowUp" });
    await press("Buy");
    expect(sent(table)).toMatchObject({ bought: ["monument"], credits: { arts: 20 } });
  });

  test("says what is lacking for what can not be paid, and keeps it out of the basket", async () => {
    shop();
    await press(/^Library/);
    await press("Put into the basket"); // 220 of 249
    await press(/^Pottery/);
    expect(document.querySelector("dialog .lacks")?.textContent).toBe("21 more would be needed.");
    await press("Put into the basket");
    expect(document.querySelectorAll("ul.bought li")).toHaveLength(1);
  });

  test("does not suggest the same twice", () => {
    const nothing = { ...documented, bought: [], payment: { cards: [], treasury: 0 } };
    const [by, other] = ["optimiser", "house"];
    const suggestions = [nothing, documented, { ...nothing }].map((purchase, at) => ({
      purchase,
      by: at === 0 ? by : other,
    }));
    expect(distinct(suggestions)).toEqual(suggestions.slice(0, 2));
  });

  test("buys nothing", async () => {
    const table = shop();
    await press("Buy nothing");
    expect(sent(table)).toEqual({
      kind: "purchase",
      bought: [],
      payment: { cards: [], treasury: 0 },
      credits: {},
    });
  });

  test("shows what I own, can pay and wish for", async () => {
    shop();
    expect(screen.getByRole("button", { name: /^✓?Mysticism.*owned/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /Pottery.*affordable/ })).toBeTruthy();
    await press(/^Library/);
    const dialog = screen.getByRole("dialog", { hidden: true });
    expect(dialog.textContent).toContain("Another advance bought together with it costs 40 less.");
    await press(/Wish for it/);
    expect(screen.getByText(/Wish list/)).toBeTruthy();
    expect(within(dialog).getByText("nobody")).toBeTruthy();
    expect(localStorage.getItem("ecumene.wishes.t.rome")).toBe("library");
  });
});
