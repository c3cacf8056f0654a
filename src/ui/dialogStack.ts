import { useSyncExternalStore } from 'react';

/** Stack of the open modal dialogs. The last dialog is on top; the rest of the page is inert. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const notify = () => listeners.forEach((listener) => listener());

/**
 * Adds a dialog to the stack. While any dialog is open, the page cannot scroll. The dialogs may close in any order.
 * @returns a function that removes the dialog
 */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  const { style, clientWidth } = document.documentElement;
  if (open.length === 0) {
    // the padding replaces the scrollbar, so that the page behind the dialog does not shift; with `scrollbar-gutter`
    // the backdrop of the dialog would not dim the gutter
    style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
  }
  open.push(dialog);
  notify();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    if (open.length === 0) Object.assign(style, { overflow: '', paddingInlineEnd: '' });
    notify();
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Returns the topmost dialog; null while no dialog is open. Toasts and live regions must be inside this dialog, because
 * the rest of the page is inert.
 */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    // value during hydration; a toast may already be shown at this time
    () => null,
  );
