import type { Store } from '@reduxjs/toolkit';

const maxDeferMs = 150;

/**
 * Defers the render of a list page until its rows are there, for up to 150 ms, so that it renders once, with its rows, scroll
 * and focus in one frame. @returns cancels
 */
export function renderWhenListLoaded(store: Store, isAwaited: () => boolean, render: () => void): () => void {
  const finish = () => {
    stop();
    render();
  };
  // awaited also before the request: the saga that loads the list sees the event only after this one
  const unsubscribe = store.subscribe(() => isAwaited() || finish());
  const tooLong = setTimeout(finish, maxDeferMs);
  const stop = () => {
    unsubscribe();
    clearTimeout(tooLong);
  };
  return stop;
}
