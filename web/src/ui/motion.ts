import { settings } from "./settings.svelte";

/** Whether nothing is to move: the system or this browser's settings ask for that. */
export function isReduced(): boolean {
  return settings.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const SLOWER = { slow: 1.8, normal: 1, fast: 0.5, off: undefined };

/** How many times slower than usual what happened is played; undefined where it is not. */
export function pace(): number | undefined {
  return isReduced() ? undefined : SLOWER[settings.pace];
}
