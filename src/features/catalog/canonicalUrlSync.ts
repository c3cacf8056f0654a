import type { UnknownAction } from '@reduxjs/toolkit';
import { navigation, replaceUrl, selectPlace } from '@/features/navigation';
import { vehicleChangeActions, vehiclesSelectors } from '@/features/vehicles';
import { defineSagaFeature } from '@/shared/feature';
import { call, fork, select, type SagaGenerator } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { catalog, catalogSelectors } from './catalogSlice';
import { toVehicleUrl, clampPage, toCanonicalUrl } from './canonicalUrl';
import { toListPageQuery } from './productQuery';

function* redirectToCanonical(event?: UnknownAction): SagaGenerator<void> {
  const place = yield* select(selectPlace);
  const shelf = place && toListPageQuery(place);
  if (!place || !shelf) return;
  let address = toCanonicalUrl(place);
  const vehicle = (yield* select(vehiclesSelectors.current))?.id ?? null;
  if (vehicleChangeActions.some(({ match }) => match(event))) {
    address = toVehicleUrl(place, vehicle);
  } else if (address === place.path && (yield* select(catalogSelectors.shelfStatus, shelf)) === 'ready') {
    const found = yield* select(catalogSelectors.shelfFound, shelf);
    address = clampPage(place, found?.pages ?? 1);
  }
  if (address !== place.path) yield* call(replaceUrl, address);
}

/**
 * Redirects a list to its canonical URL. Invalid parameters are removed, and the fitment filter follows the current
 * vehicle. If the page number is above the last page, the URL gets the number of the last page once the rows have
 * arrived.
 */
function* listAddress() {
  // this feature loads with the first list, so the arrival at that list may already have been dispatched
  yield* fork(redirectToCanonical);
  yield* takeLatestOf(
    [navigation.arrived, catalog.shelfReceived, ...vehicleChangeActions],
    redirectToCanonical,
  );
}

/** Feature that keeps the URL of a list canonical. */
export const listAddressFeature = defineSagaFeature('listAddress', { listAddress });
