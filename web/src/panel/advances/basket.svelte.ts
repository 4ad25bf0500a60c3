import { facts, RULES } from "../../wire/facts";
import type { Advance, BuyAdvances, Colour, Commodity, Purchase } from "../../wire/types";
import { leastPayment } from "./payment";
import { bill, tokenWorth } from "./shop";

const NOTHING: Purchase = { kind: "purchase", bought: [], payment: { cards: [], treasury: 0 }, credits: {} };

/** The same with another value of a property; without the property if there is none. */
function changed<T extends object, Key extends keyof T>(whole: T, key: Key, value: T[Key] | undefined): T {
  const rest = Object.entries(whole).filter(([property]) => property !== key);
  return Object.fromEntries(value === undefined ? rest : [...rest, [key, value]]) as T;
}

/** What somebody is about to buy, and how it is paid. The payment follows what is bought until it is touched. */
export class Basket {
  purchase = $state.raw<Purchase>(NOTHING);
  #touched = false;

  empty(): void {
    this.purchase = NOTHING;
    this.#touched = false;
  }

  /** Takes a whole purchase, as it was suggested. */
  take(purchase: Purchase): void {
    this.purchase = purchase;
    this.#touched = true;
  }

  has(advance: Advance): boolean {
    return this.purchase.bought.includes(advance);
  }

  toggle(advance: Advance, question: BuyAdvances): void {
    const { bought, lowered, added, ...rest } = this.purchase;
    const next = this.has(advance) ? bought.filter((it) => it !== advance) : [...bought, advance];
    const { lowering, adding } = RULES.purchase;
    const purchase: Purchase = { ...rest, bought: next, credits: {} };
    if (lowered && next.includes(lowered) && next.includes(lowering)) purchase.lowered = lowered;
    if (added && !next.includes(added) && next.includes(adding)) purchase.added = added;
    this.purchase = purchase;
    this.#touched = false;
    this.payBest(question);
  }

  lower(advance: Advance | "", question: BuyAdvances): void {
    this.purchase = changed(this.purchase, "lowered", advance === "" ? undefined : advance);
    if (!this.#touched) this.payBest(question);
  }

  add(advance: Advance | ""): void {
    this.purchase = { ...changed(this.purchase, "added", advance === "" ? undefined : advance), credits: {} };
  }

  choose(colour: Colour, points: number): void {
    const credits = changed(this.purchase.credits, colour, points === 0 ? undefined : points);
    this.purchase = { ...this.purchase, credits };
  }

  payCards(cards: Commodity[]): void {
    this.#touched = true;
    this.purchase = { ...this.purchase, payment: { ...this.purchase.payment, cards } };
  }

  payTreasury(treasury: number): void {
    this.#touched = true;
    this.purchase = { ...this.purchase, payment: { ...this.purchase.payment, treasury } };
  }

  substitute(substitute: Commodity | "", set: Commodity | ""): void {
    this.#touched = true;
    const substitution = substitute === "" || set === "" ? undefined : { substitute, set };
    const payment = changed(this.purchase.payment, "substitution", substitution);
    this.purchase = { ...this.purchase, payment };
  }

  /** Pays what is due with as little as possible; all there is if it does not suffice. */
  payBest(question: BuyAdvances): void {
    const { due } = bill(question, this.purchase);
    const payment = leastPayment(question.hand, question.treasury, tokenWorth(question), due);
    this.purchase = {
      ...this.purchase,
      payment: payment ?? {
        cards: question.hand.filter((it) => facts.commodities[it].value > 0),
        treasury: question.treasury,
      },
    };
  }
}
