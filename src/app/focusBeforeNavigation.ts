import { createContext, type RefObject } from 'react';

/** Holds the element that had the focus when the navigation began. */
export const FocusBeforeNavigation = createContext<RefObject<Element | null>>({ current: null });

/**
 * Whether the visitor has moved the focus to another input, or opened a panel, while the page's code loaded. If so, the
 * navigation does not move the focus. A focused button alone does not count, because a closing menu returns the focus
 * to its button.
 * @param before element that had the focus when the navigation began
 */
export function hasVisitorMovedFocus(before: Element | null): boolean {
  const now = document.activeElement;
  if (now === null || now === before) return false;
  const openButton = now.closest('[data-panel]')?.querySelector('[aria-expanded="true"]');
  return now.matches('input, textarea') || Boolean(openButton);
}
