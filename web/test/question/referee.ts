import { readFileSync } from "node:fs";
import type { Kind } from "../../src/question/form";
import type { Answer, Pace, Question } from "../../src/wire/message";

/** The question of a kind that docs/referee.md shows, and the answers it gives to it. */
export interface Example {
  question: Question;
  answers: unknown[];
}

const page = readFileSync("../docs/referee.md", "utf8")
  .split("## Questions and answers")[1]
  ?.split("\n## Events")[0];

/** Every kind of question with its first example. */
export const examples: ReadonlyMap<Kind, Example> = new Map(
  (page ?? "")
    .split("\n### ")
    .slice(1)
    .filter((section) => /^[a-z-]+\n/.test(section)) // others tell of questions of any kind
    .map((section): [Kind, Example] => {
      const [question, ...answers] = [...section.matchAll(/```json\n(.*?)```/gs)].map((block) =>
        JSON.parse(block[1] ?? ""),
      );
      return [question.kind, { question, answers: answers.filter((one) => one.kind !== question.kind) }];
    }),
);

export function example<K extends Kind>(
  kind: K,
): { question: Extract<Question, { kind: K }>; answers: unknown[] } {
  const found = examples.get(kind);
  if (!found) throw new Error(`referee.md shows no ${kind}`);
  return found as { question: Extract<Question, { kind: K }>; answers: unknown[] };
}

/** Whether what is sent is what the page shows; it may leave out of which kind an answer is. */
export function shown(sent: Answer | Pace, answer: unknown): boolean {
  return JSON.stringify(sorted(sent, answer)) === JSON.stringify(sorted(answer, answer));
}

/** Properties in order, without a kind that is not said; lists in any order but that of orders. */
function sorted(value: unknown, like: unknown): unknown {
  if (Array.isArray(value)) {
    const pattern = Array.isArray(like) ? like[0] : undefined;
    const all = value.map((one) => sorted(one, pattern));
    const ordered = all.some((one) => typeof one === "object" && one !== null && "order" in one);
    return ordered ? all : all.map((one) => JSON.stringify(one)).sort();
  }
  if (typeof value !== "object" || value === null) return value;
  const pattern = (typeof like === "object" ? like : {}) as Record<string, unknown>;
  return Object.entries(value)
    .filter(([name]) => name !== "kind" || name in pattern)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, part]) => [name, sorted(part, pattern[name])]);
}
