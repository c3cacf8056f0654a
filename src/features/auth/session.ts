import { navigation } from '@/features/navigation';
import { codeOf } from '@/shared/failure';
import { call, put, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { latest } from '@/shared/saga/flows';
import { getSession } from '@/shop/session';
import { auth, authSelectors } from './authSlice';

/** Whether the service answered. */
function* askSession(): SagaGenerator<boolean> {
  try {
    const session = yield* call(getSession);
    yield* put(auth.sessionReceived({ session }));
    return true;
  } catch (error) {
    yield* put(auth.sessionFailed({ code: codeOf(error) }));
    return false;
  }
}

/** Who this browser is: asked at start, again when another tab changed it, and on a retry when it is still not known. */
export function* sessionCheck() {
  let isTold = yield* askSession();
  yield* latest([auth.changedElsewhere, navigation.retryRequested], function* (event) {
    if (isTold && navigation.retryRequested.match(event)) return;
    isTold = yield* askSession();
  });
}

/** Goes on as soon as it is known who asks, so that prices are asked at the right level. */
export function* whenKnown() {
  while (!(yield* select(authSelectors.isKnown))) {
    yield* take([
      auth.sessionReceived.type,
      auth.sessionFailed.type,
      auth.customerSignedIn.type,
      auth.sellerSignedIn.type,
      auth.loginRefused.type,
      auth.signedOut.type,
    ]);
  }
}
