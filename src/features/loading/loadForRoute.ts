import type { UnknownAction } from '@reduxjs/toolkit';
import {
  accountChangeActions,
  auth,
  authSelectors,
  customerChangeActions,
  type AuthState,
} from '@/features/auth';
import { navigation, selectPlace, type Place, type RouteName } from '@/features/navigation';
import { call, select, type SagaGenerator } from '@/shared/saga/effects';
import { takeLatestByKey } from '@/shared/saga/flows';

interface Event {
  type: string;
  match: (action: unknown) => action is UnknownAction;
}

type Audience = readonly [isThere: (state: { auth: AuthState }) => unknown, changes: readonly Event[]];

/**
 * Audiences of a page's data. Each audience has a test for the visitor, and the events after which slices clear the
 * data of the audience.
 */
const audiences = {
  /** All visitors. The data are the same with and without a session. */
  everyone: [() => true, []],
  /** All visitors, once the session check has finished. The prices depend on the session. */
  visitor: [authSelectors.isKnown, customerChangeActions],
  account: [authSelectors.account, accountChangeActions],
  /** Signed-in accounts: customers, and sellers even if they serve no customer. */
  signedIn: [authSelectors.isSignedIn, customerChangeActions],
  /** The current customer: the customer who is logged in, or the customer whom the seller serves. */
  customer: [authSelectors.servedCustomer, customerChangeActions],
} satisfies Record<string, Audience>;

interface RouteLoading {
  /** Routes that show the data. Without `routes`, the data are loaded on every route for which `key` returns a key. */
  routes?: readonly RouteName[];
  for: keyof typeof audiences;
  /**
   * Returns the key of the data that a page needs. If the key is unchanged, nothing is loaded. If the key is null, the
   * loading is cancelled. By default the key is the route and its parameters, without the query.
   */
  key?: (place: Place) => SagaGenerator<unknown>;
  /** Events, besides arrivals, after which the key is computed again. */
  events?: readonly Event[];
  load: (place: Place, isRetry: boolean) => SagaGenerator<void>;
}

/**
 * Loads data of pages when the visitor arrives and the session shows that the visitor belongs to the audience. Loads
 * the data again on a retry, when the same URL is opened again, and when the account or customer changes. Another page
 * or another key cancels the loading.
 */
export function* loadForRoute({
  routes,
  for: audience,
  key: getKey,
  events = [],
  load,
}: RouteLoading): SagaGenerator<void> {
  const [selectIsThere, changes]: Audience = audiences[audience];
  const repeats: readonly Event[] = [navigation.retryRequested, ...changes];
  /** Number that each reload raises, so that the data are loaded although the key is the same. */
  let generation = 0;
  let place: Place | null = null;
  yield* takeLatestByKey(
    [navigation.arrived, ...repeats, auth.sessionFailed, auth.loginRefused, ...events],
    function* (event) {
      const before: Place | null = place;
      place = yield* select(selectPlace);
      if (!place) return null;
      if (
        navigation.arrived.match(event)
          ? place.path === before?.path
          : repeats.some(({ match }) => match(event))
      )
        generation += 1;
      if (routes?.includes(place.route) === false || !(yield* select(selectIsThere))) return null;
      const key = getKey ? yield* call(getKey, place) : [place.route, place.params];
      return key ? JSON.stringify([generation, key]) : null;
    },
    function* (event) {
      if (place) yield* call(load, place, navigation.retryRequested.match(event));
    },
  );
}
