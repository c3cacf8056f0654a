import type { Action } from '@reduxjs/toolkit';
import { authSelectors, isCustomerChange } from '@/features/auth';
import { loadForRoute } from '@/features/loading';
import { navigation, placeOf } from '@/features/navigation';
import { vehicleChangeActions, vehiclesSelectors } from '@/features/vehicles';
import { call, fork, race, select, take } from '@/shared/saga/effects';
import { defineSagaFeature } from '@/shared/feature';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { catalog, catalogSelectors } from './catalogSlice';
import { fetchList } from './fetchList';
import { loadProductList } from './loadProductList';
import { toListPageQuery, getProductQueryKey, type ListPageQuery, type ProductQuery } from './productQuery';

/** Returns the product query for the URL of a list; null if the URL is not a list. */
const getListQuery = (path: string): ListPageQuery | null =>
  toListPageQuery(placeOf(new URL(path, 'http://shop')));

/**
 * Returns a test for events after which this list is no longer needed: navigation to another list or page, or a change
 * of customer.
 */
const isLeavingList = (shelf: ProductQuery) => (action: Action) => {
  if (!navigation.began.match(action)) return isCustomerChange(action);
  const next = getListQuery(action.payload.path);
  return !next || getProductQueryKey(next) !== getProductQueryKey(shelf);
};

/** Loads the products of a list. A link to a list that is pressed, followed or approached prefetches the products. */
export function* watchLists() {
  /** Key of the prefetched list. Arrival at this list does not request the list again. */
  let prefetchedKey: string | null = null;
  function* prefetchList(
    event: ReturnType<typeof navigation.pressed | typeof navigation.began | typeof catalog.listApproached>,
  ) {
    const shelf = getListQuery(event.payload.path);
    const key = shelf && getProductQueryKey(shelf);
    if (key === prefetchedKey && navigation.began.match(event)) return;
    prefetchedKey = null;
    if (!shelf || !(yield* select(authSelectors.isKnown))) return;
    const status = yield* select(catalogSelectors.shelfStatus, shelf);
    // a cached list is shown at once and requested again on arrival, so its key is not stored
    if (status === 'idle' || status === 'asking') prefetchedKey = key;
    if (status !== 'idle') return;
    const { left } = yield* race({
      filled: call(loadProductList, shelf, fetchList),
      left: take(isLeavingList(shelf)),
    });
    if (left && prefetchedKey === key) prefetchedKey = null;
  }
  yield* fork(function* () {
    yield* takeEveryIsolated([navigation.pressed, navigation.began, catalog.listApproached], prefetchList);
  });

  yield* loadForRoute({
    for: 'visitor',
    key: function* (place) {
      const list = toListPageQuery(place);
      return list && [list, (yield* select(vehiclesSelectors.current))?.id];
    },
    // another vehicle changes the order of a list, because parts for the current vehicle come first
    events: vehicleChangeActions,
    load: function* (place) {
      const list = toListPageQuery(place);
      if (!list) return;
      const status = yield* select(catalogSelectors.shelfStatus, list);
      const isPrefetched =
        getProductQueryKey(list) === prefetchedKey && (status === 'asking' || status === 'ready');
      prefetchedKey = null;
      if (!isPrefetched) yield* call(loadProductList, list, fetchList);
    },
  });
}

/** Feature of list pages. */
export const listFeature = defineSagaFeature('list', { lists: watchLists });
