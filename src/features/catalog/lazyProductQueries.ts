import { customerChangeActions } from '@/features/auth';
import { navigation, getPagePath, selectPlace } from '@/features/navigation';
import { defineSagaFeature } from '@/shared/feature';
import { all, call, cancel, fork, select, take } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { catalog, catalogSelectors } from './catalogSlice';
import { loadProductList } from './loadProductList';
import { getProductQueryKey, type ProductQuery } from './productQuery';

/**
 * Shelves further down a page, each asked when the reader comes near it, and once more when what failed is asked again.
 * Going on to another page gives up those that are on their way, and so does a change of prices: whoever is still near
 * wants them again.
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
    yield* call(untilLeft);
    yield* cancel(asking);
  }
}

function* fillWanted(shelf: ProductQuery) {
  const status = yield* select(catalogSelectors.shelfStatus, shelf);
  // two blocks of a page may show the same shelf
  if (status !== 'asking' && status !== 'ready') yield* call(loadProductList, shelf);
}

/** A tab or a filter of the same page leaves it as it is. */
function* untilLeft() {
  for (;;) {
    const event = yield* take([navigation.began.type, ...customerChangeActions.map(({ type }) => type)]);
    if (!navigation.began.match(event)) return;
    const here = yield* select(selectPlace);
    if (!here || getPagePath(event.payload.path) !== getPagePath(here.path)) return;
  }
}

/** What only pages with shelves further down need. */
export const shelvesFeature = defineSagaFeature('shelves', { wantedShelves });
