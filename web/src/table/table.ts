import type { Advice, Answer, MovementDraft, Order, Pace, Refusal, Problem, Scene } from "../wire/message";

/** Where the page stands with the server. */
export type Connection = "connecting" | "live" | "lost" | "gone";

/** What happened to something the player did: done, or refused with a reason that is shown (`explain`). */
export type Outcome = { done: true; said?: unknown } | { done: false; problem: Problem };

/** A line of the table's log that changed the game; `events` had been told after it. */
export interface HistoryLine {
  line: number;
  at: number;
  turn: number;
  phase: string;
  seat: string;
  events: number;
}

/**
 * One table, as one role sees it: what every part of the page is given. `scene` is reactive: a part that reads
 * it in a template follows it. Tests and previews make one of a plain scene (`fakeTable`).
 */
export interface Table {
  readonly scene: Scene | undefined;
  readonly connection: Connection;
  /** Answers the question, or waits for the turn to do so. */
  reply(question: string, answer: Answer | Pace): Promise<Outcome>;
  /** Why the answer would be refused; null when it would not. */
  judge(question: string, answer: Answer): Promise<Refusal | null>;
  draft(question: string, orders: Order[]): Promise<MovementDraft>;
  advice(question: string): Promise<Advice[]>;
  undo(): Promise<Outcome>;
  leave(): Promise<Outcome>;
  talk(text: string, to?: string): Promise<Outcome>;
  /** Puts some of what was said before in the scene. */
  olderTalk(): Promise<Outcome>;
  /** The scene as it was after so many lines. */
  past(line: number): Promise<Scene>;
  history(): Promise<HistoryLine[]>;
  /** Everything a host can do: pause, resume, extend, seats/egypt/bot, seats/egypt/renew, webhook. */
  command(path: string, body: Record<string, unknown>): Promise<Outcome>;
}
