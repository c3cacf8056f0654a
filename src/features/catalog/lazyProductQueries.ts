import { customerChangeActions } from '@/features/auth';
import { navigation, getPagePath, selectPlace } from '@/features/navigation';
import { defineSagaFeature } from '@/shared/feature';
import { all, call, cancel, fork, select, take } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { catalog, catalogSelectors } from './catalogSlice';
import { fetchProductQuery } from './fetchProductQuery';
import { loadProductList } from './loadProductList';
import { getProductQueryKey, type ProductQuery } from './productQuery';

/**
 * Loads the product queries in the lower part of a page when they come near the viewport, and again on a retry.
 * Navigation and a change of customer cancel the requests. The visible queries are then requested again.
 */
function* wantedShelves() {
  for (;;) {
    const wanted = new Map<string, ProductQuery>();
    const asking = yield* fork(function* () {
      yield* takeEveryIsolated([catalog.shelfWanted, navigation.retryRequested], function* (event) {
        const again = [...wanted.values()];
        const shelves = catalog.shelfWanted.match(event) ? [event.payload.shelf] : again;
        for (const shelf of shelves) wanted.set(getProductQueryKey(shelf), shelf);
        yield* all(shelves.map((shelf) => call(fillWanted, shelf)));
      });
    });
    yield* call(waitForNavigation);
    yield* cancel(asking);
  }
}

function* fillWanted(shelf: ProductQuery) {
  const status = yield* select(catalogSelectors.shelfStatus, shelf);
  // if only the prices failed to load, the rows are shown without prices, and the query has a failure
  const hasFailed = (yield* select(catalogSelectors.shelfFailure, shelf)) !== null;
  // a query may already be loading, because two blocks of a page may show the same query
  if (status === 'idle' || hasFailed) yield* call(loadProductList, shelf, fetchProductQuery);
}

/** Waits for a navigation to another page, or a change of customer. Tabs and filters of the same page do not count. */
function* waitForNavigation() {
  for (;;) {
    const event: unknown = yield* take([navigation.began, ...customerChangeActions]);
    if (!navigation.began.match(event)) return;
    const here = yield* select(selectPlace);
    if (!here || getPagePath(event.payload.path) !== getPagePath(here.path)) return;
  }
}

/** Feature that loads the rows of products below the first screen of a page. */
export const shelvesFeature = defineSagaFeature('shelves', { wantedShelves });
