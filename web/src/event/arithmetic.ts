import { facts } from "../wire/facts";
import { advanceName, colourName } from "../words/names";
import type { Price, Reckoning } from "../wire/types";

/** One step of an amount: "− 5 Pottery", and the statement behind it. */
export interface Term {
  sign: string;
  amount: number;
  name: string;
  rule: string;
}

/** An amount and how it came about: 10 − 5 Pottery = 5. */
export interface Arithmetic {
  base: number;
  terms: Term[];
  result: number;
}

export function reckoned(reckoning: Reckoning): Arithmetic {
  return {
    base: reckoning.base,
    terms: reckoning.steps.map((step) => ({
      sign: step.delta < 0 ? "−" : "+",
      amount: Math.abs(step.delta),
      name: advanceName(step.advance),
      rule: step.rule,
    })),
    result: reckoning.result,
  };
}

export function priced(price: Price): Arithmetic {
  return {
    base: facts.advances[price.advance].cost,
    terms: price.deductions.map((it) => ({
      sign: "−",
      amount: it.points,
      name: it.deduction === "colour-credit" ? colourName(it.colour) : advanceName(it.from),
      rule: it.rule,
    })),
    result: price.points,
  };
}

export function arithmeticText(sum: Arithmetic): string {
  const terms = sum.terms.map((it) => ` ${it.sign} ${String(it.amount)} ${it.name}`).join("");
  return terms === "" ? String(sum.result) : `${String(sum.base)}${terms} = ${String(sum.result)}`;
}
