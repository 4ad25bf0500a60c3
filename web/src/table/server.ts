import { say } from "../words/words.svelte";
import { tableWords } from "../words/table";
import type { Refused } from "../wire/message";

/** The server did not do what was asked, and says why. */
export class Declined extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(refused.message);
  }
}

/** How long to wait before a request is tried again, in milliseconds. */
const PAUSES = [300, 1000, 2500, 5000, 8000];

export interface Call {
  key?: string | undefined;
  method?: "GET" | "POST" | "DELETE";
  body?: object;
  signal?: AbortSignal;
}

/** What fetch is told: the key goes in a header, so that it never reaches a log. */
export function requested({ key, method, body, signal }: Call, accept = "application/json"): RequestInit {
  const headers: Record<string, string> = { accept };
  if (key) headers["authorization"] = `Bearer ${key}`;
  if (body) headers["content-type"] = "application/json";
  return {
    method: method ?? (body ? "POST" : "GET"),
    headers,
    cache: "no-store",
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  };
}

/**
 * Asks the server, and again if nothing comes back: whatever changes something carries `request`, by which the
 * server knows that it has done it already.
 */
export async function ask<Answer>(path: string, call: Call = {}): Promise<Answer> {
  return JSON.parse(await askForText(path, call)) as Answer;
}

export async function askForText(path: string, call: Call = {}): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const pause = PAUSES[attempt];
    const answer = await fetch(`/api/${path}`, requested(call)).catch((failure: unknown) => {
      if (call.signal?.aborted) throw failure;
      return undefined;
    });
    if (answer?.ok) return (await answer.text()) || "{}";
    const passing = !answer || answer.status === 503 || answer.status === 429;
    if (!passing || pause === undefined) throw await declined(answer);
    const told = Number(answer?.headers.get("retry-after") ?? 0) * 1000;
    await new Promise((done) => setTimeout(done, Math.max(pause, Math.min(told, 10_000))));
  }
}

export async function declined(answer: Response | undefined): Promise<Declined> {
  if (!answer) {
    return new Declined(0, { error: "unreachable", message: say(tableWords.unreachable) });
  }
  const refused = (await answer.json().catch(() => undefined)) as Refused | undefined;
  const message = refused?.message ?? answer.statusText;
  return new Declined(answer.status, { ...refused, error: refused?.error ?? "unknown", message });
}

/** Why something was not done, in the language of the page as far as the page has words for it. */
export function explain(refused: Refused): string {
  const phrase = tableWords[refused.error as keyof typeof tableWords];
  return phrase ? say(phrase) : refused.message;
}

/** A word by which the server knows a request again. Also where the page is not served securely. */
export function requestWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
