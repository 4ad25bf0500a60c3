import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OpenQuestion } from "../../src/wire/message";
import { LiveTable } from "../../src/table/live.svelte";
import { told, whole } from "./scene";

interface Request {
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

/** A server that answers requests one by one as it is told to; a stream stays open until it is broken. */
class Server {
  requests: Request[] = [];
  script: (() => Response | Promise<Response>)[] = [];
  #stream: ReadableStreamDefaultController<Uint8Array> | undefined;

  fetch = (path: string, { headers, body, signal }: RequestInit): Promise<Response> => {
    this.requests.push({
      path,
      headers: headers as Record<string, string>,
      body: typeof body === "string" ? (JSON.parse(body) as Record<string, unknown>) : {},
    });
    signal?.addEventListener("abort", () => this.break());
    const next = this.script.shift();
    return next ? Promise.resolve(next()) : Promise.reject(new TypeError("nobody listens"));
  };

  stream = (): Response =>
    new Response(new ReadableStream<Uint8Array>({ start: (controller) => void (this.#stream = controller) }));

  scene(message: object): void {
    this.#stream?.enqueue(new TextEncoder().encode(`event: scene\ndata: ${JSON.stringify(message)}\n\n`));
  }

  end(why: string): void {
    this.#stream?.enqueue(new TextEncoder().encode(`event: ${why}\ndata: {}\n\n`));
  }

  break(): void {
    try {
      this.#stream?.error(new TypeError("broken"));
    } catch {
      // it was broken already
    }
  }
}

let server = new Server();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  vi.stubGlobal("fetch", (path: string, call: RequestInit) => server.fetch(path, call));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const soon = () => vi.advanceTimersByTimeAsync(20);
const said =
  (body: object, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });

async function opened(): Promise<LiveTable> {
  server.script.push(server.stream);
  const table = new LiveTable("KEY");
  stop = table.start();
  await soon();
  server.scene(whole(10));
  await soon();
  return table;
}

test("a table is followed", async () => {
  const table = await opened();
  expect(table.connection).toBe("live");
  expect(server.requests[0]?.path).toBe("/api/table/stream");
  expect(server.requests[0]?.headers).toMatchObject({ authorization: "Bearer KEY" });
  server.scene({ line: 11, events: { from: 4, list: told(1) } });
  await soon();
  expect(table.scene?.line).toBe(11);
  expect(table.scene?.events).toHaveLength(5);
});

test("a stream that breaks off is taken up where it was", async () => {
  const table = await opened();
  server.script.push(
    () => Promise.reject(new TypeError("down")),
    () => new Response("", { status: 503 }),
    server.stream,
  );
  server.break();
  await soon();
  expect(table.connection).toBe("lost");
  expect(table.scene?.line).toBe(10);
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.requests).toHaveLength(4);
  expect(server.requests[3]?.headers).toMatchObject({ "last-event-id": "10" });
  server.scene({ ...whole(12), events: { from: 4, list: told(2) }, chat: { from: 1, list: [] } });
  await soon();
  expect(table.connection).toBe("live");
  expect(table.scene?.events).toHaveLength(6);
});

test("with the network comes the table, at once", async () => {
  const table = await opened();
  server.break();
  await vi.advanceTimersByTimeAsync(60_000); // by now the pauses are long
  expect(table.connection).toBe("lost");
  server.script.push(server.stream);
  window.dispatchEvent(new Event("online"));
  await soon();
  server.scene(whole(13));
  await soon();
  expect(table.connection).toBe("live");
});

test("a silent stream is not trusted", async () => {
  const table = await opened();
  server.script.push(server.stream);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.requests.length).toBeGreaterThan(1);
  server.scene(whole(14));
  await soon();
  expect(table.scene?.line).toBe(14);
});

test("a gap has all asked for again", async () => {
  const table = await opened();
  server.script.push(server.stream);
  server.scene({ line: 12, events: { from: 40, list: [] } });
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.requests[1]?.headers).not.toHaveProperty("last-event-id");
  server.scene(whole(12));
  await soon();
  expect(table.scene?.line).toBe(12);
});

test("earlier events are fetched, and shown when all are there", async () => {
  server.script.push(
    server.stream,
    said({ events: { from: 3, list: told(2) } }),
    said({ events: { from: 0, list: told(3) } }),
  );
  const table = new LiveTable("KEY");
  stop = table.start();
  await soon();
  server.scene({ ...whole(10), events: { from: 5, list: told(4) } });
  await soon();
  expect(server.requests.map((it) => it.path).slice(1)).toEqual([
    "/api/table/events?before=5",
    "/api/table/events?before=3",
  ]);
  expect(table.scene?.events).toEqual([...told(3), ...told(2), ...told(4)]);
  expect(table.scene).not.toHaveProperty("earlier");
});

test("a key that was withdrawn is not tried again", async () => {
  const table = await opened();
  server.end("no-key");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.connection).toBe("gone");
  expect(server.requests).toHaveLength(1);
});

test("a key that is not known any more is not tried again", async () => {
  server.script.push(said({ error: "no-key", message: "no such key" }, 401));
  const table = new LiveTable("OLD");
  stop = table.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.connection).toBe("gone");
  expect(server.requests).toHaveLength(1);
});

test("a reply whose answer was lost is sent again as the same request", async () => {
  const table = await opened();
  server.script.push(() => Promise.reject(new TypeError("lost")), said({ line: 11 }));
  const replied = table.reply("0123", { kind: "picked", areas: ["thebes"] });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await replied).toMatchObject({ done: true });
  const [, one, two] = server.requests;
  expect(one?.path).toBe("/api/table/replies");
  expect(one?.body).toMatchObject({ question: "0123", answer: { kind: "picked", areas: ["thebes"] } });
  expect(one?.body["request"]).toMatch(/^[0-9a-f]{24}$/);
  expect(two?.body).toEqual(one?.body);
});

test("what the rules do not allow is not tried again", async () => {
  const table = await opened();
  const problem = { error: "refused", message: "that is 4 damage, 5 are due", rule: "P9.21" };
  server.script.push(said(problem, 422));
  expect(await table.reply("0123", { kind: "losses", losses: [] })).toEqual({ done: false, problem });
  expect(server.requests).toHaveLength(2);
});

test("what something else answers in the server's place is not shown", async () => {
  const table = await opened();
  server.script.push(said({ detail: "bad gateway" }, 502));
  expect(await table.undo()).toMatchObject({ done: false, problem: { error: "unreachable" } });
});

test("after many tries the player is told", async () => {
  const table = await opened();
  const undone = table.undo();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await undone).toMatchObject({ done: false, problem: { error: "unreachable" } });
});

test("judging says why not, or nothing", async () => {
  const table = await opened();
  const open = { id: "0123", awaited: true, question: { kind: "take-damage" } } as unknown as OpenQuestion;
  if (table.scene) table.scene = { ...table.scene, questions: [open] };
  server.script.push(said({}), said({ rule: "P9.21", reason: "too few" }));
  expect(await table.judge("0123", "yes")).toBeNull();
  expect(await table.judge("0123", "no")).toEqual({ rule: "P9.21", reason: "too few" });
});

test("nobody asks about a question that is gone", async () => {
  const table = await opened();
  const before = server.requests.length;
  await expect(table.judge("gone", "yes")).rejects.toMatchObject({ problem: { error: "stale" } });
  await expect(table.draft("gone", [])).rejects.toMatchObject({ problem: { error: "stale" } });
  await expect(table.advice("gone")).rejects.toMatchObject({ problem: { error: "stale" } });
  expect(server.requests).toHaveLength(before);
});
