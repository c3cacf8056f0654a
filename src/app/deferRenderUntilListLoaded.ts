import type { Store } from '@reduxjs/toolkit';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { catalogSelectors, type CatalogState } from '@/features/catalog';
import type { Place } from '@/features/navigation';
import { isPageLoaded } from './routes';

const maxDeferMs = 150;

/**
 * Defers the render of a list page for up to 150 ms, so that it renders once, with its rows, scroll and focus
 * in one frame; after that the skeleton shows, or the page before stays until the list's code has come. @returns cancels
 */
export function renderWhenListLoaded(
  store: Store<{ catalog: CatalogState }>,
  place: Place,
  go: () => void,
): () => void {
  // true also before the request: the saga that loads the list sees the event only after this one
  const isAwaited = () => catalogSelectors.isListAwaited(store.getState(), place);
  if (!isAwaited()) {
    go();
    return () => undefined;
  }
  const finish = () => {
    stop();
    if (isPageLoaded(place.route)) flushSync(go);
    else startTransition(go);
  };
  const unsubscribe = store.subscribe(() => isAwaited() || finish());
  const tooLong = setTimeout(finish, maxDeferMs);
  const stop = () => {
    unsubscribe();
    clearTimeout(tooLong);
  };
  return stop;
}
