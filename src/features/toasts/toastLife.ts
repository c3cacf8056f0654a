import type { Action } from '@reduxjs/toolkit';
import { authSelectors, customerChangeActions } from '@/features/auth';
import { delay, fork, put, race, select, take } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { toasts, toastsSelectors } from './toastsSlice';

const timeOut = 5_000;
/** Milliseconds that a toast stays after the pointer has left it. */
const extendedTimeOut = 1_000;
const ease = 300;

const concerns =
  (id: number, event: { match(action: unknown): action is { payload: { id: number } } & Action }) =>
  (action: Action) =>
    event.match(action) && action.payload.id === id;

/**
 * Life of a toast. The toast is shown until its time ends, it is tapped, or all toasts are cleared; then it fades out.
 * The pointer or the focus on the toast pauses its time.
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
 * Starts each toast's life when the toast becomes visible. A waiting toast becomes visible when another toast is
 * removed.
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
 * When another account signs in or another customer is served, removes toasts that can undo a change of the cart,
 * because the cart is now another one.
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
