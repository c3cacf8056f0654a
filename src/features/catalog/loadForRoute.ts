import { auth, authSelectors, customerChangeActions } from '@/features/auth';
import { navigation, selectPlace, type Place } from '@/features/navigation';
import { vehicles, vehiclesSelectors } from '@/features/vehicles';
import { call, select, type SagaGenerator } from '@/shared/saga/effects';
import { takeLatestByKey } from '@/shared/saga/flows';

/** Changes of the current vehicle, which orders lists. */
export const vehicleChanges = [
  vehicles.vehicleAdded,
  vehicles.vehicleSelected,
  vehicles.vehicleRemoved,
] as const;

const triggers = [
  navigation.arrived,
  navigation.retryRequested,
  auth.sessionFailed,
  auth.loginRefused,
  ...customerChangeActions,
  ...vehicleChanges,
] as const;

/**
 * Loads a route's data: on arrival, after the session check, and again after an account change or a retry;
 * navigation cancels. Another place of the same route, or another vehicle, with an equal `getNeed` loads nothing.
 */
export function* loadForRoute(
  getNeed: (place: Place, vehicle: number | null) => unknown,
  load: (place: Place) => SagaGenerator<void>,
): SagaGenerator<void> {
  /** Changes with the account, and with retries and repeated navigations. */
  let requestGeneration = 0;
  let path: string | null = null;
  yield* takeLatestByKey(
    triggers,
    function* (event) {
      const place = yield* select(selectPlace);
      // after a refused login only requests that waited for it are sent
      if (
        navigation.arrived.match(event)
          ? event.payload.path === path
          : ![auth.loginRefused, ...vehicleChanges].some(({ match }) => match(event))
      )
        requestGeneration += 1;
      path = place?.path ?? null;
      if (!(yield* select(authSelectors.isKnown))) return null;
      const vehicle = (yield* select(vehiclesSelectors.current))?.id ?? null;
      return place && JSON.stringify([requestGeneration, place.route, getNeed(place, vehicle)]);
    },
    function* () {
      const place = yield* select(selectPlace);
      if (place) yield* call(load, place);
    },
  );
}
