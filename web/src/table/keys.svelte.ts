import type { Scene } from "../wire/message";

/** A key that this browser keeps, and what was last known of the table it opens. */
export interface KeptKey {
  key: string;
  /** The table's id. */
  table: string;
  name: string;
  role: "seat" | "host" | "spectator";
  seat?: string;
  /** When it was last opened. */
  at: number;
}

const KEPT = "ecumene.keys";

function kept(): KeptKey[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as KeptKey[];
  } catch {
    return []; // not ours, or broken: nothing to be saved
  }
}

class KeptKeys {
  #list = $state.raw<readonly KeptKey[]>(kept());

  constructor() {
    window.addEventListener("storage", (event) => {
      if (event.key === KEPT) this.#list = kept();
    });
  }

  /** Newest first. */
  get list(): readonly KeptKey[] {
    return this.#list;
  }

  keep(key: KeptKey): void {
    this.#replace([key, ...this.#list.filter((it) => it.key !== key.key)]);
  }

  forget(key: string): void {
    this.#replace(this.#list.filter((it) => it.key !== key));
  }

  #replace(list: KeptKey[]): void {
    this.#list = list;
    localStorage.setItem(KEPT, JSON.stringify(list));
  }
}

/** The keys of my tables on this device. */
export const keys = new KeptKeys();

/** Remembers the table that a key has opened. */
export function remember(key: string, scene: Scene): void {
  keys.keep({
    key,
    table: scene.table.id,
    name: scene.table.name,
    role: scene.table.role,
    ...(scene.view.seat && { seat: scene.view.seat }),
    at: Date.now(),
  });
}

/** The link that a key stands in. */
export function link(key: string): string {
  return `${location.origin}/table#${key}`;
}
