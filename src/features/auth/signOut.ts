import type { Action } from '@reduxjs/toolkit';
import { navigateTo, toUrl } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, delay, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { endSession } from '@/shop/session';
import { auth, authSelectors, loginSubmitted, isSignIn, signInActions } from './authSlice';

/** Retry delays in milliseconds. The first delays are short, because a restarting service soon answers again. */
const retryDelays = [0, 5_000, 30_000, 120_000];

const signInEnds = [...signInActions, auth.loginRefused];

/**
 * Whether an event makes the logout request unnecessary, because no session is left to end. After a login the request
 * must not be sent, because it would end the new session.
 */
const isSuperseded = (action: Action): boolean =>
  loginSubmitted.match(action) ||
  isSignIn(action) ||
  // another tab has notified the service, or has logged in
  (auth.changedElsewhere.match(action) && action.payload?.isLeaving === false);

/** Waits while a login is in progress. */
export function* waitForPendingSignIn(): SagaGenerator<void> {
  if ((yield* select(authSelectors.status)) === 'signingIn') yield* take(signInEnds);
}

/** Ends the service's session, unless a login or another tab makes this unnecessary. */
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
      // reported once, at the first attempt
      if (pause === 0) yield* put(auth.sessionEndFailed({ code: toFailureCode(error) }));
    }
  }
}

/**
 * Logout: the account's data are cleared at once, whatever the service answers. The service is notified afterwards,
 * with retries, and a failure is shown.
 */
export function* signOut() {
  yield* takeEveryIsolated([auth.logoutRequested], function* () {
    if (!(yield* select(authSelectors.isSignedIn))) return;
    // navigation first, because a page that requires a login would otherwise redirect the guest to log in and return
    yield* call(navigateTo, toUrl('login'));
    yield* put(auth.signedOut());
    yield* call(closeSessionWithRetries);
  });
}
