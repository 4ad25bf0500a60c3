import { UnreadTalk } from "../panel/talk/unread.svelte";
import type { Table } from "../table/table";
import type { Scene, Seat } from "../wire/message";
import type { PanelKey } from "./parts";

/** Where somebody is in the page, whatever its layout: the panel, whose advances, which moment of the game. */
export class Place {
  panel = $state<PanelKey>("standings");
  /** Whose advances are looked at; undefined: mine. */
  seat = $state<Seat>();
  /** The moment that is looked at; undefined: the present. */
  past = $state.raw<Scene>();
  readonly talk: UnreadTalk;
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
    this.talk = new UnreadTalk(table);
  }

  /** The table as it is looked at: as it is, or as it was. */
  readonly looked: Table = $derived.by(() => {
    const { past } = this;
    const table = this.#table;
    if (!past) return table;
    return new Proxy(table, {
      get: (_, key) => {
        if (key === "scene") return past;
        const value: unknown = Reflect.get(table, key, table);
        return typeof value === "function" ? value.bind(table) : value;
      },
    });
  });

  show(panel: PanelKey): void {
    this.panel = panel;
  }

  advancesOf(seat: Seat): void {
    this.seat = seat;
    this.panel = "advances";
  }
}
