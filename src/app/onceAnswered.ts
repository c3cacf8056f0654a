import type { Store } from '@reduxjs/toolkit';
import { catalogSelectors, type CatalogState } from '@/features/catalog';
import type { Place } from '@/features/navigation';

/** Milliseconds. */
const longestHold = 150;

/**
 * A list that a press has asked for is mostly there in no time: then it is drawn once, with its rows. A longer wait shows
 * the page's shape.
 * @returns gives it up
 */
export function onceAnswered(
  store: Store<{ catalog: CatalogState }>,
  place: Place,
  go: () => void,
): () => void {
  let isHeld = true;
  const stop = () => {
    isHeld = false;
    unsubscribe();
  };
  const done = () => {
    if (!isHeld) return;
    stop();
    go();
  };
  const look = () => catalogSelectors.isListAsked(store.getState(), place) || done();
  const unsubscribe = store.subscribe(look);
  setTimeout(done, longestHold);
  look();
  return stop;
}
