import { translate } from "../words/translate";
import { tableWords } from "../words/phrases";
import { language, say } from "../words/words.svelte";
import type { Refusal, Problem } from "../wire/message";

/** The server did not do what was asked, and says why. */
export class RequestFailed extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
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
export async function ask<Said>(path: string, call: Call = {}): Promise<Said> {
  return JSON.parse(await askForText(path, call)) as Said;
}

export async function askForText(path: string, call: Call = {}): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const pause = PAUSES[attempt];
    const response = await fetch(`/api/${path}`, requested(call)).catch((failure: unknown) => {
      if (call.signal?.aborted) throw failure;
      return undefined;
    });
    if (response?.ok) return (await response.text()) || "{}";
    const passing = !response || response.status === 503 || response.status === 429;
    if (!passing || pause === undefined) throw await requestFailed(response);
    const told = Number(response?.headers.get("retry-after") ?? 0) * 1000;
    await new Promise((done) => setTimeout(done, Math.max(pause, Math.min(told, 10_000))));
  }
}

export async function requestFailed(response: Response | undefined): Promise<RequestFailed> {
  if (!response) {
    return new RequestFailed(0, unreachable());
  }
  const said: unknown = await response.json().catch(() => undefined);
  return new RequestFailed(response.status, isProblem(said) ? said : unreachable());
}

/** Otherwise something else has responded in the server's place. */
function isProblem(said: unknown): said is Problem {
  return typeof said === "object" && said !== null && "error" in said && "message" in said;
}

function unreachable(): Problem {
  return { error: "unreachable", message: say(tableWords.unreachable) };
}

/** Why something was not done, in the language of the page, as a sentence that stands alone. */
export function explain({ message, sentence }: Pick<Problem, "message" | "sentence">): string {
  return sentence ? asWhole(translate(sentence)) : message;
}

function asWhole(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase(language())}${text.slice(1)}.`;
}

/** The same as part of another sentence. */
export function refusalOf({ rule, message, sentence }: Problem): Refusal {
  return { rule, reason: message, sentence };
}

/** Why something is not allowed, in the language of the page. */
export function reasonOf({ reason, sentence }: Refusal): string {
  return sentence ? translate(sentence) : reason;
}

/** A word by which the server knows a request again. Also where the page is not served securely. */
export function requestWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
