// How steps follow each other in time: which are seen together, and for how long.

import type { AreaId } from "../wire/message";
import { areasOf, type Motion, ownerOf, type Step } from "./motions";

/** Steps that are seen at the same time. */
export interface Shot {
  steps: Step[];
  /** How long it lasts at a normal pace, in milliseconds. */
  span: number;
  areas: AreaId[];
  /** Those where something happens to whoever watches. */
  mine: AreaId[];
}

/** All shots together take no longer, as long as none gets too short to be seen. */
export const ROUND = 8000;
const SHORTEST = 250;
const LONGEST = 600;
/** Of what a calamity does. */
const GRAVE = 1100;

/** What is seen one after the other: each player's doings together, and so that a round does not take long. */
export function shotsOf(steps: readonly Step[], me: string | undefined, most = ROUND): Shot[] {
  for (let together = 1; ; together *= 2) {
    const shots = grouped(steps, together, me).map((it) => shot(it, me));
    const whole = shots.reduce((sum, it) => sum + it.span, 0);
    const least = shots.reduce((sum, it) => sum + shortest(it), 0);
    if (whole <= most) return shots;
    if (least <= most || together > steps.length) {
      const part = Math.max(0, (most - least) / (whole - least));
      return shots.map((it) => ({ ...it, span: shortest(it) + (it.span - shortest(it)) * part }));
    }
  }
}

/** Whether something is done to the pieces of a seat, or with its cards, by anybody. */
function concerns(step: Step, me: string | undefined): boolean {
  return me !== undefined && (step.cause?.victim === me || step.motions.some((it) => isOf(it, me)));
}

function isOf(motion: Motion, me: string): boolean {
  if (motion.motion === "dealt") return motion.from === me || motion.to === me;
  if (motion.motion === "besieged") return motion.defender === me || motion.owner === me;
  return ownerOf(motion) === me || (motion.motion === "changed" && motion.is.owner === me);
}

/** Whether others do it to them. */
function isSuffered(step: Step, me: string | undefined): boolean {
  return concerns(step, me) && step.by !== me;
}

/** Neighbours of one phase, so many at a time; what happens to me and what a calamity does stands alone. */
function grouped(steps: readonly Step[], together: number, me: string | undefined): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isLike = last && last.turn === step.turn && last.phase === step.phase;
    if (!group || !isLike) groups.push([step]);
    else if (isForAll(step) && isForAll(last)) group.push(step);
    else if (isPlain(step, me) && group.length < together && group.every((it) => isPlain(it, me)))
      group.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** What everybody gets or does at the same time: cards of the stacks, steps on the A.S.T. */
function isForAll({ motions }: Step): boolean {
  return motions.every((it) => it.motion === "stepped" || (it.motion === "dealt" && it.from === "stack"));
}

function isPlain(step: Step, me: string | undefined): boolean {
  return step.cause === undefined && !isSuffered(step, me);
}

function shot(steps: Step[], me: string | undefined): Shot {
  const own = steps.filter((it) => isSuffered(it, me));
  return {
    steps,
    span: Math.max(...steps.map(span)),
    areas: [...new Set(steps.flatMap(areasOf))],
    mine: [...new Set(own.flatMap(areasOf))],
  };
}

function span(step: Step): number {
  if (step.cause) return GRAVE;
  return Math.min(LONGEST, Math.max(...step.motions.map(spanOf)));
}

function spanOf(motion: Motion): number {
  switch (motion.motion) {
    case "moved":
      return 360 + 90 * motion.route.length;
    case "appeared":
      return motion.piece === "city" ? 450 : 320;
    case "removed":
    case "changed":
    case "besieged":
      return LONGEST;
    case "dealt":
      return 420;
    case "stepped":
      return 500;
  }
}

function shortest({ steps }: Shot): number {
  return steps.some((it) => it.cause) ? LONGEST : SHORTEST;
}
