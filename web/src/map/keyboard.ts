import type { AreaId } from "../wire/message";
import type { Camera } from "./camera.svelte";
import type { Finding } from "./finding";

const STEP = 90; // pixels

const ARROWS: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Cursor {
  /** Where the cursor can go: what can be picked, or everything in play. */
  areas(): readonly AreaId[];
  cursor(): AreaId | undefined;
  go(area: AreaId | undefined): void;
  pick(area: AreaId | undefined): void;
  home(): void;
}

/** The keyboard on the map. */
export class Keyboard {
  constructor(
    readonly camera: Camera,
    readonly finding: Finding,
    readonly cursor: Cursor,
  ) {}

  press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.#done(event)) event.preventDefault();
  }

  #done(event: KeyboardEvent): boolean {
    const arrow = ARROWS[event.key];
    if (arrow) {
      if (event.shiftKey) this.camera.pan(-arrow[0] * STEP, -arrow[1] * STEP);
      else this.#walk(...arrow);
      return true;
    }
    switch (event.key) {
      case "+":
      case "=":
        this.camera.zoom(1.4);
        return true;
      case "-":
        this.camera.zoom(1 / 1.4);
        return true;
      case "0":
      case "Home":
        this.cursor.home();
        return true;
      case "Enter":
      case " ":
        this.cursor.pick(this.cursor.cursor());
        return true;
      case "Escape":
        this.cursor.go(undefined);
        return true;
      case "Tab":
        return this.#next(event.shiftKey ? -1 : 1);
      default:
        return false;
    }
  }

  #walk(dx: number, dy: number): void {
    const { cursor, finding } = this;
    const from = cursor.cursor();
    const to = from ? finding.beside(from, cursor.areas(), dx, dy) : finding.central(cursor.areas());
    if (to) cursor.go(to);
  }

  /** From one area to the next; after the last one the focus leaves the map. */
  #next(step: 1 | -1): boolean {
    const at = this.cursor.cursor();
    if (!at) return false;
    const areas = this.cursor.areas();
    const to = areas[areas.indexOf(at) + step];
    this.cursor.go(to);
    return to !== undefined;
  }
}
