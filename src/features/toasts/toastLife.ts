import type { Action } from '@reduxjs/toolkit';
import { authSelectors, customerChangeActions } from '@/features/auth';
import { delay, fork, put, race, select, take } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { toasts, toastsSelectors } from './toastsSlice';

const timeOut = 5_000;
/** Milliseconds that a toast stays after the pointer or the focus has left it. */
const extendedTimeOut = 1_000;
const ease = 300;

const concerns =
  (id: number, event: { match(action: unknown): action is { payload: { id: number } } & Action }) =>
  (action: Action) =>
    event.match(action) && action.payload.id === id;

/**
 * Runs the life of a toast. The toast stays until its time ends, the user taps the toast, or all toasts are cleared.
 * Then the toast fades out. While the pointer or the focus is on the toast, the time stops.
 */
function* runToast(id: number) {
  const dismissed = (action: Action) =>
    concerns(id, toasts.dismissed)(action) || toasts.allDismissed.match(action);
  let time = timeOut;
  for (;;) {
    const { hovered } = yield* race({
      over: delay(time),
      gone: take(dismissed),
      hovered: take(concerns(id, toasts.hovered)),
    });
    if (!hovered) break;
    const { left } = yield* race({ left: take(concerns(id, toasts.left)), gone: take(dismissed) });
    if (!left) break;
    time = extendedTimeOut;
  }
  yield* put(toasts.leaving({ id }));
  yield* delay(ease);
  yield* put(toasts.removed({ id }));
}

/**
 * Starts the life of each toast when the toast becomes visible. When a toast is removed, a waiting toast becomes
 * visible.
 */
export function* watchToasts() {
  const startedIds = new Set<number>();
  const waiting = new Set<number>();
  yield* takeEveryIsolated([toasts.shown, toasts.removed], function* () {
    for (const { id, status } of yield* select(toastsSelectors.all)) {
      if (status === 'waiting' && !waiting.has(id)) {
        waiting.add(id);
        yield* put(toasts.waitBegan({ id }));
      }
      if (status !== 'active' || startedIds.has(id)) continue;
      startedIds.add(id);
      if (waiting.delete(id)) yield* put(toasts.activated({ id }));
      yield* fork(runToast, id);
    }
  });
}

/**
 * Removes the toasts that can undo a change of the cart when the account or the customer changes. Another cart is then
 * open.
 */
export function* removeOthersToasts() {
  let last = yield* select(authSelectors.identity);
  for (;;) {
    yield* take([...customerChangeActions]);
    const identity = yield* select(authSelectors.identity);
    if (identity === last) continue;
    last = identity;
    for (const { id, undo } of yield* select(toastsSelectors.all)) {
      if (undo) yield* put(toasts.removed({ id }));
    }
  }
}
