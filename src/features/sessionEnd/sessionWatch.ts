import { auth, authSelectors, accountChangeActions } from '@/features/auth';
import { navigateTo, selectPlace, toUrl } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, delay, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { getNow } from '@/shared/time';
import { readSessionExpiry } from '@/shop/accounts';
import { endSession, getSession } from '@/shop/session';
import { sessionEnd } from './sessionEndSlice';

const minute = 60_000;
/**
 * Time between the warning and the session's end, in milliseconds. Long enough to return to the desk, and short enough
 * not to annoy.
 */
const warningMs = 5 * minute;
/**
 * Milliseconds between checks while the warning is shown. Checks are needed, because use of another tab may prolong the
 * session.
 */
const pollMs = 20_000;

/** Sleeps in steps, because timers stop while a machine sleeps. */
function* sleepUntil(moment: number) {
  for (let remaining = moment - getNow(); remaining > 0; remaining = moment - getNow())
    yield* delay(Math.min(remaining, minute));
}

/**
 * Returns the end of the session, or `over` when the session has ended. Returns the known end when the service is
 * unreachable.
 */
function* fetchEnd(known: number | null): SagaGenerator<number | 'over' | null> {
  try {
    const { endsInMs } = yield* call(readSessionExpiry);
    return endsInMs === null ? 'over' : getNow() + endsInMs;
  } catch {
    return known;
  }
}

/** Extends the session by requesting it. Every request extends the session. */
function* extendSession() {
  try {
    const session = yield* call(getSession);
    const account = yield* select(authSelectors.account);
    // another account logged in in another tab; an answer without an account is left to the next check
    if (session.account && session.account.code !== account?.code)
      yield* put(auth.sessionReceived({ session }));
  } catch (error) {
    yield* put(sessionEnd.prolongFailed({ code: toFailureCode(error) }));
  }
}

/**
 * Waits for the session's end. Returns `over` when the service confirms the end, and `due` when the session may still
 * exist. `warned` records whether the warning was shown.
 */
function* untilOver(warned: { isShown: boolean }): SagaGenerator<'over' | 'due'> {
  let endsAt = yield* call(fetchEnd, null);
  for (;;) {
    if (endsAt === 'over') return 'over';
    const remaining = endsAt === null ? null : endsAt - getNow();
    if (remaining !== null && remaining <= 0) return 'due';
    if (remaining === null) {
      yield* delay(minute);
    } else if (remaining > warningMs) {
      if (warned.isShown) yield* put(sessionEnd.prolonged());
      warned.isShown = false;
      yield* call(sleepUntil, getNow() + remaining - warningMs);
    } else {
      if (!warned.isShown) yield* put(sessionEnd.neared({ endsAt: getNow() + remaining }));
      warned.isShown = true;
      const { wished } = yield* race({
        asleep: delay(Math.min(remaining, pollMs)),
        wished: take(sessionEnd.prolongRequested),
      });
      if (wished) yield* call(extendSession);
    }
    endsAt = yield* call(fetchEnd, endsAt);
  }
}

/**
 * Ends the session. The shop is shown as to a guest, and the cart is kept for the same account. The login page shows
 * the reason, because a toast might not be read.
 */
function* endExpiredSession(how: 'over' | 'due') {
  try {
    // an expired session needs no logout, because a logout could end a new session of another tab
    if (how === 'due') yield* call(endSession);
  } catch {
    // the session has already expired
  }
  const place = yield* select(selectPlace);
  yield* call(navigateTo, toUrl('login', {}, { return: place?.path ?? '' }));
  const demo = yield* select(authSelectors.demo);
  yield* put(auth.sessionReceived({ session: { account: null, customer: null, demo } }));
  yield* put(auth.sessionEnded());
}

/** Session timeout: warns in advance, and ends the session in all tabs. */
export function* watchSessionEnd() {
  for (;;) {
    if (yield* select(authSelectors.isSignedIn)) {
      const warned = { isShown: false };
      const { over } = yield* race({
        over: call(untilOver, warned),
        changed: take([...accountChangeActions]),
      });
      if (over) yield* call(endExpiredSession, over);
      // another tab may have ended the session first; after a logout by the user, in any tab, no message is shown
      else if (warned.isShown && !(yield* select(authSelectors.isLeaving))) yield* put(auth.sessionEnded());
    } else {
      yield* take([...accountChangeActions]);
    }
  }
}
