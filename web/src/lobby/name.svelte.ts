const KEPT = "ecumene.name";

class Me {
  #name = $state(localStorage.getItem(KEPT) ?? "");

  /** What others call me: kept for the next table. */
  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
    localStorage.setItem(KEPT, name);
  }
}

export const me = new Me();
