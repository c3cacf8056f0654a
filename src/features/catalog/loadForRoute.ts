import { auth, authSelectors } from '@/features/auth';
import { navigation, selectPlace, type Place } from '@/features/navigation';
import { call, select, type SagaGenerator } from '@/shared/saga/effects';
import { takeLatestByKey } from '@/shared/saga/flows';

const occasions = [
  navigation.arrived,
  navigation.retryRequested,
  auth.sessionReceived,
  auth.sessionFailed,
  auth.loginRefused,
  auth.customerSelected,
  auth.signedOut,
] as const;

/**
 * Asks for what a place needs: on arrival, once it is known who asks, and again when prices are another person's or by
 * hand; leaving cancels it. Another place of the same route and the same `needOf` needs nothing new.
 */
export function* loadForRoute(
  needOf: (place: Place) => unknown,
  ask: (place: Place) => SagaGenerator<void>,
): SagaGenerator<void> {
  /** Counts who asks: another person, or the same one once more, by hand or by going where they are. */
  let asker = 0;
  let path: string | null = null;
  yield* takeLatestByKey(
    occasions,
    function* (event) {
      const place = yield* select(selectPlace);
      // who was refused asks as before: only what waited for the answer is asked
      if (navigation.arrived.match(event) ? event.payload.path === path : !auth.loginRefused.match(event))
        asker += 1;
      path = place?.path ?? null;
      if (!(yield* select(authSelectors.isKnown))) return null;
      return place && JSON.stringify([asker, place.route, needOf(place)]);
    },
    function* () {
      const place = yield* select(selectPlace);
      if (place) yield* call(ask, place);
    },
  );
}
