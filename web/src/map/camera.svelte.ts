import { isReduced } from "../ui/motion";
import type { Box } from "./board";

export interface Point {
  x: number;
  y: number;
}

const CLOSEST = 3;
export const GLIDE = 260; // milliseconds
const MARGIN = 60;

/** Which part of the board is seen: its middle, and how many pixels a unit of the board is. */
export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(1);
  height = $state(1);
  /** How often somebody has moved it by hand. */
  touched = 0;
  #sheet: { width: number; height: number } = { width: 1, height: 1 };
  #glide = 0;

  constructor(sheet: { width: number; height: number }) {
    this.#sheet = sheet;
    this.x = sheet.width / 2;
    this.y = sheet.height / 2;
  }

  get farthest(): number {
    return Math.min(this.width / this.#sheet.width, this.height / this.#sheet.height, 1);
  }

  get box(): Box {
    const [w, h] = [this.width / this.scale / 2, this.height / this.scale / 2];
    return { left: this.x - w, top: this.y - h, right: this.x + w, bottom: this.y + h };
  }

  toScreen(x: number, y: number): Point {
    return { x: (x - this.x) * this.scale + this.width / 2, y: (y - this.y) * this.scale + this.height / 2 };
  }

  toBoard(x: number, y: number): Point {
    return {
      x: (x - this.width / 2) / this.scale + this.x,
      y: (y - this.height / 2) / this.scale + this.y,
    };
  }

  #place(x: number, y: number, scale: number): void {
    this.scale = Math.min(CLOSEST, Math.max(this.farthest, scale));
    this.x = within(x, this.width / this.scale, this.#sheet.width);
    this.y = within(y, this.height / this.scale, this.#sheet.height);
  }

  pan(dx: number, dy: number): void {
    this.touched++;
    this.#stop();
    this.#place(this.x - dx / this.scale, this.y - dy / this.scale, this.scale);
  }

  /** Zooms by a factor; the place under the point stays there. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.touched++;
    this.#stop();
    const fixed = this.toBoard(at.x, at.y);
    const scale = Math.min(CLOSEST, Math.max(this.farthest, this.scale * factor));
    this.#place(fixed.x - (at.x - this.width / 2) / scale, fixed.y - (at.y - this.height / 2) / scale, scale);
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    this.#place(this.x, this.y, this.scale);
  }

  /** Shows all of the box. */
  fit(box: Box, how: "at once" | "gliding" = "gliding", closest = 0.95): void {
    const scale = Math.min(this.scaleFor(box), closest);
    this.#go((box.left + box.right) / 2, (box.top + box.bottom) / 2, scale, how);
  }

  /** How near all of the box can be seen. */
  scaleFor(box: Box): number {
    return Math.min(
      this.width / (box.right - box.left + 2 * MARGIN),
      this.height / (box.bottom - box.top + 2 * MARGIN),
    );
  }

  /** Whether all of the box is seen, at least so near. */
  shows(box: Box, scale: number): boolean {
    const { left, top, right, bottom } = this.box;
    const isInside = box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom;
    return isInside && this.scale >= scale;
  }

  glide({ x, y, scale }: Point & { scale: number }): void {
    this.#go(x, y, scale, "gliding");
  }

  /** Moves only if the box is not well inside what is seen. */
  reveal(box: Box): void {
    const { left, top, right, bottom } = this.box;
    const [dx, dy] = [(right - left) * 0.08, (bottom - top) * 0.08];
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    if (x > left + dx && x < right - dx && y > top + dy && y < bottom - dy && this.scale > 0.45) return;
    this.#go(x, y, Math.max(this.scale, 0.7), "gliding");
  }

  #stop(): void {
    cancelAnimationFrame(this.#glide);
  }

  #go(x: number, y: number, scale: number, how: "at once" | "gliding"): void {
    this.#stop();
    if (how === "at once" || isReduced()) {
      this.#place(x, y, scale);
      return;
    }
    const from = { x: this.x, y: this.y, scale: this.scale };
    const begun = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - begun) / GLIDE));
      const ease = 1 - (1 - t) ** 3;
      this.#place(
        from.x + (x - from.x) * ease,
        from.y + (y - from.y) * ease,
        from.scale * (scale / from.scale) ** ease,
      );
      if (t < 1) this.#glide = requestAnimationFrame(step);
    };
    this.#glide = requestAnimationFrame(step);
  }
}

/** Keeps the sheet in sight: the middle, where so much of it is seen. */
function within(middle: number, seen: number, sheet: number): number {
  if (seen >= sheet) return sheet / 2;
  return Math.min(sheet - seen / 2, Math.max(seen / 2, middle));
}
