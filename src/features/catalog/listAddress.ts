import { authSelectors } from '@/features/auth';
import { navigation, readdress, selectPlace } from '@/features/navigation';
import { vehicles, vehiclesSelectors } from '@/features/vehicles';
import { call, select } from '@/shared/saga/effects';
import { latest } from '@/shared/saga/flows';
import { catalog, catalogSelectors } from './catalogSlice';
import { addressForVehicle, addressWithin, properAddress } from './properAddress';
import { listShelf } from './shelf';

/**
 * Keeps the address of a list true: a wrong one becomes the proper one, a page beyond the last becomes the last once the
 * rows are there, and "only what fits" follows the vehicle in use.
 */
export function* listAddress() {
  const vehicleChanges = [vehicles.vehicleAdded, vehicles.vehicleSelected, vehicles.vehicleRemoved] as const;
  yield* latest([navigation.arrived, catalog.shelfReceived, ...vehicleChanges], function* (event) {
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
        vehicle,
      });
    }
    if (address !== place.path) yield* call(readdress, address);
  });
}
