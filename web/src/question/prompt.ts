import { type Blocks, ONE_BLOCK, within } from "../wire/blocks";
import type { Question } from "../wire/message";
import type { Gap } from "../words/fill";
import { fates, kinds, ownFates, sentences } from "../words/phrases";
import { say } from "../words/words.svelte";

type Gaps = Record<string, Gap>;

/** What is asked, in one sentence of the present language. */
export function prompt(question: Question, blocks: Blocks = ONE_BLOCK): string {
  if (question.kind === "claim-spoils" && question.cards === 0) return say(kinds["spoils-without-card"]);
  if (question.kind !== "pick-cities") return say(sentences[question.kind], gaps(question, blocks));
  const { fate, owner, seat, count } = question;
  const own = owner === seat && fate in ownFates ? ownFates[fate as keyof typeof ownFates] : undefined;
  return say(own ?? fates[fate], { count, owner: within(blocks, owner) });
}

/** What the sentence names by something else than the question's own figures. */
function gaps(question: Exclude<Question, { kind: "pick-cities" }>, blocks: Blocks): Gaps {
  switch (question.kind) {
    case "let-others-fight":
    case "take-casualty":
      return { area: { area: question.conflict }, ...figures(question) };
    case "attack-first":
      return { area: { area: question.attacked } };
    case "insist-on-order":
      return {
        calamity: { "calamity-card": question.calamity },
        victims: { seats: question.victims.map((it) => within(blocks, it)) },
      };
    case "shake-neighbour":
      return { area: { area: question.epicentre } };
    case "take-area":
    case "pick-tokens":
      return { ...figures(question), owner: within(blocks, question.owner) };
    case "move-horde":
      return { area: { area: question.from }, tokens: question.tokens };
    case "pay-treasury":
      return { calamity: { "calamity-card": question.calamity }, amount: question.amount };
    case "pick-target":
      return { advance: { advance: question.advance } };
    case "hand-over":
      return { to: { civilization: question.to } };
    case "keep-hand-limit":
      return { limit: question.limit.result, excess: question.hand.length - question.limit.result };
    default:
      return figures(question);
  }
}

function figures(question: Question): Gaps {
  return Object.fromEntries(
    Object.entries(question).filter(([, value]) => typeof value === "number"),
  ) as Gaps;
}
