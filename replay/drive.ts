/**
 * Drives a log: a new store with the real sagas receives, in the recorded order, only the inputs from outside: the
 * page's events, answers to requests, and the ends of delays. All other events of the log must result.
 * Delays are compared by the time that the flows ask for (350 ms), not by how late a browser's timer fired.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import FakeTimers from '@sinonjs/fake-timers';
import { CANCEL } from 'redux-saga';
import { lazyFeatures } from '@/app/lazyFeatures';
import type { Outside } from '@/app/outside';
import { createRecorder, recordRequest, type Input, type Log, type OutsideCall } from '@/app/recorder';
import { createShopStore } from '@/app/store';
import { navigation } from '@/features/navigation';
import { Failure } from '@/shared/failure';
import { replaceTransport, type HttpAnswer, type Transport } from '@/shared/http';
import { replaceIds } from '@/shared/ids';
import { findFirstDifference } from './difference';

export interface Driven {
  log: Log;
  faults: string[];
  /** The first delay of the log for which the shop does not wait, with the number of the step that it precedes. */
  firstMissedWait?: { step: number; fault: string };
}

/** A promise that the drive resolves. */
interface Pending {
  settle: (answer: Exclude<OutsideCall['answer'], undefined>) => void;
}

/** Resolves after all microtasks. */
const flush = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Returns why a log cannot be driven; null when it can. */
export function getReasonNotToDrive(log: Log): string | null {
  if (log.isPart) return 'the log begins amid a session: it can be folded, not driven';
  if (!log.inputs)
    return 'the log does not say when its answers came (an older version, or Redux DevTools): it can be folded, not driven';
  return null;
}

/** Transport whose requests wait for the recorded answer. */
function createRecordedTransport({ exchanges }: Log, fail: (fault: string) => void) {
  const remaining = exchanges.map(({ request }, index) => ({ index, key: JSON.stringify(request) }));
  const pending = new Map<number, Pending>();
  const transport: Transport = (request, signal) =>
    new Promise<HttpAnswer>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Failure('OFFLINE')));
      const requestKey = JSON.stringify(recordRequest(request));
      const at = remaining.findIndex(({ key }) => key === requestKey);
      const found = remaining.splice(at, at < 0 ? 0 : 1)[0];
      if (!found) {
        fail(`the shop asks what the log does not: ${requestKey}`);
        reject(new Failure('OFFLINE'));
        return;
      }
      pending.set(found.index, {
        settle: () => {
          const answer = exchanges[found.index]?.answer;
          if (!answer) return;
          if ('failure' in answer) reject(new Failure(answer.failure));
          else resolve({ status: answer.status, body: answer.body });
        },
      });
    });
  return { transport, pending, remaining };
}

/**
 * Delays and calls to the outside. Each waits until the log says that it is over, or returns the value that the log
 * holds.
 */
function createRecordedOutside(calls: readonly OutsideCall[], later: ReadonlySet<number>) {
  const waits: { milliseconds: number; began: number; finish: () => void }[] = [];
  const remaining = calls.map((call, index) => ({ ...call, index }));
  const pending = new Map<number, Pending>();
  const called: { name: string; args: unknown[] }[] = [];
  const wait: Outside['wait'] = (milliseconds) => {
    let cancel = () => {};
    const isOver = new Promise((resolve) => {
      const running = { milliseconds, began: Date.now(), finish: () => resolve(true) };
      waits.push(running);
      cancel = () => void waits.splice(waits.indexOf(running), 1);
    });
    return Object.assign(isOver, { [CANCEL]: () => cancel() });
  };
  const call = (name: string, args: unknown[]): unknown => {
    called.push({ name, args });
    const at = remaining.findIndex((recorded) => recorded.name === name);
    const found = remaining.splice(at, at < 0 ? 0 : 1)[0];
    if (!found) return undefined;
    if (found.answer && !later.has(found.index))
      return 'value' in found.answer ? found.answer.value : undefined;
    return new Promise((resolve, reject) => {
      pending.set(found.index, {
        settle: (answer) => {
          if ('failure' in answer) reject(new Failure(answer.failure));
          else resolve(answer.value);
        },
      });
    });
  };
  return { wait, call, waits, pending, called };
}

