import { calamitiesOf } from "../event/calamities";
import { facts } from "../wire/facts";
import { advanceName, calamityName } from "../words/names";
import type { Question, Scene, DatedEvent } from "../wire/message";
import type { CalamityCard } from "../wire/types";
import { forms } from "../words/phrases";
import { say } from "../words/words.svelte";

/**
 * The calamity that is being resolved, if any: the first that has not ended. Minor ones are resolved by everybody
 * at the same time, each their own.
 */
export function calamityNow(scene: Scene, seat: string): CalamityCard | undefined {
  if (scene.table.phase !== "calamity-resolution") return undefined;
  return calamitiesOf(ofThisPhase(scene.events))
    .resolutions.at(-1)
    ?.strikes.find((it) => !it.end && (it.victim === seat || !isMinor(it.calamity)))?.calamity;
}

function isMinor(calamity: CalamityCard): boolean {
  return facts.calamities[calamity].kind === "minor";
}

function ofThisPhase(events: readonly DatedEvent[]): readonly DatedEvent[] {
  const last = events.at(-1);
  return events.slice(events.findLastIndex((it) => it.turn !== last?.turn || it.phase !== last.phase) + 1);
}

/** How much the seat has to suffer, and why: "10 − 5 Pottery = 5". */
function reckoned(scene: Scene, seat: string): string | undefined {
  const calamity = calamityNow(scene, seat);
  const told = ofThisPhase(scene.events)
    .map((it) => it.event)
    .findLast((it) => it.kind === "amount-reckoned" && it.reckoning.seat === seat);
  if (told?.kind !== "amount-reckoned" || told.calamity !== calamity) return undefined;
  const { base, steps, result } = told.reckoning;
  const changes = steps.map(
    ({ advance, delta }) => `${delta < 0 ? "−" : "+"} ${Math.abs(delta)} ${advanceName(advance)}`,
  );
  const sum = changes.length > 0 ? `${[base, ...changes].join(" ")} = ${result}` : String(result);
  return `${calamityName(told.calamity)}: ${sum}`;
}

/** What has led to the question, where it does not say so itself. */
export function reason(scene: Scene, question: Question): string | undefined {
  if ("calamity" in question) return undefined;
  const calamity = calamityNow(scene, question.seat);
  const because = calamity && say(forms.because, { calamity: calamityName(calamity) });
  return reckoned(scene, question.seat) ?? because;
}
