import { authSelectors } from '@/features/auth';
import { navigation, prefetchRoute } from '@/features/navigation';
import { call, delay, put, select } from '@/shared/saga/effects';
import { latest } from '@/shared/saga/flows';
import { catalog, catalogSelectors } from './catalogSlice';
import { askShelf, type Shelf } from './shelf';

/** A pointer that crosses a list rests on nothing for so long. Milliseconds. */
const rest = 65;

/** The product that is pointed at is likely the next page: its code comes, and what lies beside it. */
export function* productPrefetch() {
  yield* latest([catalog.productPointed, navigation.arrived], function* (event) {
    if (!catalog.productPointed.match(event)) return;
    yield* delay(rest);
    yield* call(prefetchRoute, 'product' as const);
    const shelf: Shelf = { kind: 'related', slug: event.payload.slug };
    if ((yield* select(catalogSelectors.shelfStatus, shelf)) !== 'idle') return;
    try {
      const products = yield* call(askShelf, shelf, yield* select(authSelectors.level));
      yield* put(catalog.shelfReceived({ shelf, products }));
    } catch {
      // a guess: the page itself asks again, and says what failed
    }
  });
}
