import { auth, authSelectors, waitForSession } from '@/features/auth';
import { getSafeReturnPath, navigation, redirectTo, selectPlace } from '@/features/navigation';
import { recentSelectors } from '@/features/recent';
import { call, put, race, select, take } from '@/shared/saga/effects';

/** A seller's way back from the customers' page: to the customer served last, if this browser remembers one, then to the page. */
function* returnToPage() {
  const place = yield* select(selectPlace);
  const returnTo = getSafeReturnPath(place?.query.return);
  if (place?.route !== 'customers' || returnTo === null) return;
  yield* call(waitForSession);
  if (!(yield* select(authSelectors.isSeller))) return;
  if (!(yield* select(authSelectors.servedCustomer))) {
    const [code] = yield* select(recentSelectors.customers);
    if (code !== undefined) yield* put(auth.customerChosen({ code }));
    // the seller may choose another one meanwhile: the last choice counts
    yield* take(auth.customerSelected);
  }
  yield* call(redirectTo, returnTo);
}

/**
 * A seller whose session ended signs in on the way to a page of a customer's, such as the checkout: he serves that customer
 * again and goes on there. Signing out forgets the customers, and so does another account.
 */
export function* watchReturnToCustomer() {
  for (;;) {
    const { left } = yield* race({ done: call(returnToPage), left: take(navigation.arrived) });
    if (!left) yield* take(navigation.arrived);
  }
}
