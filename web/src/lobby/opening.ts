import { forgetGiven, freshValue, keepGiven } from "../table/given";
import { keys } from "../table/keys.svelte";
import { ask, askForText } from "../table/server";
import { type Plan, request } from "./plan";

/** A new table, as the server answers. */
export interface Opened {
  table: string;
  host: string;
  spectator: string;
  invitations: Record<string, string>;
  commitment: string;
  /** Whether the table waits for its persons. */
  gathering: boolean;
}

/** What a table is bound to; while it gathers, who takes a seat adds to its seed. */
type Bound = Pick<Opened, "table" | "commitment" | "gathering">;

/** What is sent to take a seat, kept so that whoever asks again asks for the same. */
interface Attempt extends Bound {
  key: string;
  random: string;
}

export interface Claimed {
  seat: string;
  key: string;
}

/** Opens a table that waits for its persons, and keeps the keys of its host and its spectators. */
export async function openTable(plan: Plan): Promise<Opened> {
  const opened = await ask<Opened>("tables", { body: { ...request(plan), gather: true } });
  return kept({ ...opened, gathering: true }, plan.name);
}

/** Opens a table where I play with bots alone, and the game begins at once. */
export async function openAlone(plan: Plan, seat: string): Promise<Opened> {
  const random = freshValue();
  const opened = await ask<Opened>("tables", { body: { ...request(plan), random } });
  keepGiven(opened.table, seat, { value: random, commitment: opened.commitment });
  return kept({ ...opened, gathering: false }, plan.name);
}

/** Opens a table from a saved game. */
export async function openSaved(saved: unknown, name: string, language: string): Promise<Opened> {
  const opened = await ask<Opened>("imports", { body: { saved, name, language } });
  return kept({ ...opened, gathering: false }, name);
}

function kept(opened: Opened, name: string): Opened {
  const known = { table: opened.table, name: name.trim(), at: Date.now() };
  keys.keep({ ...known, key: opened.spectator, role: "spectator" });
  keys.keep({ ...known, key: opened.host, role: "host" });
  return opened;
}

/**
 * Takes a seat: the invitation is spent, and the new key is known here alone. It is made here and kept until the
 * server has answered, so that whoever asks again gets the same seat. While the table gathers, a random value goes
 * along; what the table is bound to is asked for before, and kept to be compared.
 */
export async function claim(invitation: string, name: string, known?: Bound): Promise<Claimed> {
  const place = `ecumene.seat.${invitation}`;
  const kept = sessionStorage.getItem(place);
  const attempt = kept ? (JSON.parse(kept) as Attempt) : await attemptAt(invitation, known);
  sessionStorage.setItem(place, JSON.stringify(attempt));
  const { key, random, table, commitment, gathering } = attempt;
  const body = { key, ...(name.trim() && { name: name.trim() }), ...(gathering && { random }) };
  const claimed = await ask<Claimed>("table/claim", { key: invitation, body });
  if (gathering) keepGiven(table, claimed.seat, { value: random, commitment });
  else if (!known) forgetGiven(table, claimed.seat);
  sessionStorage.removeItem(place);
  return claimed;
}

async function attemptAt(invitation: string, known: Bound | undefined): Promise<Attempt> {
  const bound = known ?? (await ask<Bound>("table/commitment", { key: invitation }));
  const { table, commitment, gathering } = bound;
  return { key: freshKey(), random: freshValue(), table, commitment, gathering };
}

/** 144 random bits in 24 letters. */
function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** Takes a seat at a table that was just opened, and keeps its key. */
export async function sitDown(opened: Opened, seat: string, name: string, table: string): Promise<Claimed> {
  const invitation = opened.invitations[seat];
  if (!invitation) throw new Error(`nobody is invited to play ${seat}`);
  const claimed = await claim(invitation, name, opened);
  keys.keep({ key: claimed.key, table: opened.table, name: table, role: "seat", seat, at: Date.now() });
  return claimed;
}

/** Has the browser save the game, which is over. */
export async function saveGame(key: string, name: string): Promise<void> {
  saveFile(name, await askForText("table/export", { key }));
}

/** Has the browser save this as a file of JSON. */
export function saveFile(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: "application/json" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = `${name.trim().replace(/[^\p{L}\p{N}]+/gu, "-") || "ecumene"}.json`;
  anchor.click();
  URL.revokeObjectURL(address);
}
