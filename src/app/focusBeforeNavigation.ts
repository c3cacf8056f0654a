/** What had the focus when the navigation began. */
let before: Element | null = null;

export function saveFocusedElement(): void {
  before = document.activeElement;
}

/**
 * Whether the person has begun to type something else while the page's code was on its way. A button that has the focus
 * now is no sign: a menu that closes gives it back to its own.
 */
export function hasFocusMovedToInput(): boolean {
  const now = document.activeElement;
  return now !== before && (now instanceof HTMLInputElement || now instanceof HTMLTextAreaElement);
}
