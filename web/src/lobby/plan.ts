import { facts, seatsOf, setup } from "../wire/facts";
import type { AstTable, Civilization, SetupFacts, Side, TermsLength } from "../wire/types";

export const BOTS = ["house", "easy", "medium", "trader", "builder", "warrior", "random"] as const;
export type Bot = (typeof BOTS)[number];

export const CLOCKS = ["none", "evening", "weeks"] as const;
export type Clock = (typeof CLOCKS)[number];

const DAY = 24 * 60 * 60;

/** In seconds, as the server wants it. */
const LIMITS = {
  none: undefined,
  evening: { phases: { movement: 300, trade: 600 }, otherwise: 180, "bot-after": 900 },
  weeks: { phases: { trade: 3 * DAY }, otherwise: 2 * DAY, "bot-after": 5 * DAY },
};

/** A table as somebody wants it. */
export interface Plan {
  name: string;
  players: number;
  side: Side;
  table: AstTable;
  length: TermsLength;
  /** 0: played to the end. */
  turns: number;
  clock: Clock;
  language: string;
  /** Who is played by a bot. */
  bots: Partial<Record<Civilization, Bot>>;
  webhook: string;
}

export function emptyPlan(language: string): Plan {
  return {
    name: "",
    players: 5,
    side: "west",
    table: "basic",
    length: "full",
    turns: 0,
    clock: "none",
    language,
    bots: {},
    webhook: "",
  };
}

/** A game to learn with (S6.1). */
export const LEARNING = facts.learning;

/** The numbers of players there are set-ups for. */
export const COUNTS = [...new Set(facts.setups.map((it) => it.players))];

export function sidesFor(players: number): Side[] {
  return facts.setups.filter((it) => it.players === players).map((it) => it.side);
}

/** With which A.S.T. a game of this length can be played. */
export function tablesFor(length: TermsLength): AstTable[] {
  return facts["ast-tables"][length];
}

/** The A.S.T. of a plan; another one if its length allows only that. */
function tableOf({ length, table }: Plan): AstTable {
  const tables = tablesFor(length);
  return tables.includes(table) ? table : (tables[0] ?? table);
}

/** The set-up of a plan; another side if there is none with this one. */
export function setupOf(plan: Pick<Plan, "players" | "side">): SetupFacts {
  const side = sidesFor(plan.players).includes(plan.side) ? plan.side : sidesFor(plan.players)[0];
  const found = side && setup(plan.players, side);
  if (!found) throw new Error(`${plan.players} cannot play`);
  return found;
}

/** Everybody is a bot of this kind but one. */
export function botsBut(me: Civilization, seats: Civilization[], bot: Bot): Plan["bots"] {
  return Object.fromEntries(seats.filter((seat) => seat !== me).map((seat) => [seat, bot]));
}

/** Has a seat played by a bot, or by a person; "none" is nobody's seat. */
export function playBy(bots: Plan["bots"], seat: Civilization | "none", by: Bot | "person"): Plan["bots"] {
  const others = Object.entries(bots).filter(([other]) => other !== seat);
  return Object.fromEntries(by === "person" || seat === "none" ? others : [...others, [seat, by]]);
}

/** What the server is asked for. */
export function request(plan: Plan): object {
  const { players, side } = setupOf(plan);
  const seats = seatsOf(setupOf(plan));
  const limits = LIMITS[plan.clock];
  return {
    name: plan.name.trim(),
    players,
    ...(sidesFor(players).length > 1 && { side }),
    terms: {
      "ast-table": tableOf(plan),
      length: plan.length,
      "turn-limit": plan.turns,
    },
    language: plan.language,
    bots: Object.fromEntries(
      Object.entries(plan.bots).filter(([seat]) => seats.includes(seat as Civilization)),
    ),
    ...(limits && { clock: limits }),
    ...(plan.webhook.trim() && { webhook: plan.webhook.trim() }),
  };
}
