import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import MyGame from "../../src/shell/MyGame.svelte";
import { fakeTable, type FakeTable } from "../../src/table/fake.svelte";
import { speak } from "../../src/words/words.svelte";
import { sceneWith } from "../question/person";

describe("who wants to leave", () => {
  let table: FakeTable;

  beforeEach(async () => {
    await speak("en");
    table = fakeTable(sceneWith([]));
    render(MyGame, { table, open: true, close: () => {} });
    await fireEvent.click(screen.getByText("Leave the game"));
  });
  afterEach(cleanup);

  test("is told before that the others agree first, and that the turn is finished if it can be", () => {
    const told = screen.getByRole("alert");
    expect(told.textContent).toMatch(/ask everybody at the table whether they agree/);
    expect(told.textContent).toMatch(/finish the turn if you can: Advances acquisition is the last phase/);
    expect([...told.querySelectorAll("button")].map((it) => it.textContent)).toEqual(["14.1", "RU.52"]);
    expect(table.calls).toEqual([]);
  });

  test("leaves when that has been confirmed", async () => {
    await fireEvent.click(screen.getByText("Yes, do it"));
    expect(table.calls).toEqual([["leave"]]);
  });
});
