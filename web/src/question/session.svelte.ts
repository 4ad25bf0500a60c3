import type { Picking } from "../map/picking.svelte";
import { RequestFailed, refusalOf } from "../table/server";
import type { Table } from "../table/table";
import type { Advice, Answer, OpenQuestion, Refusal } from "../wire/message";
import { AnswerDraft, type Part } from "./draft.svelte";

/** How long an answer has to stay as it is before it is judged, in milliseconds. */
const PAUSE = 250;

/** The open questions of a table, the one that is being answered, and what has become of the answer. */
export class QuestionSession {
  private chosen = $state<string | undefined>(undefined);
  /** Questions that are answered, and the line whose scene shows it: asked after that, they were taken back. */
  private answered = $state.raw<ReadonlyMap<string, number>>(new Map());
  draft = $state.raw<AnswerDraft | undefined>(undefined);
  sending = $state(false);
  /** Why the server did not accept what was sent. */
  refused = $state.raw<Refusal | undefined>(undefined);
  /** Why it would not accept what is filled in. */
  foreseen = $state.raw<Refusal | undefined>(undefined);
  /** Whether the question was gone when it was answered. */
  stale = $state(false);
  advice = $state.raw<readonly Advice[]>([]);
  /** Which of the advice is filled in; below 0 none. */
  advised = $state(-1);
  asked = $state(false);
  private judging = Promise.resolve();

  constructor(
    private readonly table: Table,
    private readonly picking: Picking,
    private readonly show: (part: Part) => void,
  ) {}

  /** Those that others wait for come first. */
  get open(): OpenQuestion[] {
    const all = this.table.scene?.questions ?? [];
    return [...all.filter((one) => one.awaited), ...all.filter((one) => !one.awaited)];
  }

  get current(): OpenQuestion | undefined {
    const all = this.open;
    return all.find((one) => one.id === this.chosen) ?? all.find((one) => !this.isAnswered(one.id)) ?? all[0];
  }

  isAnswered(id: string): boolean {
    return (this.answered.get(id) ?? 0) > (this.table.scene?.line ?? 0);
  }

  choose(id: string): void {
    this.chosen = id;
    this.stale = false;
  }

  /** A new draft, with nothing or a suggestion filled in. */
  begin(id: string, start?: Answer): void {
    this.draft = new AnswerDraft(this.table, this.picking, id, start, this.show);
    this.refused = undefined;
    this.foreseen = undefined;
    if (start !== undefined) return;
    this.advice = [];
    this.advised = -1;
    this.asked = false;
  }

  /** All that was filled in is dropped. */
  startOver(id: string): void {
    this.draft?.forget();
    this.begin(id);
  }

  /** Has the answer judged when it has not changed for a while; the returned function calls that off. */
  judgeSoon(id: string, answer: Answer): () => void {
    let current = true;
    const timer = setTimeout(() => {
      if (this.sending || this.isAnswered(id)) return;
      this.judging = this.judge(id, answer).then((objection) => {
        if (current) this.foreseen = objection;
      });
    }, PAUSE);
    return () => {
      current = false;
      this.foreseen = undefined;
      clearTimeout(timer);
    };
  }

  /** Nothing is foreseen if the server does not say: it will, when the answer is sent. */
  private async judge(id: string, answer: Answer): Promise<Refusal | undefined> {
    try {
      return (await this.table.judge(id, answer)) ?? undefined;
    } catch (failure) {
      if (failure instanceof RequestFailed) return undefined;
      throw failure;
    }
  }

  async send(id: string, answer: Answer): Promise<void> {
    this.sending = true;
    this.refused = undefined;
    await this.judging; // once answered, the question could not be judged any more
    const outcome = await this.table.reply(id, answer);
    this.sending = false;
    if (outcome.done) {
      this.draft?.forget();
      this.answered = new Map([...this.answered, [id, lineOf(outcome.said)]]);
      this.chosen = undefined;
      this.stale = false;
    } else if (outcome.problem.error === "stale") {
      this.stale = true;
      this.chosen = undefined;
    } else {
      this.refused = refusalOf(outcome.problem);
    }
  }

  /** Fills in what one might answer; asked again, the next suggestion. */
  async suggest(id: string): Promise<void> {
    if (!this.asked && !(await this.seekAdvice(id))) return;
    this.asked = true;
    if (this.advice.length === 0) return;
    this.advised = (this.advised + 1) % this.advice.length;
    this.begin(id, this.advice[this.advised]?.answer);
  }

  private async seekAdvice(id: string): Promise<boolean> {
    try {
      this.advice = await this.table.advice(id);
      return true;
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure;
      this.refused = refusalOf(failure.problem);
      return false;
    }
  }
}

/** The line of a reply; one that never comes where the server does not say. */
function lineOf(said: unknown): number {
  return typeof said === "object" && said !== null && "line" in said ? Number(said.line) : Infinity;
}
