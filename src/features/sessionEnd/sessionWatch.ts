import { auth, authSelectors, accountChangeActions } from '@/features/auth';
import { navigateTo, selectPlace, toUrl } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, delay, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { getNow } from '@/shared/time';
import { readSessionExpiry } from '@/shop/accounts';
import { endSession, getSession } from '@/shop/session';
import { sessionEnd } from './sessionEndSlice';

const minute = 60_000;
/** Enough to come back to the desk, too short to be in the way. */
const warning = 5 * minute;
/** While the warning shows: another tab may have been used. */
const pulse = 20_000;

/** In steps, for the timers of a machine that sleeps stand still with it. */
function* sleepUntil(moment: number) {
  for (let left = moment - getNow(); left > 0; left = moment - getNow()) yield* delay(Math.min(left, minute));
}

/** The moment the session ends, `over` when it has; what is known so far when the service cannot be asked. */
function* askEnd(known: number | null): SagaGenerator<number | 'over' | null> {
  try {
    const { endsInMs } = yield* call(readSessionExpiry);
    return endsInMs === null ? 'over' : getNow() + endsInMs;
  } catch {
    return known;
  }
}

/** The service counts from the last question: this one is asked for that. */
function* prolong() {
  try {
    const session = yield* call(getSession);
    const account = yield* select(authSelectors.account);
    // somebody else signed in elsewhere; when it is nobody, the end is asked for next, and was there
    if (session.account && session.account.code !== account?.code)
      yield* put(auth.sessionReceived({ session }));
  } catch (error) {
    yield* put(sessionEnd.prolongFailed({ code: toFailureCode(error) }));
  }
}

/**
 * Goes on until the session has run out: `over` when the service says so, `due` when it may have one yet. `warned`: whether
 * the person has been told that it will.
 */
function* untilOver(warned: { now: boolean }): SagaGenerator<'over' | 'due'> {
  let endsAt = yield* call(askEnd, null);
  for (;;) {
    if (endsAt === 'over') return 'over';
    const left = endsAt === null ? null : endsAt - getNow();
    if (left !== null && left <= 0) return 'due';
    if (left === null) {
      yield* delay(minute);
    } else if (left > warning) {
      if (warned.now) yield* put(sessionEnd.prolonged());
      warned.now = false;
      yield* call(sleepUntil, getNow() + left - warning);
    } else {
      if (!warned.now) yield* put(sessionEnd.neared({ endsAt: getNow() + left }));
      warned.now = true;
      const { wished } = yield* race({
        asleep: delay(Math.min(left, pulse)),
        wished: take(sessionEnd.prolongRequested),
      });
      if (wished) yield* call(prolong);
    }
    endsAt = yield* call(askEnd, endsAt);
  }
}

/**
 * The session is ended for good, and the shop becomes a guest's, as if it were opened the next day: what was chosen
 * waits for the same person (see the cart). Nobody sits there to read a toast: the login says why.
 */
function* end(how: 'over' | 'due') {
  try {
    // one that is over cannot be ended: what would be is that of somebody who signs in elsewhere at this moment
    if (how === 'due') yield* call(endSession);
  } catch {
    // it has run out by itself
  }
  const place = yield* select(selectPlace);
  yield* call(navigateTo, toUrl('login', {}, { return: place?.path ?? '' }));
  const demo = yield* select(authSelectors.demo);
  yield* put(auth.sessionReceived({ session: { account: null, customer: null, demo } }));
  yield* put(auth.sessionEnded());
}

/** Warns before the session ends by itself, and ends it in all of the shop when nobody stays. */
export function* watchSessionEnd() {
  for (;;) {
    if (yield* select(authSelectors.isSignedIn)) {
      const warned = { now: false };
      const { over } = yield* race({
        over: call(untilOver, warned),
        changed: take([...accountChangeActions]),
      });
      if (over) yield* call(end, over);
      // another tab was faster; who leaves on purpose, here or there, knows why
      else if (warned.now && !(yield* select(authSelectors.isLeaving))) yield* put(auth.sessionEnded());
    } else {
      yield* take([...accountChangeActions]);
    }
  }
}
