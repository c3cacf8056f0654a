import { auth, accountChangeActions } from '@/features/auth';
import { cartSelectors } from '@/features/cart';
import { put, select, take } from '@/shared/saga/effects';

/**
 * Reports a sign-in of another person than the one whose data this browser holds, so that lists, searches and views are
 * cleared: an expired session keeps them for the same person. The carts store their owner, also across reloads.
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
