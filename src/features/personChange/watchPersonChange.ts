import { auth, accountChangeActions } from '@/features/auth';
import { cartSelectors } from '@/features/cart';
import { put, select, take } from '@/shared/saga/effects';

/**
 * Reports a sign-in of another account than the account whose data this browser stores. Lists, searches and views are
 * then cleared. After an expired session, the same account keeps its data. The carts store their account, so the
 * previous account is also known after a reload.
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
