import type { TableInfo } from "../wire/message";

/** What this device has added to the seed of a table, and what the table was bound to before. */
export interface Given {
  /** 128 bits, as 32 hexadecimal digits. */
  value: string;
  commitment: string;
}

const KEPT = "ecumene.given";
const MOST = 100;

function all(): Record<string, Given> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Given>;
  } catch {
    return {}; // not ours, or broken: nothing to be compared
  }
}

const place = (table: string, seat: string) => `${table}/${seat}`;

/** Keeps it to be compared when the game has begun; the oldest make room. */
export function keepGiven(table: string, seat: string, given: Given): void {
  store([...others(table, seat), [place(table, seat), given]]);
}

/** Who takes a seat in a game that has begun has added nothing to it, whatever was added here before. */
export function forgetGiven(table: string, seat: string): void {
  store(others(table, seat));
}

const others = (table: string, seat: string) =>
  Object.entries(all()).filter(([kept]) => kept !== place(table, seat));

function store(entries: [string, Given][]): void {
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(entries.slice(-MOST))));
}

export function freshValue(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What the table does otherwise than it has promised to who sits here; undefined: nothing. */
export function brokenPromise(info: TableInfo, seat: string | undefined): "changed" | "dropped" | undefined {
  const given = seat === undefined ? undefined : all()[place(info.id, seat)];
  if (seat === undefined || given === undefined) return undefined;
  if (info.commitment !== given.commitment) return "changed";
  return !info.gathering && info.contributions?.[seat] !== given.value ? "dropped" : undefined;
}
