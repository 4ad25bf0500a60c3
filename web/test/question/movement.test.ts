import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/svelte";
import { RequestFailed } from "../../src/table/server";
import type { MovementDraft, Order } from "../../src/wire/message";
import { speak } from "../../src/words/words.svelte";
import { ID, Person } from "./person";
import { example, shown } from "./referee";

const { question, answers } = example("move-tokens");

/** A server that follows orders as far as these tests need it, and knows no more of the rules than they do. */
async function draft(_: string, orders: Order[]): Promise<MovementDraft> {
  const tokens = question.tokens.map((place) => ({ ...place, movable: place.count }));
  const ships: MovementDraft["ships"] = question.ships.map(({ area, harbours }) => ({
    area,
    state: "unpaid",
    harbours,
  }));
  let treasury = question.treasury;
  for (const order of orders) {
    const ship = ships.find(({ area }) => "area" in order && area === order.area);
    if (order.order === "march" || order.order === "voyage") {
      const count = order.order === "march" ? order.tokens : order.embarking;
      const from = tokens.find((place) => place.area === order.from);
      if (!from || from.movable < count) {
        const refusal = { order: orders.indexOf(order), rule: "P3.1", reason: `${order.from} has fewer` };
        return { treasury, tokens, ships, shipyards: [], voyages: [], refusal };
      }
      from.count -= count;
      from.movable -= count;
      if (order.order === "voyage") ships.splice(0, 1, { area: order.to, state: "done", harbours: [] });
    } else if (order.order === "maintain-ship" && ship) {
      ship.state = "ready";
      treasury -= order.fee.treasury;
    } else if (order.order === "scrap-ship") {
      ships.splice(0, 1);
    } else if (order.order === "build-ship") {
      treasury -= order.fee.treasury;
      for (const place of tokens)
        place.count -= order.fee.tokens.filter((area) => area === place.area).length;
      ships.push({ area: order.area, state: "ready", harbours: ["jerusalem"] });
    }
  }
  const voyages = [{ from: "sidon", to: "jerusalem", calls: ["tyre"] }];
  return { treasury, tokens, ships, shipyards: ["sidon", "tyre"], voyages };
}

function mover(): Person {
  return new Person(question, (table) => table.draft.mockImplementation(draft));
}

async function orders(person: Person, count: number): Promise<void> {
  await waitFor(() => expect(person.container.textContent).toContain(`Orders: ${count}`));
}

beforeEach(() => {
  speak("en");
  sessionStorage.clear();
});
afterEach(cleanup);

