import { auth, accountChangeActions } from '@/features/auth';
import { put, select, take } from '@/shared/saga/effects';
import { cartSelectors } from './cartSlice';

/**
 * After a session expired without a logout, the browser's data are still the previous account's. A login of
 * another account is reported, so that lists, searches and views are cleared.
 */
export function* watchAccountChange() {
  let last = yield* select(cartSelectors.person);
  for (;;) {
    yield* take([...accountChangeActions]);
    const person = yield* select(cartSelectors.person);
    if (last !== '' && person !== '' && person !== last) yield* put(auth.otherPersonArrived());
    last = person;
  }
}
