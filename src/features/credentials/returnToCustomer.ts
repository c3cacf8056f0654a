import { auth, authSelectors } from '@/features/auth';
import { getSafeReturnPath, navigation, redirectTo, selectPlace } from '@/features/navigation';
import { recentSelectors } from '@/features/recent';
import { call, put, race, select, take } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';

/**
 * Returns a seller to the last customer and page after the session has ended and the seller has signed in again on the
 * login page. If this browser remembers no customer, the seller chooses one. The page that the seller had requested
 * then opens. The remembered customers are cleared when the seller signs out or another account signs in.
 */
export function* watchReturnToCustomer() {
  yield* takeLatestOf([auth.sellerSignedIn], function* ({ payload }) {
    const returnTo = getSafeReturnPath(payload.returnTo);
    // after a sign-in with the form in the header, the seller only goes to the customers page
    const from = yield* select(selectPlace);
    if (returnTo === null || from?.route !== 'login') return;
    const { payload: place } = yield* take(navigation.arrived);
    if (place.route !== 'customers') return;
    const [code] = yield* select(recentSelectors.customers);
    if (code !== undefined && !(yield* select(authSelectors.choosing)))
      yield* put(auth.customerChosen({ code }));
    // the seller may choose another customer meanwhile, and the last choice wins
    const { selected } = yield* race({
      selected: take(auth.customerSelected),
      left: take(navigation.arrived),
    });
    if (selected) yield* call(redirectTo, returnTo);
  });
}
