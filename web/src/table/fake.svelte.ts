import type { MovementDraft, Scene } from "../wire/message";
import type { Connection, Outcome, Table } from "./table";

/** A table without a server, for tests and previews: shows a scene, and remembers what was done. */
export interface FakeTable extends Table {
  scene: Scene | undefined;
  connection: Connection;
  /** What was done: the name of the method and what it was given. */
  readonly calls: [string, ...unknown[]][];
  /** What the next actions are answered with; done, if nothing is said. */
  outcome: Outcome;
}

const NO_DRAFT: MovementDraft = { treasury: 0, tokens: [], ships: [], shipyards: [], voyages: [] };

export function fakeTable(scene: Scene | undefined, instead: Partial<Table> = {}): FakeTable {
  let shown = $state.raw({ scene, connection: "live" as Connection });
  const calls: [string, ...unknown[]][] = [];
  const done = (name: string, ...given: unknown[]): Promise<Outcome> => {
    calls.push([name, ...given]);
    return Promise.resolve(table.outcome);
  };
  const table: FakeTable = {
    get scene() {
      return shown.scene;
    },
    set scene(scene) {
      shown = { ...shown, scene };
    },
    get connection() {
      return shown.connection;
    },
    set connection(connection) {
      shown = { ...shown, connection };
    },
    calls,
    outcome: { done: true },
    reply: (question, answer) => done("reply", question, answer),
    undo: () => done("undo"),
    leave: () => done("leave"),
    talk: (text, to) => (to ? done("talk", text, to) : done("talk", text)),
    olderTalk: () => done("olderTalk"),
    command: (path, body) => done("command", path, body),
    judge: () => Promise.resolve(null),
    draft: () => Promise.resolve(NO_DRAFT),
    advice: () => Promise.resolve([]),
    past: () => (shown.scene ? Promise.resolve(shown.scene) : Promise.reject(new Error("there is no scene"))),
    history: () => Promise.resolve([]),
    ...instead,
  };
  return table;
}
