/**
 * Drives a log: a new store with the real sagas, a fake clock, and the log's answers and ids. Only the page's
 * actions are dispatched, at their recorded times; the whole log must result, times included.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import FakeTimers from '@sinonjs/fake-timers';
import { createRecorder, recordRequest, type Exchange, type Log } from '@/app/recorder';
import { lazyFeatures } from '@/app/lazyFeatures';
import { createShopStore } from '@/app/store';
import { navigation } from '@/features/navigation';
import { Failure } from '@/shared/failure';
import { replaceTransport, type HttpAnswer, type Transport } from '@/shared/http';
import { replaceIds } from '@/shared/ids';
import { findFirstDifference } from './difference';

/** Transport that answers each request from the log, after the recorded time. */
function createRecordedTransport(
  exchanges: readonly Exchange[],
  missing: (request: string) => void,
): Transport {
  const remaining = exchanges.map((exchange) => ({ exchange, key: JSON.stringify(exchange.request) }));
  return (request, signal) =>
    new Promise<HttpAnswer>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Failure('OFFLINE')));
      const requestKey = JSON.stringify(recordRequest(request));
      const at = remaining.findIndex(({ key }) => key === requestKey);
      const found = remaining.splice(at, at < 0 ? 0 : 1)[0]?.exchange;
      if (!found) {
        missing(requestKey);
        reject(new Failure('OFFLINE'));
        return;
      }
      const { answer, took } = found;
      if (answer === null || took === null) return;
      setTimeout(() => {
        if ('failure' in answer) reject(new Failure(answer.failure));
        else resolve({ status: answer.status, body: answer.body });
      }, took);
    });
}

export interface Driven {
  log: Log;
  faults: string[];
}

export async function driveLog(recorded: Log): Promise<Driven> {
  const faults: string[] = [];
  if (recorded.isPart) faults.push('the log begins amid a session: it can be folded, not driven');
  if (recorded.exchanges.length === 0 && recorded.entries.length > 0)
    faults.push('the log holds no answers (as one from Redux DevTools): it can be folded, not driven');
  const clock = FakeTimers.install({
    now: recorded.startedAt,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  const ids = [...recorded.ids];
  const undoIds = replaceIds(() => () => ids.shift() ?? 'the log holds no more ids');
  const undoTransport = replaceTransport(() =>
    createRecordedTransport(recorded.exchanges, (request) =>
      faults.push(`no answer in the log for ${request}`),
    ),
  );
  const recorder = createRecorder({ app: recorded.app, title: recorded.title });
  const { store, startFlows, join } = createShopStore({
    preloaded: recorded.preloaded,
    observers: [recorder.middleware],
    features: lazyFeatures.filter(({ name }) => name in recorded.preloaded),
  });
  /** The page's actions: its events, and the features it loaded. */
  const dispatch = (action: UnknownAction) => {
    if (!navigation.featureJoined.match(action)) return store.dispatch(action);
    const feature = lazyFeatures.find(({ name }) => name === action.payload.feature);
    if (feature) join(feature);
    else faults.push(`this shop has no feature ${action.payload.feature}`);
  };
  const flows = startFlows();
  try {
    const reach = (t: number) => clock.tickAsync(recorded.startedAt + t - clock.now);
    for (const { t, by, action } of recorded.entries) {
      if (by !== 'ui') continue;
      await reach(t);
      dispatch(action);
    }
    await reach(recorded.entries.at(-1)?.t ?? 0);
    return { log: recorder.log(store.getState()), faults };
  } finally {
    flows.cancel();
    recorder.stop();
    undoTransport();
    undoIds();
    clock.uninstall();
  }
}

/** Returns the differences of a driven log from the recorded one, in order of their steps. */
export function compareLogs(recorded: Log, driven: Driven): string[] {
  const faults = [...driven.faults];
  const { entries } = driven.log;
  for (let index = 0; index < Math.max(entries.length, recorded.entries.length); index += 1) {
    const difference = findFirstDifference(recorded.entries[index], entries[index]);
    if (difference) {
      const type = recorded.entries[index]?.action.type ?? entries[index]?.action.type ?? '';
      faults.unshift(`step ${index + 1} (${type}) differs at ${difference}`);
      break;
    }
  }
  const final = findFirstDifference(recorded.final, driven.log.final);
  if (final) faults.push(`the final state differs at ${final}`);
  return faults;
}
