import { deedsOf, type Deed } from "../event/deeds";
import { Playback } from "../map/playback.svelte";
import type { PieceView } from "../map/pieces";
import { Unread } from "../panel/log/unread.svelte";
import type { Table } from "../table/table";
import { awaited } from "../table/turn";
import type { OpenQuestion, Scene } from "../wire/message";
import { pace } from "../ui/motion";

/** What is summed up: the events from one number on, up to another, and where the pieces were before. */
export interface Span {
  from: number;
  to: number;
  before: PieceView | undefined;
  /** Whether somebody was away meanwhile. */
  away: boolean;
}

/**
 * When people see what: what happened is played before the next question takes over. Until then all of the page
 * but the map stays with the scene before.
 */
export class Showing {
  readonly playback = new Playback(() => document.visibilityState === "visible", pace);
  /** The newest scene, and the one that is shown. */
  #newest = $state.raw<Scene>();
  #shown = $state.raw<Scene>();
  /** What is summed up beside the question; undefined: nothing, or it was put away. */
  digest = $state.raw<Span>();
  /** From here on is summed up what comes before the next question. */
  #since = 0;
  #before: PieceView | undefined;
  #asked: ReadonlySet<string> = new Set();
  /** The table as it is shown: a moment late while something is played. */
  readonly table: Table;
  #unread: Unread | undefined;

  constructor(table: Table) {
    this.table = new Proxy(table, {
      get: (_, key) => {
        if (key === "scene") return this.#shown;
        const value: unknown = Reflect.get(table, key, table);
        return typeof value === "function" ? value.bind(table) : value;
      },
    });
  }

  /** Whether the next question waits until what happened was seen. */
  readonly gated: boolean = $derived(this.playback.mode === "live" && this.#shown !== this.#newest);

  /** Whether nothing can be done on the map but to look. */
  readonly quiet: boolean = $derived(this.gated || this.playback.mode === "film");

  /** What is being played, as deeds; the first may have begun before. */
  readonly playing: Deed[] = $derived.by(() => {
    const { events, from } = this.playback.told;
    const scene = this.#newest;
    if (this.playback.mode === "still" || !scene) return [];
    return deedsIn(scene, { from, to: from + events.length });
  });

  /** The deed that is seen now. */
  readonly current: Deed | undefined = $derived.by(() => {
    const seen = this.playback.showing;
    return seen && this.playing.findLast((it) => it.number <= seen.last);
  });

  /** Goes on to what the server has told. */
  follow(scene: Scene): void {
    const first = this.#newest === undefined;
    this.playback.follow(scene);
    this.#newest = scene;
    if (first) this.#open(scene);
    if (first || this.playback.mode !== "live" || !this.#isNew(scene)) this.release();
  }

  /** Shows what there is. */
  release(): void {
    const scene = this.#newest;
    if (!scene || scene === this.#shown) return;
    this.#shown = scene;
    const asked = awaited(scene).map(keyOf);
    if (asked.some((it) => !this.#asked.has(it))) this.#sumUp(scene);
    if (asked.length > 0) this.#asked = new Set(asked);
    if (document.visibilityState === "visible") this.#unread?.look(countOf(scene));
  }

  /** Somebody has come back to the page. */
  back(): void {
    const scene = this.#newest;
    if (!scene || !this.#unread) return;
    this.#unread.back();
    this.#away(scene);
    this.#unread.look(countOf(scene));
  }

  /** Puts the summary away. */
  read(): void {
    this.digest = undefined;
    this.#unread?.read();
  }

  #open(scene: Scene): void {
    this.#unread = Unread.of(this.table, scene.table.id, scene.view.seat);
    this.#since = countOf(scene);
    this.#before = scene.view;
    this.#asked = new Set(awaited(scene).map(keyOf));
    this.#away(scene);
  }

  #away(scene: Scene): void {
    const from = this.#unread?.since ?? 0;
    const to = countOf(scene);
    if (from < to) this.digest = { from, to, before: undefined, away: true };
  }

  #sumUp(scene: Scene): void {
    const to = countOf(scene);
    if (to > this.#since) this.digest = { from: this.#since, to, before: this.#before, away: false };
    this.#since = to;
    this.#before = scene.view;
  }

  /** Whether all that is asked was not asked before. */
  #isNew(scene: Scene): boolean {
    return !awaited(scene).some((it) => this.#asked.has(keyOf(it)));
  }
}

/** What a question is known by. In trade everybody acts when they like, so it is one question until its end. */
function keyOf({ id, question }: OpenQuestion): string {
  return question.kind === "trade" ? question.kind : id;
}

/** How many events there were until then. */
export function countOf(scene: Scene): number {
  return (scene.earlier ?? 0) + scene.events.length;
}

/** The number of the first event of the phase that an event belongs to, for what happens is told in its phase. */
function beginOf(scene: Scene, number: number): number {
  const earlier = scene.earlier ?? 0;
  const at = number - earlier;
  const here = scene.events[at];
  if (!here) return number;
  const before = scene.events
    .slice(0, at)
    .findLastIndex((it) => it.turn !== here.turn || it.phase !== here.phase);
  return earlier + before + 1;
}

/** The deeds of a span, as far as its events are there; the first may have begun before. */
export function deedsIn(scene: Scene | undefined, { from, to }: Pick<Span, "from" | "to">): Deed[] {
  if (!scene) return [];
  const earlier = scene.earlier ?? 0;
  const begin = Math.max(0, beginOf(scene, from) - earlier);
  const deeds = deedsOf(scene.events.slice(begin, Math.max(begin, to - earlier)), earlier + begin);
  return deeds.filter((it) => (it.events.at(-1)?.number ?? 0) >= from);
}
