import type { UnknownAction } from '@reduxjs/toolkit';
import { authSelectors } from '@/features/auth';
import { navigation, readdress, selectPlace } from '@/features/navigation';
import { vehicles, vehiclesSelectors } from '@/features/vehicles';
import { flowsOnly } from '@/shared/feature';
import { call, fork, select, type SagaGenerator } from '@/shared/saga/effects';
import { latest } from '@/shared/saga/flows';
import { today } from '@/shared/time';
import { catalog, catalogSelectors } from './catalogSlice';
import { addressForVehicle, addressWithin, properAddress } from './properAddress';
import { listShelf } from './shelf';

const vehicleChanges = [vehicles.vehicleAdded, vehicles.vehicleSelected, vehicles.vehicleRemoved] as const;

function* mendAddress(event?: UnknownAction): SagaGenerator<void> {
  const place = yield* select(selectPlace);
  const shelf = place && listShelf(place);
  if (!place || !shelf) return;
  let address = properAddress(place);
  const vehicle = (yield* select(vehiclesSelectors.current))?.id ?? null;
  if (vehicleChanges.some(({ match }) => match(event))) {
    address = addressForVehicle(place, vehicle);
  } else if (address === place.path && (yield* select(catalogSelectors.shelfStatus, shelf)) === 'ready') {
    address = addressWithin(place, yield* select(catalogSelectors.shelfProducts, shelf), {
      isSignedIn: yield* select(authSelectors.isSignedIn),
      discount: yield* select(authSelectors.discount),
      day: yield* call(today),
      vehicle,
    });
  }
  if (address !== place.path) yield* call(readdress, address);
}

/**
 * Keeps the address of a list true: a wrong one becomes the proper one, a page beyond the last becomes the last once the
 * rows are there, and "only what fits" follows the vehicle in use.
 */
function* listAddress() {
  // the flow comes with the first list, which may have been arrived at before
  yield* fork(mendAddress);
  yield* latest([navigation.arrived, catalog.shelfReceived, ...vehicleChanges], mendAddress);
}

/** What only the pages of lists need. */
export const listFeature = flowsOnly('list', { listAddress });
