import type { KeptKey } from "../table/keys.svelte";
import type { SceneMessage } from "../table/merge";
import { ask } from "../table/server";
import type { TableInfo } from "../wire/message";

/** How a table stands, as far as one of its keys shows. */
export interface Summary {
  table: TableInfo;
  turn: number;
  line: number;
}

/** Looks at a table without following it. */
export async function summary(kept: KeptKey): Promise<Summary> {
  const { table, view, line } = await ask<SceneMessage>("table", { key: kept.key });
  if (!table) throw new Error("a whole scene has its table");
  return { table, turn: view?.stage?.turn ?? 1, line };
}
