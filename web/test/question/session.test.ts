import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cleanup, screen, waitFor } from "@testing-library/svelte";
import axe from "axe-core";
import { flushSync, tick } from "svelte";
import { speak } from "../../src/words/words.svelte";
import type { Sentence, DatedEvent } from "../../src/wire/message";
import type { CalamityCard, Civilization } from "../../src/wire/types";
import { languages } from "../../src/locales";
import { ID, Person, sceneWith } from "./person";
import { example, examples } from "./referee";

beforeEach(() => speak("en"));
afterEach(cleanup);

const victims = example("name-victims").question;

describe("what is asked", () => {
  test("is said in a sentence, with the rule behind it", async () => {
    const person = new Person(victims);
    expect(person.container.textContent).toContain("Name 2 of these players as secondary victims.");
    expect(screen.getByRole("button", { name: "Rule P9.7" })).toBeTruthy();
  });

  test("comes with a counter of what is due", async () => {
    const person = new Person(example("take-damage").question);
    await person.more("Tokens lost in Saba", 3);
    expect(person.container.textContent).toContain("3 of 10 damage chosen");
  });

  test("that others wait for comes first", () => {
    const optional = { id: "a", awaited: false, question: example("pay-treasury").question };
    const awaited = { id: "b", awaited: true, question: victims };
    new Person([optional, awaited]);
    expect(screen.getByRole("heading", { level: 3 }).textContent).toContain("Name victims");
  });

  test("can be chosen, and need not be answered when nobody waits", async () => {
    const optional = { id: "a", awaited: false, question: example("pay-treasury").question };
    const awaited = { id: "b", awaited: true, question: victims };
    const person = new Person([optional, awaited]);
    await person.press(/^Pay to prevent it/);
    expect(person.container.textContent).toContain("nobody waits");
    await person.choose("Do not pay");
    await person.send();
    expect(person.table.reply).toHaveBeenCalledWith("a", "no");
  });

  test("is nothing, and then that is said", () => {
    const person = new Person([]);
    expect(person.container.textContent).toContain("Nothing is asked of you now.");
  });
});

describe("who can not be named", () => {
  const seats = { rome: { occupant: "person", name: "Anna", claimed: true, here: true } };
  const exempt: typeof victims.exempt = [
    { seat: "nubia", why: "primary-victim", rule: "P9.11" },
    { seat: "rome", why: "other-block", rule: "P9.12" },
    { seat: "celt", why: "other-block", rule: "P9.12" },
    { seat: "hellas", why: "beneficiary", rule: "P9.11" },
    { seat: "carthage", why: "naval-warfare", rule: "naval-warfare.8" },
  ];

  async function reasons(): Promise<string[]> {
    const person = new Person({ ...victims, exempt });
    const scene = person.table.scene;
    if (!scene) expect.fail();
    const table = { ...scene.table, seats };
    person.table.scene = { ...scene, table, view: { ...scene.view, players: 16, side: "both" } };
    await tick();
    return [...person.container.querySelectorAll("h4 + ul > li")].map((it) =>
      it.textContent.replaceAll(/\s+/g, " ").trim(),
    );
  }

  test("is shown by the reason, with block, player and rule, but for oneself", async () => {
    expect(await reasons()).toEqual([
      "of the other block P9.12 Rome · West Anna Celt · West",
      "beneficiary of the same calamity P9.11 Hellas · West",
      "protected by Naval Warfare naval-warfare.8 Carthage · West",
    ]);
    expect(screen.queryByLabelText(/^Rome/, { selector: "input" })).toBeNull();
    expect(screen.getByLabelText(/^Egypt · West/, { selector: "input" })).toBeTruthy();
  });

  test("is said in Polish, for whoever it is", async () => {
    await speak("pl");
    const [first, second] = await reasons();
    expect(first).toBe("z drugiego bloku P9.12 Rzym · Zachód Anna Celtowie · Zachód");
    expect(second).toMatch(/^beneficjent tej samej katastrofy/);
  });

  test.each([
    ["units", "no units G18 Saba"],
    ["cities", "no city G18 Saba"],
    ["coastal-cities", "no coastal city G18 Saba"],
  ] as const)("is said by what they lack: %s", (stake, text) => {
    const person = new Person({
      ...victims,
      stake,
      exempt: [{ seat: "saba", why: "nothing-to-lose", rule: "G18" }],
    });
    const reason = person.container.querySelector("h4 + ul > li");
    expect(reason?.textContent.replaceAll(/\s+/g, " ").trim()).toBe(text);
  });

  test("is shown for who must give a card too", () => {
    const givers = example("name-givers").question;
    const shield = { advance: "provincial-empire", rule: "provincial-empire.3" } as const;
    const person = new Person({ ...givers, exempt: [{ owner: "egypt", shield }] });
    expect(person.container.textContent).toMatch(
      /protected by Provincial Empire\s+provincial-empire.3\s+Egypt/,
    );
  });
});

