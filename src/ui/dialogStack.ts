import { useSyncExternalStore } from 'react';

/** Stack of the open modal dialogs, the topmost last; the rest of the page is inert. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const notify = () => listeners.forEach((listener) => listener());

/**
 * Adds a dialog and locks the page's scrolling while any is open, in whatever order they close. @returns a function
 * that removes it
 */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  const { style, clientWidth } = document.documentElement;
  if (open.length === 0) {
    // reserves the scrollbar's width, so that the page behind does not shift; a `scrollbar-gutter` would not be dimmed
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
 * Returns the topmost dialog, in which toasts and live regions must be to be seen and read. Null while no dialog is
 * open.
 */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    // a toast may be shown while the page is hydrated
    () => null,
  );
