import type { Picking } from "../map/picking.svelte";
import type { Table } from "../table/table";
import type { Answer, View } from "../wire/message";

/** What the session around a form shows besides the answer. */
export interface Remarks {
  /** What is chosen and what is still due: "3 of 5 damage". */
  counter?: string;
  /** What the player would lose or leave undone with this answer. */
  warning?: string;
  /** What the button says, if it is not just "confirm". */
  confirm?: string;
}

/** A part of the page where questions are answered that have no form. */
export type Part = "trade" | "shop";

/**
 * What is filled in for one question so far. The form writes it; the session around it has the answer judged,
 * and sends it.
 */
export class AnswerDraft<A extends Answer = Answer> {
  /** Nothing as long as it is not complete. */
  answer = $state.raw<A | undefined>(undefined);
  remarks = $state.raw<Remarks>({});

  constructor(
    readonly table: Table,
    readonly picking: Picking,
    /** The id of the question. */
    readonly id: string,
    /** What the form begins with: an answer that was suggested. */
    readonly start?: A | undefined,
    /** Leads to the part of the page where this is answered. */
    readonly show: (part: Part) => void = () => {},
  ) {}

  fill(answer: A | undefined, remarks: Remarks = {}): void {
    this.answer = answer;
    this.remarks = remarks;
  }

  /** What has been kept of an unfinished answer; a reload does not lose it. */
  kept<T>(): T | undefined {
    const text = sessionStorage.getItem(this.shelf);
    return text === null ? undefined : (JSON.parse(text) as T);
  }

  keep(unfinished: unknown): void {
    sessionStorage.setItem(this.shelf, JSON.stringify(unfinished));
  }

  forget(): void {
    sessionStorage.removeItem(this.shelf);
  }

  /** Alike positions at two tables have questions of the same id. */
  private get shelf(): string {
    return `ecumene.unfinished.${this.table.scene?.table.id}.${this.id}`;
  }

  get view(): View | undefined {
    return this.table.scene?.view;
  }
}
