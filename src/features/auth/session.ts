import type { Action } from '@reduxjs/toolkit';
import { navigation } from '@/features/navigation';
import { readErrorCode, toFailureCode } from '@/shared/failure';
import { call, fork, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { getSession } from '@/shop/session';
import type { Session } from '@/shop/schemas';
import { auth, authSelectors, customerChangeActions, sessionKnownActions, signInActions } from './authSlice';
import { waitForPendingSignIn, endServerSession } from './signOut';

/** Events that supersede a running session check. */
const supersedingEvents = [...signInActions, auth.logoutRequested, auth.signedOut];

/**
 * Fetches the session. While a logout is pending, the logout is sent and the session fetched again, as the page would
 * otherwise be signed in again.
 */
function* fetchCurrentSession(): SagaGenerator<Session> {
  for (;;) {
    yield* call(waitForPendingSignIn);
    const wasLeaving = yield* select(authSelectors.isLeaving);
    const session = yield* call(getSession);
    if (!wasLeaving && !(yield* select(authSelectors.isLeaving))) return session;
    // the answer may be older than the logout, in this tab or another, so the session is fetched again
    yield* call(endServerSession);
  }
}

/** Checks the session; returns whether it is now known. */
function* checkOnce(): SagaGenerator<boolean> {
  try {
    const { session } = yield* race({ session: call(fetchCurrentSession), said: take(supersedingEvents) });
    if (session) yield* put(auth.sessionReceived({ session }));
    return true;
  } catch (error) {
    yield* put(auth.sessionFailed({ code: toFailureCode(error) }));
    return false;
  }
}

type Refusal = Action & { payload: { code: 'AUTH_REQUIRED' | 'FORBIDDEN' } };

const isRefusal = (action: Action): action is Refusal => {
  const code = 'payload' in action ? readErrorCode(action.payload) : null;
  return code === 'AUTH_REQUIRED' || code === 'FORBIDDEN';
};

/**
 * Checks the session after a failed request which shows that the session ended or serves another customer. A guest's
 * forbidden request means that the service has not received a logout yet.
 */
export function* watchSessionMismatch() {
  for (;;) {
    const { payload } = yield* take(isRefusal);
    yield* call(waitForSession);
    const isSignedIn = yield* select(authSelectors.isSignedIn);
    // expected for a guest, who has no session
    if (!isSignedIn && payload.code === 'AUTH_REQUIRED') continue;
    const identity = yield* select(authSelectors.identity);
    yield* put(auth.changedElsewhere());
    // no further check before the next login or account change, as an inconsistent service would be checked for ever
    let change: Action;
    do change = yield* take<Action>([...customerChangeActions]);
    while (auth.sessionReceived.match(change) && (yield* select(authSelectors.identity)) === identity);
    // the login page shows the reason
    const isOver = isSignedIn && !(yield* select(authSelectors.isSignedIn));
    if (isOver && auth.sessionReceived.match(change)) yield* put(auth.sessionEnded());
  }
}

/**
 * Account changes in other tabs. Events that only say whether a logout is pending are left out, as they require no
 * check.
 */
const isRemoteAccountChange = {
  type: auth.changedElsewhere.type,
  match: (action: unknown): action is ReturnType<typeof auth.changedElsewhere> =>
    auth.changedElsewhere.match(action) && action.payload?.isLeaving === undefined,
};

/** Session check: at the start, after a change in another tab, and on a retry while the session is unknown. */
export function* checkSession() {
  let isChecked = false;
  yield* fork(function* () {
    const { told } = yield* race({ told: call(checkOnce), again: take(isRemoteAccountChange.match) });
    isChecked ||= told ?? false;
  });
  yield* takeLatestOf([isRemoteAccountChange, navigation.retryRequested], function* (event) {
    if (isChecked && navigation.retryRequested.match(event)) return;
    // the other tab sends the logout; the service may not have it yet, so this tab does not fetch the session
    if (isRemoteAccountChange.match(event) && event.payload?.userCode === null) {
      const wasSignedIn = yield* select(authSelectors.isSignedIn);
      const demo = yield* select(authSelectors.demo);
      yield* put(auth.sessionReceived({ session: { account: null, customer: null, demo } }));
      // not after the inactivity warning, when `watchSessionEnd` has already reported the end of the session
      const failure = yield* select(authSelectors.failure);
      if (wasSignedIn && failure === null) yield* put(auth.signedOutElsewhere());
    } else {
      // until this check is answered, a retry replaces it
      isChecked = false;
      isChecked = yield* checkOnce();
    }
  });
}

/** Waits for the session check, so that prices are requested at the right level. */
export function* waitForSession() {
  while (!(yield* select(authSelectors.isKnown))) {
    yield* take([...sessionKnownActions]);
  }
}
