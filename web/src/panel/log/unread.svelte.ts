import type { Table } from "../../table/table";

const KEPT = "ecumene.seen.";

/**
 * How much of a game somebody has seen on this device. While the page is looked at, everything counts as
 * seen; whoever comes back learns what came since.
 */
export class Unread {
  static readonly #known = new WeakMap<Table, Unread>();

  /** That of a table, the same wherever it is asked for. */
  static of(table: Table, id: string, seat: string | undefined): Unread {
    const found = this.#known.get(table) ?? new Unread(id, seat);
    this.#known.set(table, found);
    return found;
  }

  /** The number of events when the player last left. */
  since = $state(0);
  readonly #key: string;
  #seen: number;

  constructor(table: string, seat: string | undefined) {
    this.#key = `${KEPT}${table}.${seat ?? ""}`;
    this.#seen = Number(localStorage.getItem(this.#key) ?? Number.MAX_SAFE_INTEGER);
    this.since = this.#seen;
  }

  /** The player is looking, and so many events have happened. */
  look(events: number): void {
    if (events === this.#seen) return;
    this.#seen = events;
    localStorage.setItem(this.#key, String(events));
  }

  /** The player is back after being away. */
  back(): void {
    this.since = this.#seen;
  }

  /** The player has read the news. */
  read(): void {
    this.since = this.#seen;
  }
}
