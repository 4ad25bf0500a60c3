import type { Table } from "../../table/table";
import type { View } from "../../wire/message";
import { type Column, type Placed, placed } from "../standings/standings";

/** Where everybody stood at the end of a turn. */
export interface Turn {
  turn: number;
  placed: Placed[];
}

/** A curve of a chart: a value for each turn; undefined for who was not there. */
export interface Curve {
  seat: string;
  values: (number | undefined)[];
}

/** What was told of each table at each line, which stays as it was. */
const known = new WeakMap<Table, Map<number, Placed[]>>();

async function placedAt(table: Table, line: number): Promise<Placed[]> {
  const kept = known.get(table) ?? new Map<number, Placed[]>();
  known.set(table, kept);
  const all = kept.get(line) ?? placed((await table.past(line)).view);
  kept.set(line, all);
  return all;
}

/** How everybody stood at the end of every turn so far, turn by turn as the server tells. */
export async function turnsOf(table: Table, tell: (turns: Turn[]) => void): Promise<void> {
  const ends = new Map<number, number>();
  for (const moment of await table.history()) ends.set(moment.turn, moment.line);
  const turns: Turn[] = [];
  for (const [turn, line] of ends) {
    turns.push({ turn, placed: await placedAt(table, line) });
    tell([...turns]);
  }
}

export function curvesOf(turns: readonly Turn[], view: View, by: Column): Curve[] {
  return Object.keys(view.seats).map((seat) => ({
    seat,
    values: turns.map(({ placed: all }) => all.find((it) => it.seat === seat)?.[by]),
  }));
}

/** Labels that want to be at these heights, moved apart so that none covers another. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((one, other) => one.at - other.at);
  const space = Math.min(gap, (high - low) / Math.max(1, order.length - 1));
  let floor = low;
  for (const label of order) {
    label.at = Math.max(label.at, floor);
    floor = label.at + space;
  }
  let ceiling = high;
  for (const label of order.toReversed()) {
    label.at = Math.min(label.at, ceiling);
    ceiling = label.at - space;
  }
  return order.sort((one, other) => one.index - other.index).map((label) => label.at);
}
