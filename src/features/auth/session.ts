import type { Action } from '@reduxjs/toolkit';
import { navigation } from '@/features/navigation';
import { readErrorCode, toFailureCode } from '@/shared/failure';
import { call, fork, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { getSession } from '@/shop/session';
import type { Session } from '@/shop/schemas';
import { auth, authSelectors, customerChangeActions, sessionKnownActions, signInActions } from './authSlice';
import { waitForPendingSignIn, endServerSession } from './signOut';

/** Events that make a running session check unnecessary. */
const supersedingEvents = [...signInActions, auth.logoutRequested, auth.signedOut];

/**
 * Fetches the session. If a logout is pending, the answer may still contain the old session. The logout is then sent,
 * and the session is fetched again.
 */
function* fetchCurrentSession(): SagaGenerator<Session> {
  for (;;) {
    yield* call(waitForPendingSignIn);
    const wasLeaving = yield* select(authSelectors.isLeaving);
    const session = yield* call(getSession);
    if (!wasLeaving && !(yield* select(authSelectors.isLeaving))) return session;
    // a logout is pending in this tab or another tab, and the service may have answered before it received the logout
    yield* call(endServerSession);
  }
}

/** Checks the session. Returns whether the session is now known. */
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
 * Checks the session after a refused request. The refusal shows that the session has ended or serves another customer.
 * If the request of a guest is forbidden, the service has not received a logout yet.
 */
export function* watchSessionMismatch() {
  for (;;) {
    const { payload } = yield* take(isRefusal);
    yield* call(waitForSession);
    const isSignedIn = yield* select(authSelectors.isSignedIn);
    // a guest has no session, so the service must refuse this request
    if (!isSignedIn && payload.code === 'AUTH_REQUIRED') continue;
    const identity = yield* select(authSelectors.identity);
    yield* put(auth.changedElsewhere());
    // the session is not checked again before the account or customer changes, because a service that contradicts
    // itself would cause endless checks
    let change: Action;
    do change = yield* take<Action>([...customerChangeActions]);
    while (auth.sessionReceived.match(change) && (yield* select(authSelectors.identity)) === identity);
    // the login page shows why the session ended
    const isOver = isSignedIn && !(yield* select(authSelectors.isSignedIn));
    if (isOver && auth.sessionReceived.match(change)) yield* put(auth.sessionEnded());
  }
}

/**
 * Matches an account change in another tab. An event that only says whether a logout is pending does not match, because
 * it requires no session check.
 */
const isRemoteAccountChange = {
  type: auth.changedElsewhere.type,
  match: (action: unknown): action is ReturnType<typeof auth.changedElsewhere> =>
    auth.changedElsewhere.match(action) && action.payload?.isLeaving === undefined,
};

/** Checks the session at the start, after a change in another tab, and on a retry while the session is unknown. */
export function* checkSession() {
  let isChecked = false;
  yield* fork(function* () {
    const { told } = yield* race({ told: call(checkOnce), again: take(isRemoteAccountChange.match) });
    isChecked ||= told ?? false;
  });
  yield* takeLatestOf([isRemoteAccountChange, navigation.retryRequested], function* (event) {
    if (isChecked && navigation.retryRequested.match(event)) return;
    // the other tab sends the logout; this tab does not fetch the session, because the service may not have the logout
    // yet
    if (isRemoteAccountChange.match(event) && event.payload?.userCode === null) {
      const wasSignedIn = yield* select(authSelectors.isSignedIn);
      const demo = yield* select(authSelectors.demo);
      yield* put(auth.sessionReceived({ session: { account: null, customer: null, demo } }));
      // if there is a failure, `watchSessionEnd` has already reported that the session ended because the user was
      // inactive
      const failure = yield* select(authSelectors.failure);
      if (wasSignedIn && failure === null) yield* put(auth.signedOutElsewhere());
    } else {
      // until the check is finished, a retry restarts the check
      isChecked = false;
      isChecked = yield* checkOnce();
    }
  });
}

/** Waits until the session check has finished. The session decides the level of the prices. */
export function* waitForSession() {
  while (!(yield* select(authSelectors.isKnown))) {
    yield* take([...sessionKnownActions]);
  }
}
