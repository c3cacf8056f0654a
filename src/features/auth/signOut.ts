import { navigateTo, urlOf } from '@/features/navigation';
import { codeOf } from '@/shared/failure';
import { call, delay, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { each } from '@/shared/saga/flows';
import { endSession } from '@/shop/session';
import { auth, authSelectors, loginSubmitted } from './authSlice';

/** Milliseconds before each try: a service that is restarted is back soon. */
const pauses = [0, 5_000, 30_000, 120_000];

export const signInEnds = [auth.customerSignedIn, auth.sellerSignedIn, auth.loginRefused];

/** Whether the service knows now. A sign-in closes the session, too, and would be undone by an answer that comes after it. */
export function* closeSession(): SagaGenerator<boolean> {
  const { submitted } = yield* race({ closed: call(endSession), submitted: take(loginSubmitted) });
  if (!submitted) yield* put(auth.sessionClosed());
  return !submitted;
}

function* closeSessionInTime() {
  for (const pause of pauses) {
    if (pause > 0) yield* delay(pause);
    if ((yield* select(authSelectors.status)) === 'signingIn') yield* take(signInEnds);
    if (!(yield* select(authSelectors.isLeaving))) return;
    try {
      yield* call(closeSession);
    } catch (error) {
      // told once, at the first try
      if (pause === 0) yield* put(auth.sessionEndFailed({ code: codeOf(error) }));
    }
  }
}

/**
 * What belongs to the person goes at once, whatever the service says. It is told after that, more than once if need be;
 * the person hears that it could not be.
 */
export function* signOut() {
  yield* each([auth.logoutRequested], function* () {
    if (!(yield* select(authSelectors.isSignedIn))) return;
    // on the way first: a page for signed-in people then waits instead of sending the guest to sign in and come back
    yield* call(navigateTo, urlOf('login'));
    yield* put(auth.signedOut());
    yield* call(closeSessionInTime);
  });
}
