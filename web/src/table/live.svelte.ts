import { untrack } from "svelte";
import type {
  Advice,
  Answer,
  MovementDraft,
  Order,
  Pace,
  Refusal,
  Problem,
  Scene,
  DatedEvent,
  Saying,
} from "../wire/message";
import { merge, recordBefore, type SceneMessage, type Tail } from "./merge";
import { ask, RequestFailed, requestFailed, requested, requestWord } from "./server";
import { sent } from "./stream";
import type { Connection, HistoryLine, Outcome, Table } from "./table";

/** The server says something every 15 seconds; after such a silence the connection is taken for dead. */
const SILENCE = 40_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

/** A table on the server: follows its stream, takes it up again when it breaks off, and sends what is done. */
export class LiveTable implements Table {
  scene = $state.raw<Scene | undefined>(undefined);
  connection = $state<Connection>("connecting");
  /** When the lost connection is tried again, in milliseconds since 1970. */
  nextTry = $state<number | undefined>(undefined);
  /** Why the key opens nothing. */
  problem = $state.raw<Problem | undefined>(undefined);

  readonly #key: string;
  #stopped = false;
  #pause = FIRST_PAUSE;
  #heard = 0;
  #stream: AbortController | undefined;
  #wake: () => void = () => {};

  constructor(key: string) {
    this.#key = key;
  }

