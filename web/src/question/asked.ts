import type { Component } from "svelte";
import type { Question } from "../wire/message";
import type { AnswerTo } from "../wire/types";
import type { Sheet } from "./sheet.svelte";

export type Kind = Question["kind"];
export type Asked<K extends Kind> = Extract<Question, { kind: K }>;

/** What the form of a kind of question is given: the question, and the sheet it fills in. */
export interface FormProps<K extends Kind> {
  question: Asked<K>;
  sheet: Sheet<AnswerTo[K]>;
}

export type Form<K extends Kind> = Component<FormProps<K>>;
