/** Element that had the focus when the navigation began. */
let savedElement: Element | null = null;

export function saveFocusedElement(): void {
  savedElement = document.activeElement;
}

/**
 * Whether the visitor has moved the focus to another input, or opened a panel, while the page's code loaded: neither is
 * taken from them. A focused button alone does not count: a closing menu returns the focus to its button.
 */
export function hasVisitorMovedFocus(): boolean {
  const now = document.activeElement;
  if (now === null || now === savedElement) return false;
  if (now instanceof HTMLInputElement || now instanceof HTMLTextAreaElement) return true;
  return Boolean(now.closest('[data-panel]')?.querySelector('[aria-expanded="true"]'));
}
