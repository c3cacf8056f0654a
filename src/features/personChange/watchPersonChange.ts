import { auth, accountChangeActions } from '@/features/auth';
import { cartSelectors } from '@/features/cart';
import { put, select, take } from '@/shared/saga/effects';

/**
 * Reports that another account signed in than the one whose data this browser stores, so that lists, searches and views
 * are cleared; an expired session keeps them for the same account. Carts store their own owner, also across reloads.
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
