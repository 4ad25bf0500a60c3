import { keys } from "../table/keys.svelte";
import { ask, askForText } from "../table/server";
import { type Plan, request } from "./plan";

/** A new table, as the server answers. */
export interface Opened {
  table: string;
  host: string;
  spectator: string;
  invitations: Record<string, string>;
}

export interface Claimed {
  seat: string;
  key: string;
}

/** Opens a table, and keeps the keys of its host and its spectators. */
export async function openTable(plan: Plan): Promise<Opened> {
  return kept(await ask<Opened>("tables", { body: request(plan) }), plan.name);
}

/** Opens a table from a saved game. */
export async function openSaved(saved: unknown, name: string, language: string): Promise<Opened> {
  return kept(await ask<Opened>("imports", { body: { saved, name, language } }), name);
}

function kept(opened: Opened, name: string): Opened {
  const known = { table: opened.table, name: name.trim(), at: Date.now() };
  keys.keep({ ...known, key: opened.spectator, role: "spectator" });
  keys.keep({ ...known, key: opened.host, role: "host" });
  return opened;
}

/**
 * Takes a seat: the invitation is spent, and the new key is known here alone. It is made here and kept until the
 * server has answered, so that whoever asks again gets the same seat.
 */
export async function claim(invitation: string, name: string): Promise<Claimed> {
  const place = `ecumene.claim.${invitation}`;
  const key = sessionStorage.getItem(place) ?? freshKey();
  sessionStorage.setItem(place, key);
  const body = name.trim() ? { name: name.trim(), key } : { key };
  const claimed = await ask<Claimed>("table/claim", { key: invitation, body });
  sessionStorage.removeItem(place);
  return claimed;
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
  const claimed = await claim(invitation, name);
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
