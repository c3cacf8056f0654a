import { codeOf } from '@/shared/failure';
import { call, put, select, take } from '@/shared/saga/effects';
import { latest } from '@/shared/saga/flows';
import { getSession } from '@/shop/session';
import { auth, authSelectors } from './authSlice';

function* askSession() {
  try {
    const session = yield* call(getSession);
    yield* put(auth.sessionReceived({ session }));
  } catch (error) {
    yield* put(auth.sessionFailed({ code: codeOf(error) }));
  }
}

/** Who this browser is: asked at start, and again when another tab changed it. */
export function* sessionCheck() {
  yield* askSession();
  yield* latest([auth.changedElsewhere], askSession);
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
