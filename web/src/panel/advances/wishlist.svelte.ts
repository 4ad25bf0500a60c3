import type { Advance } from "../../wire/types";

const KEPT = "ecumene.wishes.";

/** The advances that somebody wishes for at a table, kept on this device. */
export class WishList {
  list = $state<readonly Advance[]>([]);
  readonly #key: string;

  constructor(table: string, seat: string) {
    this.#key = `${KEPT}${table}.${seat}`;
    this.list = (localStorage.getItem(this.#key) ?? "").split(" ").filter((it) => it !== "") as Advance[];
  }

  has(advance: Advance): boolean {
    return this.list.includes(advance);
  }

  toggle(advance: Advance): void {
    this.list = this.has(advance) ? this.list.filter((it) => it !== advance) : [...this.list, advance];
    localStorage.setItem(this.#key, this.list.join(" "));
  }
}
