import { render, screen, fireEvent, within } from "@testing-library/svelte";
import { vi } from "vitest";
import { Picking } from "../../src/map/picking.svelte";
import QuestionForm from "../../src/question/QuestionForm.svelte";
import { fakeTable, type FakeTable } from "../../src/table/fake.svelte";
import type { Table } from "../../src/table/table";
import type { Answer, OpenQuestion, Pace, Question, Scene } from "../../src/wire/message";

export const ID = "0123456789abcdef";

/** A scene in which a seat is asked some questions. */
export function sceneWith(questions: OpenQuestion[]): Scene {
  const seat = questions[0]?.question.seat ?? "minoa";
  return {
    line: 1,
    table: {
      id: "t",
      name: "Tuesday",
      role: "seat",
      language: "en",
      seats: {},
      phase: "movement",
      "waits-for": {},
      paused: false,
      undo: false,
      commitment: "",
    },
    view: {
      seat,
      players: 5,
      side: "west",
      terms: { "ast-table": "basic", length: "full", "turn-limit": 6 },
      seats: {},
      standings: {},
    },
    questions,
    events: [],
    chat: [],
  };
}

type Mocks = ReturnType<typeof mocks>;

function mocks() {
  return {
    reply: vi.fn<Table["reply"]>(async () => ({ done: true })),
    judge: vi.fn<Table["judge"]>(async () => null),
    draft: vi.fn<Table["draft"]>(),
    advice: vi.fn<Table["advice"]>(async () => []),
  };
}

/** A person who is asked something, and what they do with the form. */
export class Person {
  readonly picking = new Picking();
  readonly show = vi.fn();
  readonly table: FakeTable & Mocks;
  readonly container: HTMLElement;

  constructor(asked: Question | OpenQuestion[], prepare: (table: Mocks) => void = () => {}) {
    const open = Array.isArray(asked) ? asked : [{ id: ID, awaited: true, question: asked }];
    this.table = fakeTable(sceneWith(open), mocks()) as FakeTable & Mocks;
    prepare(this.table);
    this.container = render(QuestionForm, {
      table: this.table,
      picking: this.picking,
      show: this.show,
    }).container;
  }

  async choose(...labels: (string | RegExp)[]): Promise<void> {
    for (const label of labels) await fireEvent.click(screen.getByLabelText(label, { selector: "input" }));
  }

  more(label: string, times = 1): Promise<void> {
    return this.step(label, /more/i, times);
  }

  less(label: string, times = 1): Promise<void> {
    return this.step(label, /less/i, times);
  }

  private async step(label: string, button: RegExp, times: number): Promise<void> {
    const row = screen.getByRole("spinbutton", { name: label }).parentElement as HTMLElement;
    for (let time = 0; time < times; time++) {
      await fireEvent.click(within(row).getByRole("button", { name: button }));
    }
  }

  async select(label: string, option: string): Promise<void> {
    const list = screen.getByRole("combobox", { name: label });
    const value = within(list).getByRole<HTMLOptionElement>("option", { name: option }).value;
    await fireEvent.change(list, { target: { value } });
  }

  async press(name: string | RegExp): Promise<void> {
    await fireEvent.click(screen.getByRole("button", { name }));
  }

  get confirm(): HTMLButtonElement {
    return this.container.querySelector("footer button.main") as HTMLButtonElement;
  }

  /** Whether the answer can be sent; otherwise the button says why not. */
  get ready(): boolean {
    return this.confirm.getAttribute("aria-disabled") !== "true";
  }

  async send(): Promise<Answer | Pace | undefined> {
    await fireEvent.click(this.confirm);
    return this.table.reply.mock.calls.at(-1)?.[1];
  }
}
