import type { Store } from '@reduxjs/toolkit';
import { flushSync } from 'react-dom';
import { catalogSelectors, type CatalogState } from '@/features/catalog';
import type { Place } from '@/features/navigation';

/** Milliseconds. */
const longestHold = 150;

/**
 * A list that a press has asked for is mostly there in no time: then it is drawn once, with its rows, and with what follows
 * its drawing (the scroll, the focus) in one frame. A longer wait shows the page's shape.
 * @returns gives it up
 */
export function renderWhenListLoaded(
  store: Store<{ catalog: CatalogState }>,
  place: Place,
  go: () => void,
): () => void {
  // also before it is asked for: where a flow leads to, flows hear of once that one has done
  const isAwaited = () => catalogSelectors.isListAwaited(store.getState(), place);
  if (!isAwaited()) {
    go();
    return () => undefined;
  }
  const done = () => {
    stop();
    flushSync(go);
  };
  const unsubscribe = store.subscribe(() => isAwaited() || done());
  const tooLong = setTimeout(done, longestHold);
  const stop = () => {
    unsubscribe();
    clearTimeout(tooLong);
  };
  return stop;
}
