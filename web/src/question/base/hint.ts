const KEPT = "ecumene.hint.";

/** Whether something is worth saying beside a question: beside the first for which this is asked, and no other. */
export function isFirst(hint: string, question: string): boolean {
  const first = localStorage.getItem(KEPT + hint) ?? question;
  localStorage.setItem(KEPT + hint, first);
  return first === question;
}
