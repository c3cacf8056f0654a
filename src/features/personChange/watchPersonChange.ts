import { auth, accountChangeActions } from '@/features/auth';
import { cartSelectors } from '@/features/cart';
import { put, select, take } from '@/shared/saga/effects';

/**
 * Reports a person who is not the one whose data this browser holds, so that lists, searches and views are cleared: a
 * session that ran out keeps them for the person who comes back. The carts remember whose they are, also after a
 * reload.
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
