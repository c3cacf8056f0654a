import { useSyncExternalStore } from 'react';

/** The modal dialogs that are open, the topmost last: all else on the page is inert, and behind them. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

/** While any is open the page below does not scroll, in whatever order they close. @returns what ends it for this one */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  const { style, clientWidth } = document.documentElement;
  if (open.length === 0) {
    // the scrollbar goes and its room stays, so that nothing behind moves; not `scrollbar-gutter`, which stays undimmed
    style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
  }
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    if (open.length === 0) Object.assign(style, { overflow: '', paddingInlineEnd: '' });
    tell();
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The dialog that is above everything: what must be seen and heard stands in it. Null while none is open. */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(subscribe, () => open.at(-1) ?? null);
