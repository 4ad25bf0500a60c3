import { advanceName, calamityName, facts, isCalamity } from "../wire/facts";
import type { Question, Scene, Told } from "../wire/message";
import type { CalamityCard } from "../wire/types";
import { forms } from "../words/phrases";
import { say } from "../words/words.svelte";

type Of<K extends string> = Extract<Told["event"], { kind: K }>;

/** The newest thing of that kind that was told in the present phase. */
function newest<K extends Told["event"]["kind"]>(
  scene: Scene,
  kind: K,
  fits: (event: Of<K>) => boolean,
): Of<K> | undefined {
  const last = scene.events.at(-1);
  for (let index = scene.events.length - 1; index >= 0; index--) {
    const told = scene.events[index];
    if (!told || told.turn !== last?.turn || told.phase !== last.phase) return undefined;
    if (told.event.kind === kind && fits(told.event as Of<K>)) return told.event as Of<K>;
  }
  return undefined;
}

/** The calamity that is being resolved, if any; minor ones are resolved by everybody at the same time. */
export function calamityNow(scene: Scene, seat: string): CalamityCard | undefined {
  if (scene.table.phase !== "calamity-resolution") return undefined;
  const card = newest(scene, "calamity-struck", (event) => event.victim === seat || !isMinor(event.card.card))
    ?.card.card;
  return card !== undefined && isCalamity(card) ? card : undefined;
}

function isMinor(card: string): boolean {
  return isCalamity(card) && facts.calamities[card].kind === "minor";
}

/** How much the seat has to suffer, and why: "10 − 5 Pottery = 5". */
function reckoned(scene: Scene, seat: string): string | undefined {
  const calamity = calamityNow(scene, seat);
  const told = newest(scene, "amount-reckoned", (event) => event.reckoning.seat === seat);
  if (!told || told.calamity !== calamity) return undefined;
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
