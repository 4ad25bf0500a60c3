import type { Wish } from "./atlas";
import type { Box } from "./board";
import type { Camera } from "./camera.svelte";
import type { Painted } from "./ground.worker";
import Worker from "./ground.worker?worker";

const AFAR = 0.4; // the scale of the picture of the whole sheet
const MARGIN = 0.3; // painted beyond each side of what is seen
const SETTLES = 90; // milliseconds

export type Style = Pick<Wish, "night" | "language" | "inPlay" | "layers">;

interface Painting {
  canvas: HTMLCanvasElement;
  wish: Wish;
}

/**
 * The painted ground beneath the pieces: a coarse picture of the whole sheet, and above it a fine one of what
 * is seen. Both only move while the view moves; a worker paints a new fine one when it has come to rest.
 */
export class Ground {
  readonly #worker = new Worker();
  readonly #camera: Camera;
  readonly #sheet: Box;
  readonly #coarse: HTMLCanvasElement;
  readonly #fine: HTMLCanvasElement;
  #style: Style | undefined;
  #shown = new Map<HTMLCanvasElement, Wish>();
  #wanted = new Map<HTMLCanvasElement, Wish>();
  #painting: Painting | undefined;
  #timer = 0;

  constructor(
    text: string,
    size: { width: number; height: number },
    camera: Camera,
    coarse: HTMLCanvasElement,
    fine: HTMLCanvasElement,
  ) {
    this.#camera = camera;
    this.#coarse = coarse;
    this.#fine = fine;
    this.#sheet = { left: 0, top: 0, right: size.width, bottom: size.height };
    this.#worker.onmessage = ({ data }: MessageEvent<Painted>) => this.#painted(data);
    this.#worker.postMessage({ drawing: text });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#worker.terminate();
  }

  /** The colours, the language or the layers are others now. */
  dress(style: Style): void {
    this.#style = style;
    this.#refine();
    this.#ask(this.#coarse, { ...style, scale: AFAR, ratio: 1, box: this.#sheet, names: false });
  }

  /** The view has moved. */
  follow(): void {
    for (const [canvas, wish] of this.#shown) this.#move(canvas, wish);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#settle(), SETTLES);
  }

  #settle(): void {
    const wish = this.#wanted.get(this.#fine) ?? this.#inWork(this.#fine) ?? this.#shown.get(this.#fine);
    const seen = this.#clip(this.#camera.box);
    const fits =
      wish &&
      wish.scale === this.#scale() &&
      wish.box.left <= seen.left &&
      wish.box.top <= seen.top &&
      wish.box.right >= seen.right &&
      wish.box.bottom >= seen.bottom;
    if (!fits) this.#refine();
  }

  #inWork(canvas: HTMLCanvasElement): Wish | undefined {
    return this.#painting?.canvas === canvas ? this.#painting.wish : undefined;
  }

  #scale(): number {
    return this.#camera.scale * this.#ratio();
  }

  #ratio(): number {
    return Math.min(devicePixelRatio, 2);
  }

  #clip(box: Box): Box {
    return {
      left: Math.max(0, box.left),
      top: Math.max(0, box.top),
      right: Math.min(this.#sheet.right, box.right),
      bottom: Math.min(this.#sheet.bottom, box.bottom),
    };
  }

  #refine(): void {
    if (!this.#style) return;
    const { left, top, right, bottom } = this.#camera.box;
    const [dx, dy] = [(right - left) * MARGIN, (bottom - top) * MARGIN];
    const box = this.#clip({ left: left - dx, top: top - dy, right: right + dx, bottom: bottom + dy });
    this.#ask(this.#fine, { ...this.#style, scale: this.#scale(), ratio: this.#ratio(), box, names: true });
  }

  /** The worker gets one wish at a time; of those that wait only the last for each canvas counts. */
  #ask(canvas: HTMLCanvasElement, wish: Wish): void {
    this.#wanted.set(canvas, wish);
    if (!this.#painting) this.#next();
  }

  #next(): void {
    const [first] = this.#wanted;
    this.#painting = first && { canvas: first[0], wish: first[1] };
    if (!first) return;
    this.#wanted.delete(first[0]);
    this.#worker.postMessage({ wish: first[1] });
  }

  #painted({ picture }: Painted): void {
    const frame = this.#painting;
    this.#next();
    if (!frame) return;
    const { canvas, wish } = frame;
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(picture);
    this.#shown.set(canvas, wish);
    this.#move(canvas, wish);
  }

  #move(canvas: HTMLCanvasElement, { box, scale }: Wish): void {
    const { x, y } = this.#camera.toScreen(box.left, box.top);
    canvas.style.transform = `translate(${x}px, ${y}px) scale(${this.#camera.scale / scale})`;
  }
}
