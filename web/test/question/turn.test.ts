import { cleanup, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { toasts } from "../../src/ui/toasts.svelte";
import type { OpenQuestion, Question, Scene, TableInfo } from "../../src/wire/message";
import { speak } from "../../src/words/words.svelte";
import { ID, Person, sceneWith } from "./person";
import { example } from "./referee";

const TURNS = ["minoa", "celt", "egypt", "rome"];
const HINT = /You may answer now, or wait/;

function asked(question: Question, id = ID): OpenQuestion[] {
  return [{ id, awaited: true, question: { ...question, seat: "egypt" } as Question }];
}

function scene(table: Partial<TableInfo>, open = asked(example("set-tax-rate").question)): Scene {
  const empty = sceneWith(open);
  return { ...empty, table: { ...empty.table, turns: TURNS, ...table } };
}

async function person(table: Partial<TableInfo> = {}, open?: OpenQuestion[]): Promise<Person> {
  const someone = new Person(open ?? asked(example("set-tax-rate").question));
  await see(someone, scene(table, open));
  return someone;
}

async function see(someone: Person, now: Scene): Promise<void> {
  someone.table.scene = now;
  await tick();
}

const button = (name: string) => screen.queryByRole("button", { name });

beforeEach(async () => {
  localStorage.clear();
  await speak("en");
});
afterEach(cleanup);

describe("who is asked at the same time as others", () => {
  test("may wait for those before, and is told once that this is so", async () => {
    const egypt = await person();
    expect(egypt.container.textContent).toContain("Before you: Minoa and Celt.");
    expect(screen.getByText(HINT)).toBeTruthy();
    await egypt.press("Wait for my turn");
    expect(egypt.table.reply).toHaveBeenCalledWith(ID, { kind: "wait-for-turn" });
    await see(egypt, scene({}, asked(example("set-tax-rate").question, "another")));
    expect(button("Wait for my turn")).toBeTruthy();
    expect(screen.queryByText(HINT)).toBeNull();
  });

  test("is told in which block those are, where there are two", async () => {
    const egypt = await person();
    const one = scene({ turns: ["persia", "egypt"] });
    await see(egypt, { ...one, view: { ...one.view, players: 18, side: "both" } });
    expect(egypt.container.textContent).toContain("Before you: Persia · East.");
  });

  test("sees for whom it waits, can answer all the same, and take it back with the same button", async () => {
    const egypt = await person();
    const before = button("Wait for my turn");
    await see(egypt, scene({ waiting: ["egypt"] }));
    expect(egypt.container.textContent).toContain("Waiting for Minoa and Celt; you can still answer.");
    expect(egypt.container.textContent).toContain("you wait for your turn");
    expect(egypt.container.textContent).not.toContain("others wait for you");
    expect(button("Wait no longer")).toBe(before); // the keyboard stays where it is
    await egypt.press("Wait no longer");
    expect(egypt.table.reply).toHaveBeenCalledWith(ID, { kind: "stop-waiting" });
    await egypt.choose(/^2/);
    expect(await egypt.send()).toEqual({ kind: "tax-rate", tokens: 2 });
  });

  test("keeps what it has filled in while it waits", async () => {
    const egypt = await person();
    await egypt.choose(/^2/);
    await see(egypt, scene({ waiting: ["egypt"] }));
    await see(egypt, scene({ turns: ["egypt", "rome"] }));
    expect(screen.getByLabelText<HTMLInputElement>(/^2/).checked).toBe(true);
    expect(egypt.container.textContent).toContain("others wait for you");
  });

  test("is told when it is too late to wait", async () => {
    const egypt = await person();
    const sentence = { template: "there is nobody to wait for", arguments: {} };
    egypt.table.reply.mockResolvedValue({
      done: false,
      problem: { error: "refused", message: "there is nobody to wait for", rule: "RU.88", sentence },
    });
    await egypt.press("Wait for my turn");
    expect(toasts.list.at(-1)?.text).toBe("There is nobody to wait for.");
  });

  test("reads it in Polish", async () => {
    await speak("pl");
    const egypt = await person();
    expect(egypt.container.textContent).toContain("Przed tobą: Minoa i Celtowie.");
    expect(button("Czekam na swoją kolej")).toBeTruthy();
    await see(egypt, scene({ waiting: ["egypt"] }));
    expect(egypt.container.textContent).toContain("Czekasz na Minoę i Celtów; nadal możesz odpowiedzieć.");
    expect(button("Już nie czekam")).toBeTruthy();
  });
});

test.each([
  ["who comes first", { turns: ["egypt", "rome"] }, undefined],
  ["who is asked alone", { turns: [] }, undefined],
  ["who trades", {}, asked(example("trade").question)],
])("%s can not wait", async (_, table, open) => {
  await person(table, open);
  expect(button("Wait for my turn")).toBeNull();
});
