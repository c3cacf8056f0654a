/** Records a shop on a fake clock while it receives a page's events at their times, with given answers. */
import type { UnknownAction } from '@reduxjs/toolkit';
import FakeTimers from '@sinonjs/fake-timers';
import { lazyFeatures } from '@/app/lazyFeatures';
import { realOutside, type Outside } from '@/app/outside';
import { createRecorder, type Log } from '@/app/recorder';
import type { RootState } from '@/app/rootReducer';
import { createShopStore } from '@/app/store';
import { navigation } from '@/features/navigation';
import { Failure, type FailureCode } from '@/shared/failure';
import { replaceTransport, type HttpAnswer, type HttpRequest } from '@/shared/http';
import { replaceIds } from '@/shared/ids';

/** An event of the page, or a number of milliseconds that pass. */
export type SessionStep = UnknownAction | number;

/** Answer of the service after a number of milliseconds. */
export interface TimedAnswer {
  took: number;
  answer: HttpAnswer | { failure: FailureCode };
}

export interface Session {
  title: string;
  app?: string;
  startedAt?: number;
  /** State of the features that exist at the beginning. Without it the shop begins with the core features. */
  preloaded?: RootState;
  steps: readonly SessionStep[];
  /** Null means that no answer ever comes. */
  answer: (request: HttpRequest) => TimedAnswer | null;
  createId?: () => string;
  callOutside?: Outside['call'];
}

export interface Ran {
  log: Log;
  /** Errors that the page's events threw, each with the number of its event. */
  errors: { step: number; message: string }[];
}

export const sessionStart = 1_800_000_000_000;

const countIds = () => {
  let count = 0;
  return () => `id-${(count += 1)}`;
};

export async function runSession(session: Session): Promise<Ran> {
  const { title, app = 'scene', startedAt = sessionStart, preloaded, steps, answer } = session;
  const clock = FakeTimers.install({
    now: startedAt,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  const undoTransport = replaceTransport(() => (request, signal) => {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Failure('OFFLINE')));
      const timed = answer(request);
      if (!timed) return;
      const { took, answer: given } = timed;
      setTimeout(() => {
        if ('failure' in given) reject(new Failure(given.failure));
        else resolve(given);
      }, took);
    });
  });
  const createId = session.createId ?? countIds();
  const undoIds = replaceIds(() => createId);
  const outside = session.callOutside ? { ...realOutside, call: session.callOutside } : realOutside;
  const recorder = createRecorder({ app, title }, outside);
  let count = 0;
  const { store, startFlows, join } = createShopStore({
    ...(preloaded ? { preloaded } : {}),
    features: preloaded ? lazyFeatures.filter(({ name }) => name in preloaded) : [],
    observers: [
      () => (next) => (action) => {
        count += 1;
        return next(action);
      },
      recorder.middleware,
    ],
    effectMiddlewares: [recorder.effects],
  });
  const dispatch = (action: UnknownAction) => {
    if (!navigation.featureJoined.match(action)) return void store.dispatch(action);
    const feature = lazyFeatures.find(({ name }) => name === action.payload.feature);
    if (feature) join(feature);
  };
  const errors: Ran['errors'] = [];
  recorder.begin();
  const flows = startFlows();
  try {
    for (const step of steps) {
      if (typeof step === 'number') {
        await clock.tickAsync(step);
        continue;
      }
      try {
        dispatch(step);
      } catch (error) {
        errors.push({ step: count, message: error instanceof Error ? error.message : String(error) });
      }
    }
    // the log is plain data, so later changes of the objects do not reach it
    return { log: JSON.parse(JSON.stringify(recorder.log(store.getState()))) as Log, errors };
  } finally {
    flows.cancel();
    recorder.stop();
    undoIds();
    undoTransport();
    clock.uninstall();
  }
}
