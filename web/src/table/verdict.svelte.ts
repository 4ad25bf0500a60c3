import type { Table } from "./table";
import type { Answer, Refusal } from "../wire/message";

const PAUSE = 200;

/** What the server says of an answer that is being put together, asked anew when it changes. */
export class Verdict {
  /** Why it would be refused; null when it would not; undefined while nobody knows. */
  refusal = $state<Refusal | null | undefined>(undefined);
  #asked = 0;
  #soon: ReturnType<typeof setTimeout> | undefined;
  #judging = Promise.resolve();

  /** Nothing to judge. */
  clear(): void {
    this.#asked++;
    clearTimeout(this.#soon);
    this.refusal = undefined;
  }

  ask(table: Table, question: string, answer: Answer): void {
    this.clear();
    const asked = this.#asked;
    this.#soon = setTimeout(() => {
      this.#judging = table.judge(question, answer).then(
        (refusal) => {
          if (asked === this.#asked) this.refusal = refusal;
        },
        () => {
          // Whoever sends it is told what is wrong.
          if (asked === this.#asked) this.refusal = null;
        },
      );
    }, PAUSE);
  }

  /** Before the answer is sent, for then the question can not be judged any more. */
  settle(): Promise<void> {
    clearTimeout(this.#soon);
    return this.#judging;
  }
}
