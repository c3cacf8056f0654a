import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { CANCEL, runSaga, stdChannel, type Saga } from 'redux-saga';
import { call, delay, put } from './effects';
import {
  debounceCancelling,
  takeEveryIsolated,
  takeEveryOf,
  takeLatestOf,
  takeLatestByKey,
  takeLocked,
  mapConcurrent,
} from './flows';

const requested = createAction<{ key: string }>('test/asked');
const answered = createAction<{ key: string }>('test/told');
const emptied = createAction('test/emptied');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Runs one saga alone and records its actions. */
function run(flow: Saga) {
  const channel = stdChannel<UnknownAction>();
  const events: UnknownAction[] = [];
  const dispatch = (action: UnknownAction) => {
    events.push(action);
    channel.put(action);
  };
  const task = runSaga({ channel, dispatch }, flow);
  return {
    ask: (key: string) => channel.put(requested({ key })),
    happen: (event: UnknownAction) => channel.put(event),
    keys: (type: string) =>
      events.filter((event) => event.type === type).map(({ payload }) => payload as { key: string }),
    types: () => events.map(({ type }) => type),
    task,
  };
}
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

function* answer({ payload }: ReturnType<typeof requested>) {
  yield* put(answered(payload));
}
function* breaks() {
  yield* put(answered({ key: 'before the fault' }));
  throw new Error('fault');
}

test('takeLocked: an event with the same key is ignored until the lock ends, and an event with another key is not', async () => {
  const flow = run(function* () {
    yield* takeLocked(
      100,
      [requested],
      ({ payload }) => payload.key,
      function* () {
        return true;
      },
      answer,
    );
  });
  flow.ask('a');
  flow.ask('a');
  flow.ask('b');
  await pass(100);
  expect(flow.keys('test/told')).toEqual([{ key: 'a' }, { key: 'b' }]);
  expect(flow.types()).toContain('navigation/requestIgnored');
  flow.ask('a');
  await pass(100);
  expect(flow.keys('test/told')).toHaveLength(3);
});

test('takeLocked: an error releases the lock, is reported, and does not end the flow', async () => {
  let broken = true;
  const flow = run(function* () {
    yield* takeLocked(
      100,
      [requested],
      ({ payload }) => payload.key,
      function* () {
        if (broken) throw new Error('fault');
        return true;
      },
      answer,
    );
  });
  flow.ask('a');
  broken = false;
  flow.ask('a');
  await pass(100);
  expect(flow.types()).toEqual(['navigation/flowFailed', 'test/told']);
});

test('takeLocked: the key is locked at 349 ms of 350, and free at 350', async () => {
  const flow = run(function* () {
    yield* takeLocked(
      350,
      [requested],
      ({ payload }) => payload.key,
      function* () {
        return true;
      },
      answer,
    );
  });
  flow.ask('a');
  await pass(349);
  flow.ask('a');
  expect(flow.types()).toEqual(['navigation/requestIgnored']);
  await pass(1);
  flow.ask('a');
  await pass(350);
  expect(flow.types()).toEqual(['navigation/requestIgnored', 'test/told', 'test/told']);
});

test('takeLocked: an ignored request is reported with its event and key', () => {
  const flow = run(function* () {
    yield* takeLocked(
      350,
      [requested],
      ({ payload }) => payload.key,
      function* () {
        return true;
      },
      answer,
    );
  });
  flow.ask('a');
  flow.ask('a');
  expect(flow.keys('navigation/requestIgnored')).toEqual([{ request: 'test/asked', key: 'a' }]);
});

test('takeLocked: an event that `start` refuses locks nothing and has no outcome', async () => {
  const flow = run(function* () {
    yield* takeLocked(
      350,
      [requested],
      ({ payload }) => payload.key,
      function* () {
        return false;
      },
      answer,
    );
  });
  flow.ask('a');
  flow.ask('a');
  await pass(350);
  expect(flow.types()).toEqual([]);
});

