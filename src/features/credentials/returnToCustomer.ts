import { auth, authSelectors } from '@/features/auth';
import { getSafeReturnPath, navigation, redirectTo, selectPlace } from '@/features/navigation';
import { recentSelectors } from '@/features/recent';
import { call, put, race, select, take } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';

/**
 * After a seller's session has ended, a sign-in on the login page serves the remembered customer again. Without a
 * remembered customer it waits until the seller chooses one. It then continues to the requested page. Signing out, and
 * a sign-in of another account, clear the remembered customers.
 */
export function* watchReturnToCustomer() {
  yield* takeLatestOf([auth.sellerSignedIn], function* ({ payload }) {
    const returnTo = getSafeReturnPath(payload.returnTo);
    // a sign-in with the header's form, on any page, leads to the customers
    const from = yield* select(selectPlace);
    if (returnTo === null || from?.route !== 'login') return;
    const { payload: place } = yield* take(navigation.arrived);
    if (place.route !== 'customers') return;
    const [code] = yield* select(recentSelectors.customers);
    if (code !== undefined && !(yield* select(authSelectors.choosing)))
      yield* put(auth.customerChosen({ code }));
    // the seller may choose another customer meanwhile; the last choice wins
    const { selected } = yield* race({
      selected: take(auth.customerSelected),
      left: take(navigation.arrived),
    });
    if (selected) yield* call(redirectTo, returnTo);
  });
}
