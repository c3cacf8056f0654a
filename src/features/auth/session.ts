import type { Action } from '@reduxjs/toolkit';
import { navigation } from '@/features/navigation';
import { readErrorCode, toFailureCode } from '@/shared/failure';
import { call, fork, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { getSession } from '@/shop/session';
import type { Session } from '@/shop/schemas';
import { auth, authSelectors, customerChangeActions } from './authSlice';
import { waitForPendingSignIn, endServerSession } from './signOut';

/** The person says it better than an answer that is on its way. */
const saidMeanwhile = [auth.customerSignedIn, auth.sellerSignedIn, auth.logoutRequested, auth.signedOut];

/** Nobody comes back who signed out while the service could not be told: it is told now. */
function* currentSession(): SagaGenerator<Session> {
  for (;;) {
    yield* call(waitForPendingSignIn);
    const wasLeaving = yield* select(authSelectors.isLeaving);
    const session = yield* call(getSession);
    if (!wasLeaving && !(yield* select(authSelectors.isLeaving))) return session;
    // the answer may be from the moment before the service was told, here or in another tab: it is asked again
    yield* call(endServerSession);
  }
}

/** Whether it is known now. */
function* askSession(): SagaGenerator<boolean> {
  try {
    const { session } = yield* race({ session: call(currentSession), said: take(saidMeanwhile) });
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
 * A session that was ended, or serves somebody else, shows itself by the answer to any other question: then the service
 * is asked who this browser is. A guest is forbidden what a guest asks where the service has not heard of a sign-out yet.
 */
export function* watchSessionMismatch() {
  for (;;) {
    const { payload } = yield* take(isRefusal);
    yield* call(waitForSession);
    const isSignedIn = yield* select(authSelectors.isSignedIn);
    // nothing new
    if (!isSignedIn && payload.code === 'AUTH_REQUIRED') continue;
    const shown = yield* select(authSelectors.shown);
    yield* put(auth.changedElsewhere());
    // once until somebody signs in, or others are shown: a service at odds with itself is not asked for ever
    let change: Action;
    do change = yield* take<Action>([...customerChangeActions]);
    while (auth.sessionReceived.match(change) && (yield* select(authSelectors.shown)) === shown);
  }
}

/** Not that another tab is about to tell the service of a sign-out, or has: that changes nobody here. */
const changedElsewhere = {
  type: auth.changedElsewhere.type,
  match: (action: unknown): action is ReturnType<typeof auth.changedElsewhere> =>
    auth.changedElsewhere.match(action) && action.payload?.isLeaving === undefined,
};

/** Who this browser is: asked at start, again when another tab changed it, and on a retry when it is still not known. */
export function* checkSession() {
  let isTold = false;
  yield* fork(function* () {
    const { told } = yield* race({ told: call(askSession), again: take(changedElsewhere.match) });
    isTold ||= told ?? false;
  });
  yield* takeLatestOf([changedElsewhere, navigation.retryRequested], function* (event) {
    if (isTold && navigation.retryRequested.match(event)) return;
    // the tab in which somebody signed out tells the service, whose answer may be from the moment before
    if (changedElsewhere.match(event) && event.payload?.userCode === null) {
      const demo = yield* select(authSelectors.demo);
      yield* put(auth.sessionReceived({ session: { account: null, customer: null, demo } }));
    } else {
      // a retry that takes the place of this question asks it again
      isTold = false;
      isTold = yield* askSession();
    }
  });
}

/** Goes on as soon as it is known who asks, so that prices are asked at the right level. */
export function* waitForSession() {
  while (!(yield* select(authSelectors.isKnown))) {
    yield* take([
      auth.sessionReceived,
      auth.sessionFailed,
      auth.customerSignedIn,
      auth.sellerSignedIn,
      auth.loginRefused,
      auth.signedOut,
    ]);
  }
}