describe("why something is asked", () => {
  const struck = (card: CalamityCard, victim: Civilization) =>
    ({ kind: "calamity-struck", card: { card }, victim }) as const;

  function why(...events: DatedEvent["event"][]): string {
    const person = new Person(example("take-damage").question); // of saba
    const scene = person.table.scene;
    if (!scene) expect.fail();
    const told = events.map((event): DatedEvent => ({ turn: 3, phase: "calamity-resolution", event }));
    person.table.scene = { ...scene, table: { ...scene.table, phase: "calamity-resolution" }, events: told };
    flushSync();
    return person.container.querySelector(".why strong")?.textContent ?? "";
  }

  test("is the first of several minor calamities that has not ended", () => {
    const revealed = [
      struck("tempest", "rome"),
      struck("tempest", "saba"),
      struck("tribal-conflict", "saba"),
    ];
    expect(why(...revealed)).toBe("Because of Tempest");
    cleanup();
    const ended = { kind: "calamity-took-effect", calamity: "tempest", victim: "saba" } as const;
    expect(why(...revealed, ended)).toBe("Because of Tribal Conflict");
  });

  test("is another's calamity, too, and none when all have ended", () => {
    expect(why(struck("famine", "rome"))).toBe("Because of Famine");
    cleanup();
    const ended = { kind: "calamity-took-effect", calamity: "famine", victim: "rome" } as const;
    expect(why(struck("famine", "rome"), ended)).toBe("");
  });
});

describe("an answer", () => {
  test("that was taken back is asked again", async () => {
    const person = new Person(victims, (table) =>
      table.reply.mockResolvedValue({ done: true, said: { line: 2 } }),
    );
    await person.choose(...victims.candidates.slice(0, 2).map((it) => new RegExp(it, "i")));
    await person.send();
    await waitFor(() => expect(person.container.textContent).toContain("Answered."));
    const scene = person.table.scene ?? expect.fail();
    person.table.scene = { ...scene, line: 3 }; // the same question is open
    await waitFor(() => expect(person.container.textContent).not.toContain("Answered."));
  });

  test("is judged before it is sent, and not sent while it would be refused", async () => {
    const person = new Person(victims, (table) =>
      table.judge.mockResolvedValue({ rule: "P9.11", reason: "saba can not be named" }),
    );
    await person.choose(/^Saba/, /^Egypt/);
    await screen.findByText(/saba can not be named/);
    expect(person.table.judge).toHaveBeenCalledTimes(1);
    expect(person.ready).toBe(false);
  });

  test("that is sent leaves the question until the scene goes on", async () => {
    const person = new Person(victims);
    await person.choose(/^Saba/, /^Egypt/);
    await person.send();
    await screen.findByText(/Play goes on in a moment/);
    person.table.scene = sceneWith([]);
    await screen.findByText("Nothing is asked of you now.");
  });

  test("that is refused is shown with the reason, and stays to be changed", async () => {
    const person = new Person(victims, (table) =>
      table.reply.mockResolvedValue({
        done: false,
        problem: { error: "refused", message: "no", rule: "P9.11" },
      }),
    );
    await person.choose(/^Saba/, /^Egypt/);
    await person.send();
    await screen.findByText(/Not accepted: no/);
    expect(screen.getByLabelText<HTMLInputElement>(/^Saba/).checked).toBe(true);
  });

  test("that is refused is explained in the language of the page, also when it is switched", async () => {
    const sentence: Sentence = {
      template: "{seats} can not be named",
      arguments: { seats: { seats: ["assyria"] } },
    };
    const problem = { error: "refused", message: "assyria can not be named", rule: "P9.11", sentence };
    const person = new Person(victims, (table) => table.reply.mockResolvedValue({ done: false, problem }));
    await person.choose(/^Saba/, /^Egypt/);
    await person.send();
    await screen.findByText(/Not accepted: Assyria can not be named/);
    speak("pl");
    await screen.findByText(/Odrzucono: nie można wyznaczyć Asyrii/);
  });

  test("that comes too late is told as such", async () => {
    const person = new Person(victims, (table) =>
      table.reply.mockResolvedValue({ done: false, problem: { error: "stale", message: "gone" } }),
    );
    await person.choose(/^Saba/, /^Egypt/);
    await person.send();
    await screen.findByText(/no longer open/);
  });

  test("stays while others play, as long as the question is the same", async () => {
    const person = new Person(victims);
    await person.choose(/^Saba/);
    person.table.scene = { ...sceneWith([{ id: ID, awaited: true, question: { ...victims } }]), line: 2 };
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Saba/).checked).toBe(true));
  });

  test("can be suggested, changed, and suggested otherwise", async () => {
    const person = new Person(victims, (table) =>
      table.advice.mockResolvedValue([
        { answer: { kind: "named", seats: ["saba", "hatti"] }, by: "house" },
        { answer: { kind: "named", seats: ["saba", "egypt"] }, by: "optimiser" },
      ]),
    );
    await person.press("Suggest");
    await screen.findByText(/Filled in as suggested \(house\)/);
    expect(await person.send()).toEqual({ kind: "named", seats: ["saba", "hatti"] });
  });
});

