import { ADVANCES, facts, RULES } from "../../wire/facts";
import type { Advance, BuyAdvances, Known, Price, Purchase } from "../../wire/types";
import { cardsWorth } from "./payment";
import { worthOf } from "../trade/trade";

/** The advances by chain: low, middle, high. */
export const CHAINS: readonly (readonly Advance[])[] = ADVANCES.reduce<Advance[][]>((chains, advance) => {
  const chain = facts.advances[advance].chain - 1;
  (chains[chain] ??= []).push(advance);
  return chains;
}, []);

/** What an advance would cost with these credits, while the server tells no prices (P12.2). */
export function expectedPrice(advance: Advance, known: Known): number {
  const { cost, colours } = facts.advances[advance];
  const colour = Math.max(...colours.map((it) => known.credits[it] ?? 0));
  const special = known.advances
    .filter((it) => facts.advances[it]["credit-to"] === advance)
    .reduce((sum, it) => sum + (facts.advances[it]["credit-to-amount"] ?? 0), 0);
  return Math.max(0, cost - colour - special);
}

export function tokenWorth(question: BuyAdvances): number {
  return question.owned.includes(RULES.purchase.raising) ? RULES["mining-token-worth"] : 1;
}

/** The most that can be paid. */
export function money(question: BuyAdvances): number {
  return worthOf(question.hand) + question.treasury * tokenWorth(question);
}

/** What a purchase comes to. */
export interface Bill {
  due: number;
  cards: number;
  treasury: number;
  /** What is paid above the price and lost; below 0 what is lacking. */
  wasted: number;
  points: number;
  /** Credits to be chosen. */
  free: number;
}

export function priceIn(question: BuyAdvances, advance: Advance): Price | undefined {
  return question.prices.find((it) => it.advance === advance);
}

export function bill(question: BuyAdvances, purchase: Purchase): Bill {
  const price = (advance: Advance) => priceIn(question, advance)?.points ?? 0;
  const lowered = purchase.lowered;
  const due =
    purchase.bought.reduce((sum, advance) => sum + price(advance), 0) -
    (lowered && purchase.bought.includes(lowered) ? Math.min(RULES["library-credit"], price(lowered)) : 0);
  const cards = cardsWorth(purchase.payment);
  const treasury = purchase.payment.treasury * tokenWorth(question);
  const acquired = acquiredBy(purchase);
  return {
    due,
    cards,
    treasury,
    wasted: cards + treasury - due,
    points: acquired.reduce((sum, it) => sum + facts.advances[it].points, 0),
    free: acquired.reduce((sum, it) => sum + (facts.advances[it]["free-credits"] ?? 0), 0),
  };
}

export function acquiredBy(purchase: Purchase): Advance[] {
  return purchase.added ? [...purchase.bought, purchase.added] : purchase.bought;
}

/** How much more money it takes to buy this too; 0 where there is enough. */
export function lackingFor(question: BuyAdvances, purchase: Purchase, advance: Advance): number {
  const price = priceIn(question, advance)?.points ?? 0;
  return Math.max(0, bill(question, purchase).due + price - money(question));
}

/** Suggestions without those that come to the same. */
export function distinct<T extends { purchase: Purchase }>(suggestions: readonly T[]): T[] {
  const bought = (it: T) => acquiredBy(it.purchase).toSorted().join(" ");
  return suggestions.filter((one, at) => suggestions.findIndex((it) => bought(it) === bought(one)) === at);
}

/** What Anatomy can add. */
export function additions(question: BuyAdvances, bought: readonly Advance[]): Advance[] {
  return question.prices
    .map((it) => it.advance)
    .filter(
      (it) =>
        facts.advances[it].colours.includes("science") && facts.advances[it].cost < RULES["anatomy-limit"],
    )
    .filter((it) => !bought.includes(it));
}
