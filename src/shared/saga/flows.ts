/** Helpers for sagas. If a worker throws an error, an event reports the error, and the saga continues. */
import { createAction, type Action, type UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { all, call, cancel, delay, fork, put, take, type SagaGenerator } from './effects';

/** An action creator. A saga waits for actions of this type. */
interface Event {
  type: string;
  match(action: unknown): boolean;
}
type ActionOf<E> = E extends { match(action: unknown): action is infer A extends UnknownAction } ? A : never;
type Work<A> = (action: A) => SagaGenerator<void>;

/**
 * A worker threw an error. The error is a bug in the shop, because features report expected failures with other events.
 */
export const flowFailed = createAction<{ flow: string; message: string }>('navigation/flowFailed');
/** A request was ignored because an earlier request with the same key is still in progress. */
export const requestIgnored = createAction<{ request: string; key: string }>('navigation/requestIgnored');

/** A debounce began. The work starts if no further request comes within this number of milliseconds. */
export const debounceStarted = createAction<{ request: string; key: string; milliseconds: number }>(
  'navigation/quietAwaited',
);
/**
 * A newer request replaced an earlier request. If the earlier request was already sent, its HTTP request is aborted.
 */
export const requestSuperseded = createAction<{ request: string; key: string }>(
  'navigation/requestSuperseded',
);

const takeOne = function* <E extends Event>(events: readonly E[]): SagaGenerator<ActionOf<E>> {
  const matches = (action: Action) => events.some((event) => event.match(action));
  return (yield* take(matches)) as unknown as ActionOf<E>;
};

function* isolated<A extends UnknownAction>(work: Work<A>, action: A): SagaGenerator<void> {
  try {
    yield* call(work, action);
  } catch (error) {
    yield* put(
      flowFailed({ flow: action.type, message: error instanceof Error ? error.message : 'unknown' }),
    );
  }
}

/**
 * Like takeLeading, but with a key. While work for a key runs, further events with the same key are ignored. Work for
 * different keys runs in parallel. An error in the work does not end the saga.
 */
export function* takeLeadingByKey<E extends Event>(
  events: readonly E[],
  getKey: (action: ActionOf<E>) => string,
  work: Work<ActionOf<E>>,
): SagaGenerator<void> {
  const inProgress = new Set<string>();
  function* locked(action: ActionOf<E>): SagaGenerator<void> {
    const key = getKey(action);
    inProgress.add(key);
    try {
      yield* call(work, action);
    } finally {
      inProgress.delete(key);
    }
  }
  for (;;) {
    const action = yield* takeOne(events);
    if (inProgress.has(getKey(action))) {
      yield* put(requestIgnored({ request: action.type, key: getKey(action) }));
    } else {
      yield* fork(isolated<ActionOf<E>>, locked, action);
    }
  }
}

/**
 * Locks a key for some time. `start` runs at once and changes the state. `finish` runs when the lock ends and
 * dispatches the outcome.
 */
export const takeLocked = <E extends Event>(
  milliseconds: number,
  events: readonly E[],
  getKey: (action: ActionOf<E>) => string,
  start: (action: ActionOf<E>) => SagaGenerator<boolean>,
  finish: Work<ActionOf<E>>,
): SagaGenerator<void> =>
  takeLeadingByKey(events, getKey, function* (action) {
    if (!(yield* call(start, action))) return;
    yield* delay(milliseconds);
    yield* call(finish, action);
  });

/**
 * Like takeLatest, but several types of events share one slot. A newer event cancels the work and aborts its request.
 * If there is a `getSlot`, each place on the screen has a separate slot.
 */
export function* takeLatestOf<E extends Event>(
  events: readonly E[],
  work: Work<ActionOf<E>>,
  getSlot: (action: ActionOf<E>) => string = () => '',
): SagaGenerator<void> {
  const running = new Map<string, { task: Task; request: string }>();
  for (;;) {
    const action = yield* takeOne(events);
    const key = getSlot(action);
    const previous = running.get(key);
    if (previous?.task.isRunning()) {
      yield* cancel(previous.task);
      yield* put(requestSuperseded({ request: previous.request, key }));
    }
    const task = yield* fork(isolated<ActionOf<E>>, work, action);
    running.set(key, { task, request: action.type });
  }
}

/**
 * Like `takeLatestOf`, but with a key. If an event has the same key, the work continues. If the key is different, the
 * work is cancelled and starts again. If the key is null, the work is cancelled and does not start again.
 */
export function* takeLatestByKey<E extends Event>(
  events: readonly E[],
  needAfter: (action: ActionOf<E>) => SagaGenerator<string | null>,
  work: Work<ActionOf<E>>,
): SagaGenerator<void> {
  let need: string | null = null;
  let running: Task | undefined;
  for (;;) {
    const action = yield* takeOne(events);
    const next = yield* call(needAfter, action);
    if (next === need) continue;
    need = next;
    if (running) yield* cancel(running);
    if (need !== null) running = yield* fork(isolated<ActionOf<E>>, work, action);
  }
}

/**
 * Debounces requests and cancels running work. The debounce of redux-saga does not cancel work, so the answer to an
 * earlier request could arrive last. `getSlot` has the same meaning as in `takeLatestOf`.
 */
export function* debounceCancelling<E extends Event>(
  milliseconds: number,
  event: E,
  work: Work<ActionOf<E>>,
  getSlot: (action: ActionOf<E>) => string = () => '',
): SagaGenerator<void> {
  function* quietly(action: ActionOf<E>): SagaGenerator<void> {
    yield* put(debounceStarted({ request: event.type, key: getSlot(action), milliseconds }));
    yield* delay(milliseconds);
    yield* call(work, action);
  }
  yield* takeLatestOf([event], quietly, getSlot);
}

/** Runs the work at once, and again after each interval. */
export function* takeEveryOf(milliseconds: number, work: () => SagaGenerator<void>): SagaGenerator<void> {
  for (;;) {
    yield* fork(isolated<UnknownAction>, work, { type: work.name });
    yield* delay(milliseconds);
  }
}

/** Like takeEvery, but an error in the work does not end the saga. */
export function* takeEveryIsolated<E extends Event>(
  events: readonly E[],
  work: Work<ActionOf<E>>,
): SagaGenerator<void> {
  for (;;) {
    const action = yield* takeOne(events);
    yield* fork(isolated<ActionOf<E>>, work, action);
  }
}

/**
 * Runs work for the items in their order, with limited concurrency. The first error, or a cancellation, ends all work.
 */
export function* mapConcurrent<T>(
  atATime: number,
  items: readonly T[],
  work: (item: T) => SagaGenerator<void>,
): SagaGenerator<void> {
  const waiting = items.values();
  function* worker(): SagaGenerator<void> {
    for (const item of waiting) yield* call(work, item);
  }
  yield* all(Array.from({ length: Math.min(atATime, items.length) }, () => call(worker)));
}