describe("the map", () => {
  test("offers what can be picked, and shows what is", async () => {
    const person = new Person(example("pick-cities").question);
    expect([...person.picking.pickable].sort()).toEqual(["knossos", "thera"]);
    person.picking.pick("thera");
    await waitFor(() => expect(person.picking.picked.get("thera")).toBe("✓"));
    expect(await person.send()).toMatchObject({ areas: ["thera"] });
  });

  test("counts tokens, and begins anew when an area has no more", async () => {
    const person = new Person(example("place-tokens").question);
    person.picking.pick("campania");
    await waitFor(() => expect(person.picking.picked.get("campania")).toBe("+1"));
    person.picking.pick("campania");
    await waitFor(() => expect(person.picking.picked.get("campania")).toBe("+2"));
    person.picking.pick("campania");
    await waitFor(() => expect(person.picking.picked.has("campania")).toBe(false));
  });

  test("takes damage: tokens first, then the city by as much as is due", async () => {
    const person = new Person(example("take-damage").question);
    for (const badge of ["−1", "−6"]) {
      person.picking.pick("fayum");
      await waitFor(() => expect(person.picking.picked.get("fayum")).toBe(badge));
    }
    person.picking.pick("aden");
    await waitFor(() => expect(person.picking.picked.get("aden")).toBe("−4"));
    expect(await person.send()).toMatchObject({
      losses: [
        { loss: "tokens", area: "fayum", count: 1 },
        { loss: "destroyed", area: "fayum" },
        { loss: "reduced", area: "aden", tokens: 1 },
      ],
    });
  });

  test("is left as it was when the question is gone", async () => {
    const person = new Person(example("pick-cities").question);
    person.table.scene = sceneWith([]);
    await waitFor(() => expect(person.picking.pickable.size).toBe(0));
  });
});

test.each([...examples.entries()])(
  "the form of %s is accessible in every language",
  async (_, { question }) => {
    for (const { id } of languages) {
      await speak(id);
      const person = new Person(question, (table) => table.draft.mockReturnValue(new Promise(vi.fn())));
      const found = await axe.run(person.container, { rules: { "color-contrast": { enabled: false } } });
      expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(person.container.textContent).not.toMatch(/\{[a-z-]+\}/);
      cleanup();
    }
  },
);
