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

function* mendAddress(event?: UnknownAction): SagaGenerator<void> {
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
 * Keeps the address of a list true: a wrong one becomes the proper one, a page beyond the last becomes the last once the
 * rows are there, and "only what fits" follows the vehicle in use.
 */
function* listAddress() {
  // the flow comes with the first list, which may have been arrived at before
  yield* fork(mendAddress);
  yield* takeLatestOf([navigation.arrived, catalog.shelfReceived, ...vehicleChanges], mendAddress);
}

/** What only the pages of lists need. */
export const listFeature = defineSagaFeature('list', { listAddress });