  /** Follows the table until it is stopped. */
  start(): () => void {
    const online = () => this.retry();
    const visible = () => {
      if (document.visibilityState === "visible" && Date.now() - this.#heard > SILENCE / 2) this.retry();
    };
    const silence = setInterval(() => {
      if (this.connection === "live" && Date.now() - this.#heard > SILENCE) this.#stream?.abort();
    }, SILENCE / 8);
    window.addEventListener("online", online);
    document.addEventListener("visibilitychange", visible);
    untrack(() => void this.#follow()); // an effect that starts it must not depend on what comes
    return () => {
      this.#stopped = true;
      clearInterval(silence);
      window.removeEventListener("online", online);
      document.removeEventListener("visibilitychange", visible);
      this.retry();
    };
  }

  /** Takes up the stream anew, at once. */
  retry(): void {
    this.#pause = FIRST_PAUSE;
    this.#stream?.abort();
    this.#wake();
  }

  async #follow(): Promise<void> {
    while (!this.#stopped && this.connection !== "gone") {
      try {
        await this.#listen();
      } catch (failure) {
        if (failure instanceof RequestFailed && [401, 403, 404].includes(failure.status)) {
          this.problem = failure.problem;
          this.connection = "gone";
        }
      }
      if (!this.#stopped && this.connection !== "gone") await this.#rest();
    }
  }

  /** Until the stream ends or breaks off. */
  async #listen(): Promise<void> {
    const stream = new AbortController();
    this.#stream = stream;
    this.#heard = Date.now();
    const call = requested({ key: this.#key, signal: stream.signal }, "text/event-stream");
    const headers = { ...call.headers, ...(this.scene && { "last-event-id": String(this.scene.line) }) };
    const response = await fetch("/api/table/stream", { ...call, headers });
    if (!response.ok || !response.body) throw await requestFailed(response);
    for await (const event of sent(response.body)) {
      this.#heard = Date.now();
      if (event.name === "no-key") throw new RequestFailed(401, { error: "no-key", message: "" });
      if (event.name === "scene" && !this.#take(JSON.parse(event.data) as SceneMessage)) break;
    }
    stream.abort();
  }

  /** False when something is missing, and all must be asked for again. */
  #take(message: SceneMessage): boolean {
    this.scene = merge(this.scene, message);
    if (!this.scene) return false;
    this.connection = "live";
    this.nextTry = undefined;
    this.#pause = FIRST_PAUSE;
    if (message.whole && this.scene.earlier) void this.#fetchEarlier(this.scene.earlier);
    return true;
  }

  /** The events that a first scene leaves out, which nobody waits for; shown when all are there. */
  async #fetchEarlier(missing: number): Promise<void> {
    let list: DatedEvent[] = [];
    for (let before = missing; before > 0 && this.scene?.earlier === missing;) {
      const path = `table/events?before=${before}`;
      const said = await ask<{ events: Tail<DatedEvent> }>(path, { key: this.#key }).catch(() => undefined);
      if (!said || said.events.from >= before) return; // the next whole scene asks again
      list = [...said.events.list, ...list];
      before = said.events.from;
    }
    if (this.scene?.earlier !== missing) return;
    const scene = { ...this.scene, events: [...list, ...this.scene.events] };
    delete scene.earlier;
    this.scene = scene;
  }

  async #rest(): Promise<void> {
    if (this.connection === "live") this.connection = "lost";
    const pause = this.#pause * (0.75 + Math.random() / 2); // not everybody at once
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    this.nextTry = Date.now() + pause;
    await new Promise<void>((awake) => {
      const alarm = setTimeout(awake, pause);
      this.#wake = () => {
        clearTimeout(alarm);
        awake();
      };
    });
  }

  command(path: string, body: Record<string, unknown>): Promise<Outcome> {
    return outcome(() => this.#post(path, { request: requestWord(), ...body }));
  }

  reply(question: string, answer: Answer | Pace): Promise<Outcome> {
    return this.command("replies", { question, answer });
  }

  undo(): Promise<Outcome> {
    return this.command("undo", {});
  }

  leave(): Promise<Outcome> {
    return this.command("leave", {});
  }

  talk(text: string, to?: string): Promise<Outcome> {
    return this.command("chat", to ? { text, to } : { text });
  }

  /** Nobody need ask about a question that the scene does not have any more. */
  #isOpen(question: string): void {
    if (this.scene?.questions.some((it) => it.id === question)) return;
    throw new RequestFailed(409, { error: "stale", message: "" });
  }

  olderTalk(): Promise<Outcome> {
    return outcome(async () => {
      const before = this.scene?.older;
      if (before === undefined) return;
      const said = await ask<{ chat: Tail<Saying> }>(`table/chat?before=${before}`, { key: this.#key });
      if (!this.scene || this.scene.older !== before) return; // a whole scene has come meanwhile
      const chat = [...said.chat.list, ...this.scene.chat];
      const scene = { ...this.scene, chat, older: said.chat.from };
      if (scene.older === 0) delete (scene as Scene).older;
      delete scene.record;
      this.scene = { ...scene, ...recordBefore(chat, this.scene.record) };
    });
  }

  async judge(question: string, answer: Answer): Promise<Refusal | null> {
    this.#isOpen(question);
    const said = await this.#post<Refusal | { reason?: never }>("judge", { question, answer });
    return said.reason === undefined ? null : said;
  }

  async draft(question: string, orders: Order[]): Promise<MovementDraft> {
    this.#isOpen(question);
    return this.#post("draft", { question, orders: { kind: "orders", list: orders } });
  }

  async advice(question: string): Promise<Advice[]> {
    this.#isOpen(question);
    return (await this.#post<{ answers: Advice[] }>("advice", { question })).answers;
  }

  async past(line: number): Promise<Scene> {
    const message = await ask<SceneMessage>(`table/history/${line}`, { key: this.#key });
    const scene = merge(undefined, { ...message, whole: true });
    if (!scene) throw new Error(`line ${line} is no whole scene`);
    return scene;
  }

  async history(): Promise<HistoryLine[]> {
    return (await ask<{ lines: HistoryLine[] }>("table/history", { key: this.#key })).lines;
  }

  #post<Said>(path: string, body: object): Promise<Said> {
    return ask<Said>(`table/${path}`, { key: this.#key, body });
  }
}

/** What became of something that was asked of the server. */
export async function outcome(doing: () => Promise<unknown>): Promise<Outcome> {
  try {
    const said = await doing();
    return { done: true, said };
  } catch (failure) {
    if (failure instanceof RequestFailed) return { done: false, problem: failure.problem };
    throw failure;
  }
}
