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

/** Returns the product query of a list's URL. */
const getListQuery = (path: string): ListPageQuery | null =>
  toListPageQuery(placeOf(new URL(path, 'http://shop')));

/** Matches navigation away from a list, and an account change, after which the page requests the list again. */
const isLeavingList = (shelf: ProductQuery) => (action: Action) => {
  if (!navigation.began.match(action)) return isCustomerChange(action);
  const next = getListQuery(action.payload.path);
  return !next || getProductQueryKey(next) !== getProductQueryKey(shelf);
};

/** Loads the products of a list, and prefetches them when a link to the list is pressed, followed or approached. */
export function* watchLists() {
  /** Key of the list that was prefetched: the arrival at this list does not request it again. */
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
    // cached lists are shown, and requested again on arrival
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
    // parts for the current vehicle come first in lists
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
