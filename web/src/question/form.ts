import type { Component } from "svelte";
import type { Question } from "../wire/message";
import type { AnswerTo } from "../wire/types";
import type { AnswerDraft } from "./draft.svelte";

export type Kind = Question["kind"];
export type QuestionOf<K extends Kind> = Extract<Question, { kind: K }>;

/** What the form of a kind of question is given: the question, and the draft it fills in. */
export interface FormProps<K extends Kind> {
  question: QuestionOf<K>;
  draft: AnswerDraft<AnswerTo[K]>;
}

export type Form<K extends Kind> = Component<FormProps<K>>;
