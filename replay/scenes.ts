/**
 * Scenes: sessions written as the page's events and what the service answers, on a fake clock, for what a browser's
 * story would be too slow or too rare for: locks pressed twice, failures, limits, other tabs.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import FakeTimers from '@sinonjs/fake-timers';
import { createRecorder, type Log } from '@/app/recorder';
import { lazyFeatures } from '@/app/lazyFeatures';
import { createShopStore } from '@/app/store';
import { placeOf } from '@/features/navigation';
import { replaceTransport, type HttpAnswer, type HttpRequest } from '@/shared/http';
import { replaceIds } from '@/shared/ids';
import { matchPathAnswer, type Answers } from './sceneAnswers';

/** An event of the page, or milliseconds that pass. */
type Step = readonly [type: string, payload?: unknown] | number;

export interface Scene {
  name: string;
  /** Answers by the beginning of the path, before those of every scene. */
  answers?: Answers;
  steps: readonly Step[];
}

const answerTime = 40;

const toAction = ([type, payload]: readonly [string, unknown?]): UnknownAction =>
  payload === undefined ? { type } : { type, payload };

/** Step that arrives at a page. */
export const buildArrival = (path: string): Step => {
  const { pathname, search, hash } = new URL(path, 'http://shop.invalid');
  return ['navigation/arrived', placeOf({ pathname, search, hash })];
};

/** Records a scene in a shop that all features join, as `replay:accept` takes it. */
export async function recordScene({ name, answers = {}, steps }: Scene): Promise<Log> {
  const clock = FakeTimers.install({
    now: 1_800_000_000_000,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  let ids = 0;
  const counts = new Map<string, number>();
  const answer = (request: HttpRequest): HttpAnswer => matchPathAnswer(answers, request, counts);
  const undoTransport = replaceTransport(() => (request, signal) => {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      setTimeout(() => resolve(answer(request)), answerTime);
    });
  });
  const undoIds = replaceIds(() => () => `id-${(ids += 1)}`);
  const recorder = createRecorder({ app: 'scene', title: name });
  const { store, startFlows, join } = createShopStore({
    observers: [recorder.middleware],
    effectMiddlewares: [recorder.effects],
  });
  recorder.begin();
  const flows = startFlows();
  for (const feature of lazyFeatures) join(feature);
  try {
    await clock.tickAsync(500);
    for (const step of steps) {
      if (typeof step === 'number') await clock.tickAsync(step);
      else store.dispatch(toAction(step));
    }
    await clock.tickAsync(500);
    return JSON.parse(JSON.stringify(recorder.log(store.getState()))) as Log;
  } finally {
    flows.cancel();
    recorder.stop();
    undoIds();
    undoTransport();
    clock.uninstall();
  }
}