/**
 * Finds the running delay that the log says is over. Delays of the specification are round and exact. A delay that is
 * computed from the time of day varies with the time of its event, so the nearest one counts.
 */
function findWait<W extends { milliseconds: number }>(waits: readonly W[], milliseconds: number) {
  const exact = waits.find((running) => running.milliseconds === milliseconds);
  if (exact || milliseconds % 10 === 0) return exact;
  const near = ({ milliseconds: other }: W) => Math.abs(other - milliseconds);
  return waits.filter((running) => near(running) < 1_000).sort((a, b) => near(a) - near(b))[0];
}

export async function driveLog(recorded: Log): Promise<Driven> {
  const reason = getReasonNotToDrive(recorded);
  if (reason !== null) return { log: { ...recorded, entries: [] }, faults: [reason] };
  const faults: string[] = [];
  let firstMissedWait: Driven['firstMissedWait'];
  const { entries, inputs = [], calls = [] } = recorded;
  const clock = FakeTimers.install({
    now: recorded.startedAt,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  const ids = [...recorded.ids];
  const undoIds = replaceIds(() => () => ids.shift() ?? 'the log holds no more ids');
  const requests = createRecordedTransport(recorded, (fault) => faults.push(fault));
  const undoTransport = replaceTransport(() => requests.transport);
  const later = new Set(inputs.flatMap((input) => ('call' in input ? [input.call] : [])));
  const doors = createRecordedOutside(calls, later);
  /** Recorded events that were dispatched while a flow's call was running. */
  const nested = new Set<number>();
  let driven = 0;
  const outside: Outside = {
    wait: doors.wait,
    call: (name, _, args) => {
      const next = entries[driven];
      // the router reports at once where it goes
      if (
        next?.by === 'ui' &&
        navigation.began.match(next.action) &&
        /^(navigate|redirect|replace)/.test(name)
      ) {
        nested.add(driven);
        dispatch(next.action);
      }
      return doors.call(name, args);
    },
  };
  const recorder = createRecorder({ app: recorded.app, title: recorded.title }, outside);
  const { store, startFlows, join } = createShopStore({
    preloaded: recorded.preloaded,
    observers: [
      () => (next) => (action) => {
        driven += 1;
        return next(action);
      },
      recorder.middleware,
    ],
    effectMiddlewares: [recorder.effects],
    features: lazyFeatures.filter(({ name }) => name in recorded.preloaded),
  });
  /** The page's actions: its events, and the joining of the features that it loaded. */
  const dispatch = (action: UnknownAction) => {
    if (!navigation.featureJoined.match(action)) return store.dispatch(action);
    const feature = lazyFeatures.find(({ name }) => name === action.payload.feature);
    if (feature) join(feature);
    else faults.push(`this shop has no feature ${action.payload.feature}`);
  };
  let flows: ReturnType<typeof startFlows> | undefined;
  /** Moves the clock forward. A delay takes exactly its time, so the driven log has the specified times. */
  const reach = (moment: number) => clock.setSystemTime(Math.max(Date.now(), moment));
  /** Gives one input to the flows. If nothing waits for it, the fault names the event that followed in the log. */
  const give = (input: Input) => {
    const next = entries[input.at];
    const before = next ? `before step ${input.at + 1} (${next.action.type})` : 'at the end';
    if ('begin' in input) {
      recorder.begin();
      flows = startFlows();
    } else if ('delay' in input) {
      const found = findWait(doors.waits, input.delay);
      if (found) {
        doors.waits.splice(doors.waits.indexOf(found), 1);
        reach(found.began + found.milliseconds);
        found.finish();
      } else {
        const running = doors.waits.map(({ milliseconds }) => milliseconds).join(', ') || 'none';
        firstMissedWait ??= {
          step: input.at + 1,
          fault: `${before}: the log waits ${input.delay} ms, the shop does not (waits running: ${running})`,
        };
      }
    } else if ('answer' in input) {
      const found = requests.pending.get(input.answer);
      if (found) found.settle({});
      else {
        const { request } = recorded.exchanges[input.answer] ?? {};
        faults.push(`${before}: the shop did not ask ${request?.method} ${request?.path}`);
      }
    } else {
      const found = doors.pending.get(input.call);
      const answer = calls[input.call]?.answer;
      if (found && answer) found.settle(answer);
      else faults.push(`${before}: the shop did not call ${calls[input.call]?.name}`);
    }
  };
  let next = 0;
  const giveUntil = async (at: number) => {
    for (let input = inputs[next]; input && input.at <= at; input = inputs[next]) {
      next += 1;
      if (!('delay' in input)) reach(recorded.startedAt + input.t);
      give(input);
      await flush();
    }
  };
  try {
    for (const [index, { t, by, action }] of entries.entries()) {
      await giveUntil(index);
      if (by !== 'ui' || nested.has(index)) continue;
      reach(recorded.startedAt + t);
      try {
        dispatch(action);
      } catch (error) {
        faults.push(`step ${index + 1} (${action.type}): the shop threw ${String(error)}`);
      }
      await flush();
    }
    await giveUntil(Infinity);
    for (const { key } of requests.remaining) faults.push(`the shop did not ask what the log holds: ${key}`);
    const differentCall = findFirstDifference(
      calls.map(({ name, args }) => ({ name, args })),
      doors.called,
    );
    if (differentCall)
      faults.push(`the calls of the flows (router, reload, payment) differ at ${differentCall}`);
    return {
      log: recorder.log(store.getState()),
      faults,
      ...(firstMissedWait ? { firstMissedWait } : {}),
    };
  } finally {
    flows?.cancel();
    recorder.stop();
    undoTransport();
    undoIds();
    clock.uninstall();
  }
}

/** Returns the differences between a driven log and the recorded one: first missing events, then differing data. */
export function compareLogs(recorded: Log, driven: Driven): string[] {
  if (getReasonNotToDrive(recorded) !== null) return driven.faults;
  const faults = [...driven.faults];
  const type = findDifferentType(recorded, driven.log);
  const wait = driven.firstMissedWait;
  const first = type?.fault ?? findDifferentPayload(recorded, driven.log);
  if (first) faults.unshift(first);
  // an event that is missing because its delay differs is reported as a difference of the delay
  if (wait && (!type || wait.step <= type.step)) faults.unshift(wait.fault);
  else if (wait) faults.push(wait.fault);
  const final = findFirstDifference(recorded.final, driven.log.final, { isTime });
  if (final) faults.push(`the final state differs at ${final}`);
  return faults;
}

const name = (log: Log, index: number): string | undefined => {
  const entry = log.entries[index];
  return entry && `${entry.by} ${entry.action.type}`;
};

/** Compares the order of the events before their data, so that a missing event is named. */
function findDifferentType(recorded: Log, driven: Log): { step: number; fault: string } | null {
  const length = Math.max(recorded.entries.length, driven.entries.length);
  for (let index = 0; index < length; index += 1) {
    const expected = name(recorded, index);
    const got = name(driven, index);
    if (expected === got) continue;
    const step = index + 1;
    const say = (text: string) => ({ step, fault: `step ${step}: ${text}` });
    if (got === undefined) return say(`${expected} is missing; nothing follows`);
    if (expected === undefined) return say(`${got} is not in the log, which has ended`);
    if (got === name(recorded, index + 1)) return say(`${expected} is missing; ${got} follows at once`);
    if (name(driven, index + 1) === expected)
      return say(`${got} is not in the log, where ${expected} follows`);
    return say(`${expected} is missing; ${got} came in its place`);
  }
  return null;
}

function findDifferentPayload(recorded: Log, driven: Log): string | null {
  for (const [index, { action }] of recorded.entries.entries()) {
    const difference = findFirstDifference(action, driven.entries[index]?.action, { isTime });
    if (difference) return `step ${index + 1} (${action.type}) differs at ${difference}`;
  }
  return null;
}

/**
 * Times (milliseconds since 1970) that differ by less than a second, because a clock ticks between an event and its
 * record.
 */
const isTime = (expected: unknown, actual: unknown): boolean =>
  typeof expected === 'number' &&
  typeof actual === 'number' &&
  expected > 1e12 &&
  actual > 1e12 &&
  Math.abs(expected - actual) <= 1_000;
