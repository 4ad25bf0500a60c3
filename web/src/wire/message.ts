/** What the server says and takes, as docs/protocol.md has it. */

import type {
  Advance,
  Answer,
  Bundle,
  CalamityCard,
  Civilization,
  Commodity,
  Event,
  Garrison,
  Known,
  Order,
  Pace,
  Phase,
  Proposal,
  Question,
  Side,
  Stage,
  Terms,
} from "./types";

export type Seat = string;
export type AreaId = string;

export interface Scene {
  line: number;
  table: TableInfo;
  view: View;
  questions: OpenQuestion[];
  /** All events, but for the earlier ones while they are being fetched. */
  events: DatedEvent[];
  /** How many events before these are still missing. */
  earlier?: number;
  /** The newest, and what was fetched of the older ones. */
  chat: Saying[];
  /** How many were said before these. */
  older?: number;
  /** What the table itself has said before these. */
  record?: Saying[];
}

export interface OpenQuestion {
  id: string;
  awaited: boolean;
  question: Question;
}

export interface DatedEvent {
  turn: number;
  phase: Phase;
  event: Event;
}

export interface Saying {
  at: number;
  /** A seat, "host" or "table". */
  from: string;
  to?: Seat;
  text: string;
  /** What the table itself says: the game goes on from the beginning of this phase. */
  rewound?: { turn: number; phase: Phase };
  /** What the table itself says of anything else that might be done unseen. */
  note?: Note;
}

export interface Note {
  what:
    | "imported"
    | "begun"
    | "claimed"
    | "link-renewed"
    | "bot-seated"
    | "person-seated"
    | "stood-in"
    | "came-back"
    | "clock-answered"
    | "paused"
    | "resumed"
    | "rested"
    | "roused"
    | "extended"
    | "recovered"
    | "rules-changed";
  seat?: Seat;
  bot?: string;
  question?: string;
  seconds?: number;
  /** What is other now: files of facts, statements, or "rules" for very many of them; "engine" if it is none of these. */
  changed?: string[];
}

export interface SeatInfo {
  occupant: string;
  name?: string;
  claimed: boolean;
  here: boolean;
  "stand-in"?: boolean;
}

export interface TableInfo {
  id: string;
  name: string;
  role: "seat" | "host" | "spectator";
  language: string;
  seats: Record<Seat, SeatInfo>;
  phase: Phase | null;
  /** The game came from a file. */
  imported?: true;
  /** The game has not begun: persons take their seats. */
  gathering?: true;
  "waits-for": Record<Seat, string[]>;
  /** Those who are asked at the same time, in the order of their turns. */
  turns?: Seat[];
  /** Those of them who wait for all who come before; nobody waits for these now. */
  waiting?: Seat[];
  deadline?: number;
  paused: boolean;
  undo: boolean;
  commitment: string;
  /** What persons have added to the seed; left out before the game begins, and where nobody could. */
  contributions?: Record<Seat, string>;
  /** Persons' seats from which nothing came. */
  silent?: Seat[];
  seed?: string;
  /** What the server has added to the seed, when the game is over. */
  secret?: string;
  result?: Score[];
  invitations?: Record<Seat, string>;
}

export interface View {
  seat?: Seat;
  players: number;
  side: Side;
  terms: Terms;
  stage?: Stage;
  seats: Record<Seat, Known>;
  standings: Record<Seat, Standing>;
  barbarians?: Garrison;
  hand?: Bundle;
  market?: Market;
  /** By number; the own ones have their cards. */
  offers?: Record<string, StandingOffer>;
}

export interface Score {
  seat?: Seat;
  cities: number;
  advances: number;
  ast: number;
  "late-iron-age": number;
  total: number;
}

export interface Requirement {
  requirement:
    "cities" | "advances" | "advances-under-100" | "advances-from-100" | "advances-from-200" | "points";
  needed: number;
  has: number;
}

export interface Standing {
  score: Score;
  support: { needed: number; tokens: number };
  next: Requirement[];
}

/** An offer that stands; of the own ones also the cards. */
export interface StandingOffer extends Proposal {
  cards?: Bundle;
}

export interface Market {
  done: Seat[];
}

/** What fills a gap of a sentence: a number or a word as it is, anything else with what it is. */
export type Filling =
  | number
  | string
  | { area: AreaId }
  | { areas: AreaId[] }
  | { civilization: Civilization }
  | { seats: Civilization[] }
  | { advance: Advance }
  | { commodity: Commodity }
  | { commodities: Commodity[] }
  | { "calamity-card": CalamityCard }
  | { sentence: Sentence };

/** What the server tells people: a template with gaps, and what fills each. */
export interface Sentence {
  template: string;
  arguments: Record<string, Filling>;
}

/** Why something is not allowed. `reason` is the sentence in English, or what the page itself has to say. */
export interface Refusal {
  rule?: string | undefined;
  reason: string;
  sentence?: Sentence | undefined;
}

export interface Problem {
  error: string;
  message: string;
  rule?: string;
  sentence?: Sentence;
}

/** What one might answer, and who says so. */
export interface Advice {
  answer: Answer;
  by: "optimiser" | "house";
}

export interface MovementDraft {
  treasury: number;
  tokens: { area: AreaId; count: number; movable: number; marches: AreaId[] }[];
  ships: { area: AreaId; state: "unpaid" | "ready" | "done"; harbours: AreaId[] }[];
  shipyards: AreaId[];
  voyages: { from: AreaId; to: AreaId; calls: AreaId[] }[];
  /** Marches that lead through another area, for who has Roadbuilding. */
  roads?: { from: AreaId; to: AreaId; via: AreaId[] }[];
  refusal?: Refusal & { order: number };
}

export type { Answer, Event, Order, Pace, Proposal, Question };
