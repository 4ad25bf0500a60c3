import { advanceName, areaName, calamityName, civilizationName } from "../wire/facts";
import type { Question } from "../wire/message";
import { fates, kinds, ownFates, sentences } from "../words/phrases";
import { say } from "../words/words.svelte";

type Gaps = Record<string, string | number>;

/** What is asked, in one sentence of the present language. */
export function asking(question: Question): string {
  if (question.kind === "claim-spoils" && question.cards === 0) return say(kinds["spoils-without-card"]);
  if (question.kind !== "pick-cities") return say(sentences[question.kind], gaps(question));
  const { fate, owner, seat, count } = question;
  const own = owner === seat && fate in ownFates ? ownFates[fate as keyof typeof ownFates] : undefined;
  return say(own ?? fates[fate], { count, owner: civilizationName(owner) });
}

/** What the sentence names by something else than the question's own figures. */
function gaps(question: Exclude<Question, { kind: "pick-cities" }>): Gaps {
  switch (question.kind) {
    case "let-others-fight":
    case "take-casualty":
      return { area: areaName(question.conflict), ...figures(question) };
    case "attack-first":
      return { area: areaName(question.attacked) };
    case "insist-on-order":
      return {
        calamity: calamityName(question.calamity),
        victims: question.victims.map(civilizationName).join(", "),
      };
    case "shake-neighbour":
      return { area: areaName(question.epicentre) };
    case "take-area":
    case "pick-tokens":
      return { ...figures(question), owner: civilizationName(question.owner) };
    case "move-horde":
      return { area: areaName(question.from), tokens: question.tokens };
    case "pay-treasury":
      return { calamity: calamityName(question.calamity), amount: question.amount };
    case "pick-target":
      return { advance: advanceName(question.advance) };
    case "hand-over":
      return { to: civilizationName(question.to) };
    case "keep-hand-limit":
      return { limit: question.limit.result, excess: question.hand.length - question.limit.result };
    default:
      return figures(question);
  }
}

function figures(question: Question): Gaps {
  return Object.fromEntries(Object.entries(question).filter(([, value]) => typeof value === "number"));
}
