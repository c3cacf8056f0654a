/** The few verbs that flows are told in. Each isolates its worker's error: it is reported, and the flow lives on. */
import { createAction, type Action, type UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { all, call, cancel, delay, fork, put, take, type SagaGenerator } from './effects';

/** An event of the vocabulary, as a flow listens to it. */
interface Event {
  type: string;
  match(action: unknown): boolean;
}
type ActionOf<E> = E extends { match(action: unknown): action is infer A extends UnknownAction } ? A : never;
type Work<A> = (action: A) => SagaGenerator<void>;

/** A worker threw: a fault of the shop's own code, as expected failures are events of their feature. */
export const flowFailed = createAction<{ flow: string; message: string }>('navigation/flowFailed');
/** A request came while the same one was still in progress. */
export const requestIgnored = createAction<{ request: string; key: string }>('navigation/requestIgnored');

/** Work waits for quiet: it begins when so many milliseconds passed without another such request. */
export const debounceStarted = createAction<{ request: string; key: string; milliseconds: number }>(
  'navigation/quietAwaited',
);
/** A newer request took the place of this one, which was still waiting or on its way; what it asked for is aborted. */
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
 * While work for a key is in progress, the same key is ignored, whichever of the events asks, and other keys run beside it.
 * `begin` runs at once, `finish` when the time is over: the state is right at once, the outcome is told after.
 */
export function* takeLocked<E extends Event>(
  milliseconds: number,
  events: readonly E[],
  keyOf: (action: ActionOf<E>) => string,
  begin: (action: ActionOf<E>) => SagaGenerator<boolean>,
  finish: Work<ActionOf<E>>,
): SagaGenerator<void> {
  const inProgress = new Set<string>();
  function* locked(action: ActionOf<E>): SagaGenerator<void> {
    const key = keyOf(action);
    inProgress.add(key);
    try {
      if (!(yield* call(begin, action))) return;
      yield* delay(milliseconds);
      yield* call(finish, action);
    } finally {
      inProgress.delete(key);
    }
  }
  for (;;) {
    const action = yield* takeOne(events);
    if (inProgress.has(keyOf(action))) {
      yield* put(requestIgnored({ request: action.type, key: keyOf(action) }));
    } else {
      yield* fork(isolated<ActionOf<E>>, locked, action);
    }
  }
}

/**
 * Only the latest event's work runs: a newer one cancels it, and a cancelled request is aborted.
 * (takeLatest, but with an isolated worker and one slot for several events.) `slotOf` gives each of several places on
 * the screen a slot of its own.
 */
export function* takeLatestOf<E extends Event>(
  events: readonly E[],
  work: Work<ActionOf<E>>,
  slotOf: (action: ActionOf<E>) => string = () => '',
): SagaGenerator<void> {
  const running = new Map<string, { task: Task; request: string }>();
  for (;;) {
    const action = yield* takeOne(events);
    const key = slotOf(action);
    const before = running.get(key);
    if (before?.task.isRunning()) {
      yield* cancel(before.task);
      yield* put(requestSuperseded({ request: before.request, key }));
    }
    const task = yield* fork(isolated<ActionOf<E>>, work, action);
    running.set(key, { task, request: action.type });
  }
}

/**
 * As `takeLatestOf`, for work that belongs to a need: an event after which the same is needed leaves the work (or what it
 * brought) as it is, another need cancels it and begins anew, and null only cancels it.
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
 * The work starts once no further event came for the given time; an event also cancels work that already runs.
 * (redux-saga's debounce does not: a stale answer would land after the new one.) Slots as in `takeLatestOf`.
 */
export function* debounceCancelling<E extends Event>(
  milliseconds: number,
  event: E,
  work: Work<ActionOf<E>>,
  slotOf: (action: ActionOf<E>) => string = () => '',
): SagaGenerator<void> {
  function* quietly(action: ActionOf<E>): SagaGenerator<void> {
    yield* put(debounceStarted({ request: event.type, key: slotOf(action), milliseconds }));
    yield* delay(milliseconds);
    yield* call(work, action);
  }
  yield* takeLatestOf([event], quietly, slotOf);
}

/** Now, and again each time the interval is over. */
export function* takeEveryOf(milliseconds: number, work: () => SagaGenerator<void>): SagaGenerator<void> {
  for (;;) {
    yield* fork(isolated<UnknownAction>, work, { type: work.name });
    yield* delay(milliseconds);
  }
}

/** Each event's work, side by side. */
export function* takeEveryIsolated<E extends Event>(
  events: readonly E[],
  work: Work<ActionOf<E>>,
): SagaGenerator<void> {
  for (;;) {
    const action = yield* takeOne(events);
    yield* fork(isolated<ActionOf<E>>, work, action);
  }
}

/** Works through the items in their order, so many at a time. The first error, or a cancel, ends all of it. */
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
