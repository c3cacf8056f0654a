import { auth, authSelectors } from '@/features/auth';
import { navigation, selectPlace, type Place } from '@/features/navigation';
import { call, select, type SagaGenerator } from '@/shared/saga/effects';
import { takeLatestByKey } from '@/shared/saga/flows';

const triggers = [
  navigation.arrived,
  navigation.retryRequested,
  auth.sessionReceived,
  auth.sessionFailed,
  auth.loginRefused,
  auth.customerSelected,
  auth.signedOut,
] as const;

/**
 * Loads a route's data: on arrival, after the session check, and again after an account change or a retry;
 * navigation cancels. Another place of the same route with an equal `needOf` loads nothing.
 */
export function* loadForRoute(
  getNeed: (place: Place) => unknown,
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
      if (navigation.arrived.match(event) ? event.payload.path === path : !auth.loginRefused.match(event))
        requestGeneration += 1;
      path = place?.path ?? null;
      if (!(yield* select(authSelectors.isKnown))) return null;
      return place && JSON.stringify([requestGeneration, place.route, getNeed(place)]);
    },
    function* () {
      const place = yield* select(selectPlace);
      if (place) yield* call(load, place);
    },
  );
}
