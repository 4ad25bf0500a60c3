import type { AreaId } from "../wire/message";
import { around, type Board, type Box } from "./board";
import { type Camera, GLIDE } from "./camera.svelte";
import type { Shot } from "./shots";

/** From farther away one does not see what happens. */
const READABLE = 0.34;
const CLOSEST = 0.8;

/**
 * Moves the camera to what is played, at most once for a shot, and back in the end. Whoever moves it by hand
 * meanwhile is let alone.
 */
export class Director {
  #home: { x: number; y: number; scale: number } | undefined;
  #touched = 0;
  /** All that is played, if it is readable at once: then the camera moves but once. */
  #overview: { of: readonly Shot[]; box: Box | undefined } | undefined;

  constructor(
    readonly board: Board,
    readonly camera: Camera,
  ) {}

  /** Looks where the shot is; tells how long the camera needs to get there. */
  look(shot: Shot, all: readonly Shot[]): number {
    if (!this.#home) this.#begin();
    if (this.#touched !== this.camera.touched) return 0;
    const mine = this.#boxOf(shot.mine);
    const there = mine ?? this.#boxOf(shot.areas);
    if (!there || this.camera.shows(there, READABLE)) return 0;
    this.camera.fit(mine ?? this.#overviewOf(all) ?? there, "gliding", CLOSEST);
    return GLIDE;
  }

  /** Back to where it was. */
  leave(): void {
    if (this.#home && this.#touched === this.camera.touched) this.camera.glide(this.#home);
    this.#home = undefined;
    this.#overview = undefined;
  }

  #begin(): void {
    const { x, y, scale, touched } = this.camera;
    this.#home = { x, y, scale };
    this.#touched = touched;
  }

  #overviewOf(all: readonly Shot[]): Box | undefined {
    if (this.#overview?.of !== all) {
      const box = this.#boxOf(all.flatMap((it) => it.areas));
      const isReadable = box && this.camera.scaleFor(box) >= READABLE;
      this.#overview = { of: all, box: isReadable ? box : undefined };
    }
    return this.#overview.box;
  }

  #boxOf(areas: readonly AreaId[]): Box | undefined {
    return around([...new Set(areas)].flatMap((it) => this.board.places.get(it)?.ground ?? []));
  }
}
