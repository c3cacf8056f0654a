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
 * Audiences of a page's data. Each has a test whether the visitor belongs to the audience, and the events after which
 * slices clear the audience's data.
 */
const audiences = {
  /** Everybody: the data are the same with and without a session. */
  everyone: [() => true, []],
  /** All visitors, including guests, once the session check has finished. Their prices differ. */
  visitor: [authSelectors.isKnown, customerChangeActions],
  account: [authSelectors.account, accountChangeActions],
  /** Signed-in accounts: a customer, or a seller with or without a served customer. */
  signedIn: [authSelectors.isSignedIn, customerChangeActions],
  /** The served customer. */
  customer: [authSelectors.servedCustomer, customerChangeActions],
} satisfies Record<string, Audience>;

interface RouteLoading {
  /** Routes that show the data. Without `routes`, the data are loaded on any route for which `key` returns a key. */
  routes?: readonly RouteName[];
  for: keyof typeof audiences;
  /**
   * Returns the key of the data that a page needs. An equal key loads nothing, and null cancels the loading. By default
   * the key is the route and its parameters, without the query.
   */
  key?: (place: Place) => SagaGenerator<unknown>;
  /** Events, beside arrivals, after which the key is computed again. */
  events?: readonly Event[];
  load: (place: Place, isRetry: boolean) => SagaGenerator<void>;
}

/**
 * Loads data of pages: on arrival, once the audience is known, and again on a retry, when the same address is opened
 * again, and when the audience changes. Another page, or another key, cancels the loading.
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
  /** Raised with each event that reloads the data for an equal key. */
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
