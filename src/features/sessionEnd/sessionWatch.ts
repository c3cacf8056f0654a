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
 * Milliseconds between the warning and the end of the session. The time is long enough to return to the desk, and short
 * enough not to disturb.
 */
const warningMs = 5 * minute;
/**
 * Milliseconds between checks while the warning is shown. Activity in another tab may prolong the session, so the end
 * is checked again.
 */
const pollMs = 20_000;

/** Sleeps until a moment. The sleep has several steps, because timers stop while the computer sleeps. */
function* sleepUntil(moment: number) {
  for (let remaining = moment - getNow(); remaining > 0; remaining = moment - getNow())
    yield* delay(Math.min(remaining, minute));
}

/**
 * Returns the time at which the session ends, or `over` if the session has ended. If the request fails, returns the
 * known time.
 */
function* fetchEnd(known: number | null): SagaGenerator<number | 'over' | null> {
  try {
    const { endsInMs } = yield* call(readSessionExpiry);
    return endsInMs === null ? 'over' : getNow() + endsInMs;
  } catch {
    return known;
  }
}

/** Extends the session. Any request extends the session, so this function requests the session itself. */
function* extendSession() {
  try {
    const session = yield* call(getSession);
    const account = yield* select(authSelectors.account);
    // another account logged in in another tab; if the answer has no account, the next check finds that the session is
    // over
    if (session.account && session.account.code !== account?.code)
      yield* put(auth.sessionReceived({ session }));
  } catch (error) {
    yield* put(sessionEnd.prolongFailed({ code: toFailureCode(error) }));
  }
}

/**
 * Waits for the end of the session. Returns `over` if the service confirms the end, or `due` if only this device's
 * clock says so. `warned` records whether the warning is shown.
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
 * Ends the session in this tab. The page then shows the shop to a guest, and keeps the cart for the same account. The
 * login page shows the reason, because the user may miss a toast.
 */
function* endExpiredSession(how: 'over' | 'due') {
  try {
    // if the service has ended the session, no logout is sent, because it could end a new session of another tab
    if (how === 'due') yield* call(endSession);
  } catch {
    // ignored, because the session in this tab ends anyway
  }
  const place = yield* select(selectPlace);
  yield* call(navigateTo, toUrl('login', {}, { return: place?.path ?? '' }));
  const demo = yield* select(authSelectors.demo);
  yield* put(auth.sessionReceived({ session: { account: null, customer: null, demo } }));
  yield* put(auth.sessionEnded());
}

/** Warns the user before the session ends, and ends the session in all tabs. */
export function* watchSessionEnd() {
  for (;;) {
    if (yield* select(authSelectors.isSignedIn)) {
      const warned = { isShown: false };
      const { over } = yield* race({
        over: call(untilOver, warned),
        changed: take([...accountChangeActions]),
      });
      if (over) yield* call(endExpiredSession, over);
      // another tab may have ended the session first; if the user logged out in any tab, no message is shown
      else if (warned.isShown && !(yield* select(authSelectors.isLeaving))) yield* put(auth.sessionEnded());
    } else {
      yield* take([...accountChangeActions]);
    }
  }
}
