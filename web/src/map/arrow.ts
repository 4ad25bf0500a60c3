import type { Point } from "./camera.svelte";

/**
 * Draws an arrow through the points, rounded, with an edge so that every colour is seen on every ground. `px` is a
 * pixel in units of the brush.
 */
export function arrow(
  brush: CanvasRenderingContext2D,
  points: readonly Point[],
  px: number,
  colour: string,
  dashes: readonly number[],
): void {
  const [first, ...rest] = points;
  const last = points.at(-1);
  const before = points.at(-2);
  if (!first || !last || !before) return;
  brush.lineCap = "round";
  brush.lineJoin = "round";
  const angle = Math.atan2(last.y - before.y, last.x - before.x);
  const wing = (side: number): Point => ({
    x: last.x - 13 * px * Math.cos(angle + side * 0.5),
    y: last.y - 13 * px * Math.sin(angle + side * 0.5),
  });
  const [left, right] = [wing(1), wing(-1)];
  for (const [ink, width] of [
    ["#2a1f15", 7.5],
    [colour, 4.5],
  ] as const) {
    brush.strokeStyle = ink;
    brush.lineWidth = width * px;
    brush.setLineDash(dashes.map((it) => it * px * 1.6));
    brush.beginPath();
    brush.moveTo(first.x, first.y);
    rest.forEach((it) => brush.lineTo(it.x, it.y));
    brush.stroke();
    brush.setLineDash([]);
    brush.beginPath();
    brush.moveTo(left.x, left.y);
    brush.lineTo(last.x, last.y);
    brush.lineTo(right.x, right.y);
    brush.stroke();
  }
}
