/** Element that had the focus when the navigation began. */
let savedElement: Element | null = null;

export function saveFocusedElement(): void {
  savedElement = document.activeElement;
}

/**
 * Whether the visitor has moved the focus to another input while the page's code loaded. A focused button
 * does not count: a closing menu returns the focus to its button.
 */
export function hasFocusMovedToInput(): boolean {
  const now = document.activeElement;
  return now !== savedElement && (now instanceof HTMLInputElement || now instanceof HTMLTextAreaElement);
}
