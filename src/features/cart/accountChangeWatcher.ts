import { auth, accountChangeActions } from '@/features/auth';
import { put, select, take } from '@/shared/saga/effects';
import { cartSelectors } from './cartSlice';

/**
 * Nobody need have signed out: after a session ran out, what the browser keeps is still the last person's. Who signs in next
 * and is another one is told of, so that lists, searches and views are not theirs.
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
