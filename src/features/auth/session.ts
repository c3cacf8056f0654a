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
 * Fetches the session. While a logout is pending, sends the logout and fetches the session again, because the first
 * answer would sign the page in again.
 */
function* fetchCurrentSession(): SagaGenerator<Session> {
  for (;;) {
    yield* call(waitForPendingSignIn);
    const wasLeaving = yield* select(authSelectors.isLeaving);
    const session = yield* call(getSession);
    if (!wasLeaving && !(yield* select(authSelectors.isLeaving))) return session;
    // a logout is pending in this tab or another one, and the answer may be older than the logout
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
    // a guest has no session, so this refusal is expected
    if (!isSignedIn && payload.code === 'AUTH_REQUIRED') continue;
    const identity = yield* select(authSelectors.identity);
    yield* put(auth.changedElsewhere());
    // no further check before the next login or account change, because an inconsistent service would cause endless
    // checks
    let change: Action;
    do change = yield* take<Action>([...customerChangeActions]);
    while (auth.sessionReceived.match(change) && (yield* select(authSelectors.identity)) === identity);
    // the login page shows the reason
    const isOver = isSignedIn && !(yield* select(authSelectors.isSignedIn));
    if (isOver && auth.sessionReceived.match(change)) yield* put(auth.sessionEnded());
  }
}

/**
 * Matches account changes in other tabs. Events that only say whether a logout is pending do not match, because they
 * require no session check.
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
    // the other tab sends the logout; the service may not have received it yet, so this tab does not fetch the session
    if (isRemoteAccountChange.match(event) && event.payload?.userCode === null) {
      const wasSignedIn = yield* select(authSelectors.isSignedIn);
      const demo = yield* select(authSelectors.demo);
      yield* put(auth.sessionReceived({ session: { account: null, customer: null, demo } }));
      // not after the inactivity warning, because `watchSessionEnd` has then already reported the end of the session
      const failure = yield* select(authSelectors.failure);
      if (wasSignedIn && failure === null) yield* put(auth.signedOutElsewhere());
    } else {
      // a retry restarts this check as long as the check is not finished
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