test('takeLatestOf: newer work cancels the earlier work', async () => {
  const flow = run(function* () {
    yield* takeLatestOf([requested], function* (action) {
      yield new Promise((resolve) => setTimeout(resolve, 100));
      yield* answer(action);
    } as typeof answer);
  });
  flow.ask('a');
  await pass(99);
  flow.ask('b');
  await pass(100);
  expect(flow.keys('test/told')).toEqual([{ key: 'b' }]);
});

test('takeLatestOf: cancelled work aborts its request once', () => {
  const aborted: string[] = [];
  const flow = run(function* () {
    yield* takeLatestOf([requested], function* ({ payload: { key } }) {
      const waiting = Object.assign(new Promise<void>(() => undefined), {
        [CANCEL]: () => aborted.push(key),
      });
      yield* call(() => waiting);
    });
  });
  flow.ask('a');
  flow.ask('b');
  expect(aborted).toEqual(['a']);
});

test('takeLatestOf: an event of any of the listed types cancels the earlier work', async () => {
  const flow = run(function* () {
    yield* takeLatestOf([requested, emptied], function* (event) {
      if (emptied.match(event)) return;
      yield* delay(100);
      yield* answer(event);
    });
  });
  flow.ask('a');
  flow.happen(emptied());
  await pass(1_000);
  expect(flow.types()).toEqual(['navigation/requestSuperseded']);
});

test('takeLatestOf: an error is reported, and the next event is handled', () => {
  const flow = run(function* () {
    yield* takeLatestOf([requested], breaks);
  });
  flow.ask('a');
  flow.ask('b');
  expect(flow.types()).toEqual(['test/told', 'navigation/flowFailed', 'test/told', 'navigation/flowFailed']);
});

test('debounceCancelling: a new event cancels work that already runs', async () => {
  const flow = run(function* () {
    yield* debounceCancelling(500, requested, function* (event) {
      yield* delay(100);
      yield* answer(event);
    });
  });
  flow.ask('a');
  await pass(550);
  flow.ask('b');
  await pass(600);
  expect(flow.keys('test/told')).toEqual([{ key: 'b' }]);
});

test('debounceCancelling: the work begins once no event has come for the delay', async () => {
  const flow = run(function* () {
    yield* debounceCancelling(500, requested, answer);
  });
  flow.ask('a');
  await pass(499);
  flow.ask('b');
  await pass(499);
  expect(flow.keys('test/told')).toEqual([]);
  await pass(1);
  expect(flow.keys('test/told')).toEqual([{ key: 'b' }]);
});

test('takeEveryOf: the work runs at once and after each interval, also after an error', async () => {
  const flow = run(function* () {
    yield* takeEveryOf(60_000, breaks);
  });
  expect(flow.keys('test/told')).toHaveLength(1);
  await pass(59_999);
  expect(flow.keys('test/told')).toHaveLength(1);
  await pass(1);
  expect(flow.keys('test/told')).toHaveLength(2);
  flow.task.cancel();
});

test('takeEveryOf: work that takes longer than the interval does not delay the next run', async () => {
  let began = 0;
  const flow = run(function* () {
    yield* takeEveryOf(60_000, function* () {
      began += 1;
      yield* delay(100_000);
    });
  });
  await pass(60_000);
  expect(began).toBe(2);
  flow.task.cancel();
});

test('takeEveryIsolated: an error in the work for one event is reported, and the work for other events finishes', async () => {
  const flow = run(function* () {
    yield* takeEveryIsolated([requested], function* (event) {
      if (event.payload.key === 'broken') throw new Error('fault');
      yield* delay(10);
      yield* answer(event);
    });
  });
  flow.ask('a');
  flow.ask('broken');
  flow.ask('b');
  await pass(10);
  expect(flow.types()).toEqual(['navigation/flowFailed', 'test/told', 'test/told']);
});

test('takeEveryIsolated: an error is reported with its event and its message', () => {
  const flow = run(function* () {
    yield* takeEveryIsolated([requested], breaks);
  });
  flow.ask('a');
  expect(flow.keys('navigation/flowFailed')).toEqual([{ flow: 'test/asked', message: 'fault' }]);
});

