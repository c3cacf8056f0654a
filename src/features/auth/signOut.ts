import type { Action } from '@reduxjs/toolkit';
import { navigateTo, toUrl } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, delay, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { endSession } from '@/shop/session';
import { auth, authSelectors, loginSubmitted, isSignIn, signInActions } from './authSlice';

/**
 * Delays before the attempts, in milliseconds. The first delays are short, because a restarting service soon answers.
 */
const retryDelays = [0, 5_000, 30_000, 120_000];

const signInEnds = [...signInActions, auth.loginRefused];

/**
 * Whether an event makes the logout request unnecessary. After a login the request must not be sent, because the
 * request would end the new session.
 */
const isSuperseded = (action: Action): boolean =>
  loginSubmitted.match(action) ||
  isSignIn(action) ||
  // another tab has sent the logout or has logged in
  (auth.changedElsewhere.match(action) && action.payload?.isLeaving === false);

/** Waits until a running login has ended. */
export function* waitForPendingSignIn(): SagaGenerator<void> {
  if ((yield* select(authSelectors.status)) === 'signingIn') yield* take(signInEnds);
}

/** Ends the session on the service, unless a login or another tab makes the request unnecessary. */
export function* endServerSession(): SagaGenerator<void> {
  yield* call(waitForPendingSignIn);
  if (!(yield* select(authSelectors.isLeaving))) return;
  const { needless } = yield* race({ closed: call(endSession), needless: take(isSuperseded) });
  if (!needless) yield* put(auth.sessionClosed());
}

function* closeSessionWithRetries() {
  for (const pause of retryDelays) {
    if (pause > 0) yield* delay(pause);
    if (!(yield* select(authSelectors.isLeaving))) return;
    try {
      yield* call(endServerSession);
    } catch (error) {
      // only the first failure is reported
      if (pause === 0) yield* put(auth.sessionEndFailed({ code: toFailureCode(error) }));
    }
  }
}

/**
 * Logs out. The account's data in this browser are cleared at once. The service then gets the logout, with retries. A
 * failure is shown to the user.
 */
export function* signOut() {
  yield* takeEveryIsolated([auth.logoutRequested], function* () {
    if (!(yield* select(authSelectors.isSignedIn))) return;
    // the login page opens first, because a page that requires a login would redirect the guest, and the next login
    // would return to that page
    yield* call(navigateTo, toUrl('login'));
    yield* put(auth.signedOut());
    yield* call(closeSessionWithRetries);
  });
}
