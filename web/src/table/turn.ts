import type { OpenQuestion, Scene, Seat, TableInfo } from "../wire/message";

/** Whom a seat waits for, or could: those asked at the same time whose turns come before (RU.88). */
export function ahead({ turns = [] }: TableInfo, seat: Seat | undefined): Seat[] {
  return turns.slice(0, Math.max(0, turns.indexOf(seat ?? "")));
}

export function isWaiting({ waiting = [] }: TableInfo, seat: Seat | undefined): boolean {
  return seat !== undefined && waiting.includes(seat);
}

/** The questions that others wait for me to answer: none while I wait for my turn. */
export function awaited({ table, view, questions }: Scene): OpenQuestion[] {
  return isWaiting(table, view.seat) ? [] : questions.filter((it) => it.awaited);
}