test('takeEveryIsolated: work for several events runs in parallel', async () => {
  const flow = run(function* () {
    yield* takeEveryIsolated([requested], answer);
  });
  flow.ask('a');
  flow.ask('b');
  await pass(0);
  expect(flow.keys('test/told')).toEqual([{ key: 'a' }, { key: 'b' }]);
});

/** Emits the key after 100 ms; the key `none` needs no work. */
const needed = () =>
  run(function* () {
    yield* takeLatestByKey(
      [requested],
      function* ({ payload }) {
        return payload.key === 'none' ? null : payload.key;
      },
      function* (action) {
        yield* delay(100);
        yield* call(answer, action);
      },
    );
  });

test('takeLatestByKey: the same key keeps the work in progress, and another key replaces it', async () => {
  const flow = needed();
  flow.ask('a');
  await pass(60);
  flow.ask('a');
  await pass(40);
  expect(flow.keys('test/told')).toEqual([{ key: 'a' }]);
  flow.ask('a');
  await pass(100);
  expect(flow.keys('test/told')).toHaveLength(1);
  flow.ask('b');
  await pass(50);
  flow.ask('c');
  await pass(100);
  expect(flow.keys('test/told')).toEqual([{ key: 'a' }, { key: 'c' }]);
});

test('takeLatestByKey: the key null cancels the work, and the previous key then begins it again', async () => {
  const flow = needed();
  flow.ask('a');
  flow.ask('none');
  await pass(100);
  expect(flow.keys('test/told')).toEqual([]);
  flow.ask('a');
  await pass(100);
  expect(flow.keys('test/told')).toEqual([{ key: 'a' }]);
});

test('takeLatestOf: an event cancels only the work of its own key', async () => {
  const flow = run(function* () {
    yield* takeLatestOf(
      [requested],
      function* (action) {
        yield* delay(100);
        yield* answer(action);
      },
      ({ payload }) => payload.key,
    );
  });
  flow.ask('a');
  await pass(60);
  flow.ask('b');
  flow.ask('a');
  await pass(60);
  expect(flow.keys('test/told')).toEqual([]);
  await pass(40);
  expect(flow.keys('test/told')).toEqual([{ key: 'b' }, { key: 'a' }]);
});

test('debounceCancelling: an event does not extend the delay of another key', async () => {
  const flow = run(function* () {
    yield* debounceCancelling(100, requested, answer, ({ payload }) => payload.key);
  });
  flow.ask('a');
  await pass(60);
  flow.ask('b');
  await pass(40);
  expect(flow.keys('test/told')).toEqual([{ key: 'a' }]);
  await pass(60);
  expect(flow.keys('test/told')).toEqual([{ key: 'a' }, { key: 'b' }]);
});

describe('mapConcurrent', () => {
  const numbers = ['1', '2', '3', '4', '5'];

  test('works on at most two items at a time, and finishes all', async () => {
    let running = 0;
    let maxRunning = 0;
    const flow = run(function* () {
      yield* mapConcurrent(2, numbers, function* (key) {
        running += 1;
        maxRunning = Math.max(maxRunning, running);
        yield* delay(10);
        running -= 1;
        yield* put(answered({ key }));
      });
    });
    await pass(30);
    expect(maxRunning).toBe(2);
    expect(flow.keys('test/told').map(({ key }) => key)).toEqual(numbers);
  });

  test('ends the work in progress when it is cancelled, and begins no more', async () => {
    const flow = run(function* () {
      yield* mapConcurrent(2, numbers, function* (key) {
        yield* delay(10);
        yield* put(answered({ key }));
      });
    });
    await pass(15);
    flow.task.cancel();
    await pass(100);
    expect(flow.keys('test/told')).toHaveLength(2);
  });

  test('passes the first error of its work to its caller', async () => {
    const reached: string[] = [];
    run(function* () {
      try {
        yield* mapConcurrent(2, numbers, function* (key) {
          yield* delay(10);
          if (key === '2') throw new Error('fault');
          yield* put(answered({ key }));
        });
      } catch (error) {
        reached.push((error as Error).message);
      }
    });
    await pass(100);
    expect(reached).toEqual(['fault']);
  });
});
