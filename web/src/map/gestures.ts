import type { AreaId } from "../wire/message";
import type { Grasp } from "./picking.svelte";
import type { Camera, Point } from "./camera.svelte";

const SLACK = 7; // pixels a finger or mouse may move in a click
const NOTCH = 50; // of the wheel, in pixels
const HOLD = 260; // milliseconds until a finger drags rather than pans

export interface Listener {
  /** Clicked or tapped. */
  tap(point: Point, by: string, grasp: Grasp): void;
  /** The wheel was turned by so many steps; true if that meant something here, so that it does not zoom. */
  turn(point: Point, steps: number): boolean;
  hover(point: Point | undefined): void;
  /** The area from which one can drag from here. */
  draggable(point: Point): AreaId | undefined;
  drag(from: AreaId, to: Point): void;
  drop(from: AreaId, to: Point): void;
  dragEnded(): void;
}

/**
 * Mouse, pen and fingers on the map: one pans, two pinch, the wheel zooms. From an area that can be
 * dragged a mouse drags at once, a finger after it was held a moment.
 */
export class Gestures {
  readonly #node: HTMLElement;
  readonly #camera: Camera;
  readonly #listener: Listener;
  readonly #down = new Map<number, Point>();
  #begun: Point | undefined;
  #moved = false;
  #source: AreaId | undefined;
  #dragging: AreaId | undefined;
  #hold = 0;
  #turned = 0;

  constructor(node: HTMLElement, camera: Camera, listener: Listener) {
    this.#node = node;
    this.#camera = camera;
    this.#listener = listener;
  }

  listen(): () => void {
    const node = this.#node;
    const ending = new AbortController();
    const { signal } = ending;
    node.addEventListener("pointerdown", (it) => this.#press(it), { signal });
    node.addEventListener("pointermove", (it) => this.#move(it), { signal });
    node.addEventListener("pointerup", (it) => this.#release(it), { signal });
    node.addEventListener("pointercancel", (it) => this.#cancel(it), { signal });
    node.addEventListener("pointerleave", () => this.#listener.hover(undefined), { signal });
    node.addEventListener("wheel", (it) => this.#wheel(it), { signal, passive: false });
    return () => {
      clearTimeout(this.#hold);
      ending.abort();
    };
  }

  #point(event: MouseEvent): Point {
    const { left, top } = this.#node.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  #press(event: PointerEvent): void {
    if (event.button !== 0) return;
    const point = this.#point(event);
    this.#node.setPointerCapture(event.pointerId);
    this.#down.set(event.pointerId, point);
    clearTimeout(this.#hold);
    if (this.#down.size > 1) {
      this.#moved = true;
      this.#stopDragging();
      return;
    }
    this.#begun = point;
    this.#moved = false;
    this.#source = this.#listener.draggable(point);
    if (this.#source && event.pointerType === "touch") {
      this.#hold = window.setTimeout(() => {
        if (!this.#moved) this.#dragging = this.#source;
        if (this.#dragging) navigator.vibrate?.(15);
      }, HOLD);
    }
  }

  #move(event: PointerEvent): void {
    const point = this.#point(event);
    const before = this.#down.get(event.pointerId);
    if (!before || !this.#begun) {
      if (event.pointerType !== "touch") this.#listener.hover(point);
      return;
    }
    if (this.#down.size === 2) {
      this.#pinch(event.pointerId, before, point);
      return;
    }
    const far = Math.hypot(point.x - this.#begun.x, point.y - this.#begun.y) > SLACK;
    if (far && !this.#moved) {
      this.#moved = true;
      clearTimeout(this.#hold);
      if (this.#source && event.pointerType !== "touch") this.#dragging = this.#source;
    }
    this.#down.set(event.pointerId, point);
    if (this.#dragging) this.#listener.drag(this.#dragging, point);
    else if (this.#moved) this.#camera.pan(point.x - before.x, point.y - before.y);
  }

  #pinch(id: number, before: Point, now: Point): void {
    const other = [...this.#down].find(([it]) => it !== id)?.[1];
    this.#down.set(id, now);
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    this.#camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (was > 0) this.#camera.zoom(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  #release(event: PointerEvent): void {
    if (!this.#down.delete(event.pointerId)) return;
    clearTimeout(this.#hold);
    const point = this.#point(event);
    if (this.#dragging && this.#moved) this.#listener.drop(this.#dragging, point);
    else if (!this.#moved && this.#down.size === 0) {
      const grasp = event.shiftKey || this.#dragging ? "all" : "one"; // held as if to drag, but let go there
      this.#listener.tap(point, event.pointerType, grasp);
    }
    this.#stopDragging();
  }

  #cancel(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    clearTimeout(this.#hold);
    this.#stopDragging();
  }

  #stopDragging(): void {
    if (this.#dragging) this.#listener.dragEnded();
    this.#dragging = undefined;
    this.#source = undefined;
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    this.#turned -= event.deltaY * lines;
    const steps = Math.trunc(this.#turned / NOTCH);
    if (this.#listener.turn(this.#point(event), steps)) {
      this.#turned -= steps * NOTCH;
      return;
    }
    this.#turned = 0;
    this.#camera.zoom(Math.exp(-event.deltaY * lines * 0.0016), this.#point(event));
  }
}
