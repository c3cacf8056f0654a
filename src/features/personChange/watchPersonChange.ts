import { auth, accountChangeActions } from '@/features/auth';
import { cartSelectors } from '@/features/cart';
import { put, select, take } from '@/shared/saga/effects';

/**
 * Reports that the account that signed in is not the account whose data this browser stores, so that lists, searches
 * and views are cleared. After an expired session, the data are kept for the same account. The previous account is read
 * from the carts, which store their account across reloads.
 */
export function* watchPersonChange() {
  let last = yield* select(cartSelectors.person);
  for (;;) {
    yield* take([...accountChangeActions]);
    const person = yield* select(cartSelectors.person);
    if (last !== '' && person !== '' && person !== last) yield* put(auth.otherPersonArrived());
    last = person;
  }
}
