/** Saga helpers. Each isolates errors of its workers: an error is reported as an event, and the flow continues. */
import { createAction, type Action, type UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { all, call, cancel, delay, fork, put, take, type SagaGenerator } from './effects';

/** An action creator whose actions a flow takes. */
interface Event {
  type: string;
  match(action: unknown): boolean;
}
type ActionOf<E> = E extends { match(action: unknown): action is infer A extends UnknownAction } ? A : never;
type Work<A> = (action: A) => SagaGenerator<void>;

/**
 * A worker threw an error. The error is a bug in the shop's code, because features report expected failures as events.
 */
export const flowFailed = createAction<{ flow: string; message: string }>('navigation/flowFailed');
/** A request was ignored because an earlier request with the same key is still in progress. */
export const requestIgnored = createAction<{ request: string; key: string }>('navigation/requestIgnored');

/** Debounce: the work starts when no further request has come for this number of milliseconds. */
export const debounceStarted = createAction<{ request: string; key: string; milliseconds: number }>(
  'navigation/quietAwaited',
);
/**
 * A newer request replaced an earlier one, which was waiting or in progress. The HTTP request of the earlier one is
 * aborted.
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
 * takeLeading by key, with an isolated worker: while work for a key is in progress, further events with the same key
 * are ignored; other keys run in parallel.
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
 * Lock by key: `start` runs at once, and `finish` runs when the lock's time is over. The state changes immediately, and
 * the outcome is dispatched later.
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
 * takeLatest with an isolated worker and one slot for several events: a newer event cancels the work and aborts its
 * request. `getSlot` separates the slots of several places on the screen.
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
 * Like `takeLatestOf`, with a key. An event with the same key does not affect the work or its result. Another key
 * cancels the work and starts it again. The key null cancels the work without another start.
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
 * Debounce that also cancels work in progress. redux-saga's debounce does not cancel work, so that an outdated answer
 * could arrive after the answer to the newer request. `getSlot` is used as in `takeLatestOf`.
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

/** Runs the work immediately and at each interval. */
export function* takeEveryOf(milliseconds: number, work: () => SagaGenerator<void>): SagaGenerator<void> {
  for (;;) {
    yield* fork(isolated<UnknownAction>, work, { type: work.name });
    yield* delay(milliseconds);
  }
}

/** takeEvery with isolated workers. */
export function* takeEveryIsolated<E extends Event>(
  events: readonly E[],
  work: Work<ActionOf<E>>,
): SagaGenerator<void> {
  for (;;) {
    const action = yield* takeOne(events);
    yield* fork(isolated<ActionOf<E>>, work, action);
  }
}

/** Runs work on the items in order with limited concurrency. The first error, or a cancellation, ends all work. */
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
