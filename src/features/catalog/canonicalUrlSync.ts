import type { UnknownAction } from '@reduxjs/toolkit';
import { authSelectors } from '@/features/auth';
import { navigation, replaceUrl, selectPlace } from '@/features/navigation';
import { vehicles, vehiclesSelectors } from '@/features/vehicles';
import { defineSagaFeature } from '@/shared/feature';
import { call, fork, select, type SagaGenerator } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { getToday } from '@/shared/time';
import { catalog, catalogSelectors } from './catalogSlice';
import { toVehicleUrl, clampPage, toCanonicalUrl } from './canonicalUrl';
import { listShelf } from './productQuery';

const vehicleChanges = [vehicles.vehicleAdded, vehicles.vehicleSelected, vehicles.vehicleRemoved] as const;

function* redirectToCanonical(event?: UnknownAction): SagaGenerator<void> {
  const place = yield* select(selectPlace);
  const shelf = place && listShelf(place);
  if (!place || !shelf) return;
  let address = toCanonicalUrl(place);
  const vehicle = (yield* select(vehiclesSelectors.current))?.id ?? null;
  if (vehicleChanges.some(({ match }) => match(event))) {
    address = toVehicleUrl(place, vehicle);
  } else if (address === place.path && (yield* select(catalogSelectors.shelfStatus, shelf)) === 'ready') {
    address = clampPage(place, yield* select(catalogSelectors.shelfProducts, shelf), {
      isSignedIn: yield* select(authSelectors.isSignedIn),
      discount: yield* select(authSelectors.discount),
      day: yield* call(getToday),
      vehicle,
    });
  }
  if (address !== place.path) yield* call(replaceUrl, address);
}

/**
 * Redirects a list to its canonical URL: invalid parameters are removed, a page beyond the last becomes the
 * last once rows have loaded, and the fitment filter follows the current vehicle.
 */
function* listAddress() {
  // the feature loads with the first list, which may have been arrived at before
  yield* fork(redirectToCanonical);
  yield* takeLatestOf([navigation.arrived, catalog.shelfReceived, ...vehicleChanges], redirectToCanonical);
}

/** Feature of list pages. */
export const listFeature = defineSagaFeature('list', { listAddress });
