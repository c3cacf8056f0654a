import type { Action } from '@reduxjs/toolkit';
import { navigateTo, toUrl } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, delay, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { endSession } from '@/shop/session';
import { auth, authSelectors, loginSubmitted } from './authSlice';

/** Milliseconds before each try: a service that is restarted is back soon. */
const pauses = [0, 5_000, 30_000, 120_000];

const signInEnds = [auth.customerSignedIn, auth.sellerSignedIn, auth.loginRefused];

/** After these there is nothing to close, or it is closed by them: an answer that comes after a sign-in would undo it. */
const makesNeedless = (action: Action): boolean =>
  loginSubmitted.match(action) ||
  auth.customerSignedIn.match(action) ||
  auth.sellerSignedIn.match(action) ||
  // another tab has told the service, or somebody signed in there
  (auth.changedElsewhere.match(action) && action.payload?.isLeaving === false);

/** Who is about to sign in is left alone. */
export function* waitForPendingSignIn(): SagaGenerator<void> {
  if ((yield* select(authSelectors.status)) === 'signingIn') yield* take(signInEnds);
}

/** Tells the service of the sign-out, unless it need not hear of it any more. */
export function* endServerSession(): SagaGenerator<void> {
  yield* call(waitForPendingSignIn);
  if (!(yield* select(authSelectors.isLeaving))) return;
  const { needless } = yield* race({ closed: call(endSession), needless: take(makesNeedless) });
  if (!needless) yield* put(auth.sessionClosed());
}

function* closeSessionWithRetries() {
  for (const pause of pauses) {
    if (pause > 0) yield* delay(pause);
    if (!(yield* select(authSelectors.isLeaving))) return;
    try {
      yield* call(endServerSession);
    } catch (error) {
      // told once, at the first try
      if (pause === 0) yield* put(auth.sessionEndFailed({ code: toFailureCode(error) }));
    }
  }
}

/**
 * What belongs to the person goes at once, whatever the service says. It is told after that, more than once if need be;
 * the person hears that it could not be.
 */
export function* signOut() {
  yield* takeEveryIsolated([auth.logoutRequested], function* () {
    if (!(yield* select(authSelectors.isSignedIn))) return;
    // on the way first: a page for signed-in people then waits instead of sending the guest to sign in and come back
    yield* call(navigateTo, toUrl('login'));
    yield* put(auth.signedOut());
    yield* call(closeSessionWithRetries);
  });
}
