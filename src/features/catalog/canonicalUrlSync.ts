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
 * vehicle. When the rows of a page beyond the last page have loaded, the URL gets the number of the last page.
 */
function* listAddress() {
  // the feature loads with the first list, whose arrival may already have been dispatched
  yield* fork(redirectToCanonical);
  yield* takeLatestOf(
    [navigation.arrived, catalog.shelfReceived, ...vehicleChangeActions],
    redirectToCanonical,
  );
}

/** Feature of a list's controls. */
export const listAddressFeature = defineSagaFeature('listAddress', { listAddress });
