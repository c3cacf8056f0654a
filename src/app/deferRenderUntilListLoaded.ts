import type { Store } from '@reduxjs/toolkit';

const maxDeferMs = 150;

/**
 * Defers the render of a list page until its rows have arrived, for up to 150 ms. The page then renders once, with its
 * rows, scroll position and focus in one frame.
 * @returns a function that cancels the deferred render
 */
export function renderWhenListLoaded(store: Store, isAwaited: () => boolean, render: () => void): () => void {
  const finish = () => {
    stop();
    render();
  };
  // `isAwaited` must be true even before the request, because this subscriber runs before the saga that sends the
  // request
  const unsubscribe = store.subscribe(() => isAwaited() || finish());
  const tooLong = setTimeout(finish, maxDeferMs);
  const stop = () => {
    unsubscribe();
    clearTimeout(tooLong);
  };
  return stop;
}
