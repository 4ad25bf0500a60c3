import type { Table } from "../../table/table";

const KEPT = "ecumene.talk.";

/** How much of what is said at a table somebody has not read on this device. */
export class UnreadTalk {
  #read = $state(0);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
    this.#read = Number(localStorage.getItem(this.#shelf) ?? 0);
  }

  get #shelf(): string {
    const scene = this.#table.scene;
    return `${KEPT}${scene?.table.id}.${scene?.view.seat ?? ""}`;
  }

  /** What others have said since. */
  get count(): number {
    const scene = this.#table.scene;
    const read = Math.max(0, this.#read - (scene?.older ?? 0));
    return (scene?.chat ?? []).slice(read).filter((it) => it.from !== scene?.view.seat).length;
  }

  /** All of it is in sight now. */
  look(): void {
    const scene = this.#table.scene;
    const said = (scene?.older ?? 0) + (scene?.chat.length ?? 0);
    if (said === this.#read) return;
    this.#read = said;
    localStorage.setItem(this.#shelf, String(said));
  }
}