describe("a movement", () => {
  test("is drafted in the list: a ship is maintained, sails, and calls on its way", async () => {
    const person = mover();
    await person.press(/^Sidon/);
    await person.press("Maintain");
    await orders(person, 1);
    await person.less("How many tokens");
    await person.press("Sail to Jerusalem");
    await orders(person, 2);
    await person.more("Go aboard in Tyre");
    await person.press("Other area");
    await person.press(/^Tyre/);
    await person.less("How many tokens");
    await person.press("March to Jericho");
    await orders(person, 3);
    const sent = await person.send();
    expect(sent && shown(sent, answers[0]), JSON.stringify(sent)).toBe(true);
  });

  test("gives a ship up and builds another, paid for in part with a token", async () => {
    const person = mover();
    await person.press(/^Sidon/);
    await person.press("Give up");
    await orders(person, 1);
    await person.press("Other area");
    await person.press(/^Tyre/);
    await person.select("Paid with (2)", "a token of Tyre");
    await person.press("Build a ship");
    await orders(person, 2);
    await person.less("How many tokens");
    await person.press("Sail to Jerusalem");
    await orders(person, 3);
    const sent = await person.send();
    expect(sent && shown(sent, answers[1]), JSON.stringify(sent)).toBe(true);
  });

  test("of nothing says so, and which ships are lost", async () => {
    const person = mover();
    expect(person.confirm.textContent?.trim()).toBe("Move nothing");
    expect(person.container.textContent).toContain("Ships that are not maintained are lost: Sidon.");
    const sent = await person.send();
    expect(sent && shown(sent, answers[2])).toBe(true);
  });

  test("is drafted on the map, by taps and by dragging, and shown as ghosts and ways", async () => {
    const person = mover();
    expect([...person.picking.pickable].sort()).toEqual(["sidon", "tyre"]);
    person.picking.pick("tyre");
    await waitFor(() => expect(person.picking.pickable.has("jericho")).toBe(true));
    person.picking.pick("jericho");
    await orders(person, 1);
    await screen.findByText("From Tyre: 1 token to Jericho");
    person.picking.pick("jericho", "all");
    await screen.findByText("From Tyre: 2 tokens to Jericho");
    expect(person.picking.routes).toMatchObject([
      { through: ["tyre", "jericho"], owner: "assyria", by: "land", order: { count: 2, most: 2 } },
    ]);
    expect(person.picking.ghosts).toContainEqual({
      area: "tyre",
      kind: "token",
      owner: "assyria",
      count: -2,
    });
    person.picking.drag?.("sidon", "damascus");
    await orders(person, 2);
    expect((await person.send()) as { list: Order[] }).toMatchObject({
      list: [
        { from: "tyre", to: "jericho", tokens: 2 },
        { from: "sidon", to: "damascus", tokens: 3 },
      ],
    });
  });

  test("is changed upon its arrow, by the wheel, and taken back by Ctrl+Z", async () => {
    const person = mover();
    person.picking.pick("sidon");
    await waitFor(() => expect(person.picking.picked.get("sidon")).toBe("3"));
    person.picking.turn?.(-1);
    await waitFor(() => expect(person.picking.picked.get("sidon")).toBe("2"));
    person.picking.pick("damascus");
    await screen.findByText("From Sidon: 2 tokens to Damascus");
    person.picking.routes[0]?.order?.set(1);
    await screen.findByText("From Sidon: 1 token to Damascus");
    await fireEvent.keyDown(window, { key: "z", ctrlKey: true });
    await orders(person, 0);
  });

  test("can be changed, taken back order by order, and undone", async () => {
    const person = mover();
    await person.press(/^Tyre/);
    await person.press("March to Jericho");
    await orders(person, 1);
    await person.less("From Tyre: 2 tokens to Jericho: Tokens");
    await screen.findByText("From Tyre: 1 token to Jericho");
    await person.press("Other area");
    await person.press(/^Sidon/);
    await person.press("March to Damascus");
    await orders(person, 2);
    await person.press("Take back last");
    await orders(person, 1);
    await person.press("Undo all");
    await orders(person, 0);
  });

  test("shows what the server refuses, and changes nothing", async () => {
    const person = mover();
    await person.press(/^Tyre/);
    person.table.draft.mockImplementationOnce(async (id, list) => ({
      ...(await draft(id, list)),
      refusal: { order: 0, rule: "P3.8", reason: "nobody may enter" },
    }));
    await person.press("March to Jericho");
    await screen.findByText(/nobody may enter/);
    await orders(person, 0);
  });

  test("leaves the keyboard where the next step is", async () => {
    const person = mover();
    const tyre = screen.getByRole("button", { name: /^Tyre/ });
    tyre.focus();
    await person.press(/^Tyre/);
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "From Tyre" }));
  });

  test("is there again after a reload", async () => {
    const person = mover();
    await person.press(/^Tyre/);
    await person.press("March to Jericho");
    await orders(person, 1);
    cleanup();
    const again = mover();
    await orders(again, 1);
    expect(again.table.draft).toHaveBeenCalledWith(ID, [
      { order: "march", from: "tyre", via: [], to: "jericho", tokens: 2 },
    ]);
  });

  test("is forgotten when it is begun anew", async () => {
    const person = mover();
    await person.press(/^Tyre/);
    await person.press("March to Jericho");
    await orders(person, 1);
    await person.press("Start over");
    await orders(person, 0);
  });

  test("is not lost when the server cannot be reached", async () => {
    const person = mover();
    await person.press(/^Tyre/);
    person.table.draft.mockRejectedValueOnce(
      new RequestFailed(0, { error: "unreachable", message: "nobody there" }),
    );
    await person.press("March to Jericho");
    await screen.findByText(/Not possible:/);
    await person.press("March to Jericho");
    await orders(person, 1);
  });

  test("goes by the road the server names", async () => {
    const person = new Person(question, (table) =>
      table.draft.mockImplementation(async (id, list) => ({
        ...(await draft(id, list)),
        roads: [{ from: "tyre", to: "jericho", via: ["jerusalem"] }],
      })),
    );
    await waitFor(() => expect(person.table.draft).toHaveBeenCalled());
    await person.press(/^Tyre/);
    await person.press("March to Jericho");
    await screen.findByText("From Tyre: 2 tokens through Jerusalem to Jericho");
  });
});
