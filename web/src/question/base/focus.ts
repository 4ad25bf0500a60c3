let used = false;
document.addEventListener("focusin", () => (used = true));

/**
 * Takes the focus over when what had it is gone, so that the keyboard goes on from there. Called in an effect,
 * it follows the causes.
 */
export function catchFocus(element: HTMLElement | undefined, ...causes: unknown[]): void {
  void causes;
  if (used && document.activeElement === document.body) element?.focus({ preventScroll: true });
}
