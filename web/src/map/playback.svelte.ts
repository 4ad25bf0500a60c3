// The one place where motions are played: scenes in, frames for the painter out. It knows no rules.

import type { DatedEvent, Scene } from "../wire/message";
import { motions, type Step } from "./motions";
import { isSame, piecesOf } from "./pieces";
import { type AllPieces, type Moment, Reel } from "./reel";
import { ROUND, type Shot, shotsOf } from "./shots";

/** What the painter shows of the pieces at one moment: all where they stand, or what moves besides. */
export interface Frame {
  pieces: AllPieces;
  moment: Moment | undefined;
}

/** How many times slower than usual; undefined: nothing is played, every scene is shown at once. */
export type Slowdown = number | undefined;

/** still: nothing moves; live: what has happened since the last look; film: what happened earlier. */
export type Mode = "still" | "live" | "film";

/** After a longer pause the browser was busy or the page hidden: what moves goes on where it was. */
const LONGEST_FRAME = 500;
/** What comes while something is played is given at least so long. */
const AT_LEAST = 2000;

/** Follows the scenes of a table, and shows how the pieces get from one to the next. */
export class Playback {
  frame = $state.raw<Frame>({ pieces: new Map(), moment: undefined });
  mode = $state<Mode>("still");
  paused = $state(false);
  /** Which shot is shown. */
  at = $state(0);
  reel = $state.raw<Reel | undefined>();
  /** The events that the reel was made of, of which the first has this number in the game. */
  told = $state.raw<{ events: readonly DatedEvent[]; from: number }>({ events: [], from: 0 });
  /** The scene that is followed, to be shown in the end. */
  #last: Scene | undefined;
  #held: Scene | undefined;
  #elapsed = 0;
  #before = 0;
  #frame = 0;

  constructor(
    readonly isWatched: () => boolean,
    readonly slowdown: () => Slowdown,
  ) {}

  get shot(): Shot | undefined {
    return this.mode === "still" ? undefined : this.reel?.shots[this.at];
  }

  /** Which of the events that were told are being shown; the last one included. */
  get showing(): { first: number; last: number } | undefined {
    const steps = this.shot?.steps;
    const [first, last] = [steps?.[0], steps?.at(-1)];
    if (!first || !last) return undefined;
    return { first: this.told.from + first.first, last: this.told.from + last.last };
  }

  /** Goes on to the next scene of the present. */
  follow(scene: Scene): void {
    const before = this.#last;
    this.#last = scene;
    if (this.mode === "film") return;
    const isNext = before && !this.#held;
    const events = isNext ? newEvents(before, scene) : [];
    const steps = isNext && this.#plays() ? motions(events, before.view, scene.view) : [];
    const me = scene.view.seat;
    if (this.mode === "live" && this.reel && before) {
      if (steps.length > 0) this.#append(steps, events, me);
      else if (!isSame(before.view, scene.view)) this.#stop();
    } else if (steps.length > 0 && before) {
      const from = (scene.earlier ?? 0) + scene.events.length - events.length;
      this.told = { events, from };
      this.#begin("live", new Reel(before.view, shotsOf(steps, me)), 0);
    } else this.#stop();
  }

  /** Shows a scene of the past, until the present is followed again. */
  hold(scene: Scene): void {
    this.#held = scene;
    if (this.mode !== "film") this.#stop();
  }

  /** Follows the present again. */
  free(): void {
    if (!this.#held) return;
    this.#held = undefined;
    if (this.mode !== "film") this.#stop();
  }

  /** Plays what happened earlier, from a shot on. */
  film(reel: Reel, told: { events: readonly DatedEvent[]; from: number }, from = 0): void {
    this.told = told;
    this.#begin("film", reel, from);
  }

  /** Shows where it leads to, at once. */
  end(): void {
    if (this.mode !== "still") this.#stop();
  }

  toggle(): void {
    if (this.mode === "film" && this.reel && this.at >= this.reel.length - 1 && this.paused) this.seek(0);
    this.paused = !this.paused;
    this.#before = 0;
  }

  /** Goes to a shot of the reel. */
  seek(index: number): void {
    if (!this.reel) return;
    this.at = Math.min(Math.max(0, index), this.reel.length - 1);
    this.#elapsed = 0;
    this.#show();
  }

  /** Lets what is to be shown next wait, for the camera. */
  wait(milliseconds: number): void {
    if (!this.paused) this.#elapsed = Math.min(this.#elapsed, -milliseconds);
  }

  #plays(): boolean {
    return this.slowdown() !== undefined && this.isWatched();
  }

  #append(steps: readonly Step[], events: readonly DatedEvent[], me: string | undefined): void {
    if (!this.reel) return;
    const known = this.told.events.length;
    const left = this.reel.shots.slice(this.at).reduce((sum, it) => sum + it.span, 0);
    const later = steps.map((it) => ({ ...it, first: it.first + known, last: it.last + known }));
    this.told = { ...this.told, events: [...this.told.events, ...events] };
    this.reel = this.reel.with(shotsOf(later, me, Math.max(AT_LEAST, ROUND - left)));
  }

  #begin(mode: Mode, reel: Reel, from: number): void {
    cancelAnimationFrame(this.#frame);
    this.reel = reel;
    this.paused = false;
    this.mode = mode;
    this.#before = 0;
    this.seek(from);
    this.#frame = requestAnimationFrame(this.#tick);
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    this.mode = "still";
    this.paused = false;
    this.reel = undefined;
    const scene = this.#held ?? this.#last;
    this.frame = { pieces: scene ? piecesOf(scene.view) : new Map(), moment: undefined };
  }

  readonly #tick = (now: number): void => {
    const { reel } = this;
    if (this.mode === "still" || !reel) return;
    this.#frame = requestAnimationFrame(this.#tick);
    const passed = this.#before === 0 ? 0 : Math.min(now - this.#before, LONGEST_FRAME);
    this.#before = now;
    if (this.paused) return;
    this.#elapsed += passed / (this.slowdown() ?? 1);
    const span = reel.shots[this.at]?.span ?? 0;
    if (this.#elapsed < span) this.#show();
    else if (this.at + 1 < reel.length) this.seek(this.at + 1);
    else if (this.mode === "live") this.#stop();
    else {
      this.#elapsed = span;
      this.paused = true; // the last moment stays until somebody goes elsewhere
      this.#show();
    }
  };

  #show(): void {
    const span = this.shot?.span ?? 1;
    const moment = this.reel?.moment(this.at, Math.min(1, Math.max(0, this.#elapsed / span)));
    if (moment) this.frame = { pieces: moment.resting, moment };
  }
}

/** The events that the later scene has and the earlier had not; none if it is no continuation of it. */
export function newEvents(before: Scene, after: Scene): readonly DatedEvent[] {
  const known = (before.earlier ?? 0) + before.events.length - (after.earlier ?? 0);
  const last = before.events.at(-1);
  return known >= 0 && after.events[known - 1] === last ? after.events.slice(known) : [];
}
