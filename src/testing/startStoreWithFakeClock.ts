/** The shop's own store with its sagas on a fake clock, and a transport that a test answers. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { StoreOptions } from '@/app/store';
import { createFullStore } from '@/app/createFullStore';
import { Failure, type FailureCode } from '@/shared/failure';
import { replaceTransport, type HttpRequest } from '@/shared/http';

export interface Asked {
  request: HttpRequest;
  isAborted: () => boolean;
  answer: (body: unknown, status?: number) => Promise<void>;
  fail: (code: FailureCode) => Promise<void>;
}

const never = { message: { response: [] } };

/** Flushes promises and zero timers. */
const settle = () => jest.advanceTimersByTimeAsync(0);

/**
 * Starts the sagas. A request whose path has an entry in `answers` (a body, a Failure, or a function of the request) is
 * answered at once; others wait in `asked` for the test. Call `stop` (afterEach) to end the sagas and restore the
 * clock.
 */
export async function startStoreWithFakeClock({
  answers = {},
  preloaded,
}: { answers?: Record<string, unknown> } & Pick<StoreOptions, 'preloaded'> = {}) {
  jest.useFakeTimers({ now: 1_800_000_000_000, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const asked: Asked[] = [];
  const defaultAnswers: Record<string, unknown> = {
    '/assets/i18n/es.json': {},
    '/assets/version.json': { version: '1' },
    '/api/shop/session/expiry': { endsInMs: 28_800_000 },
    '/api/shop/session': { account: null, customer: null, demo: [] },
    '/api/dtierp/wsdti/getCategories': never,
    ...answers,
  };
  const restore = replaceTransport(() => (request, signal) => {
    const answeredPath = Object.keys(defaultAnswers).find((path) => request.path.split('?')[0] === path);
    const known = answeredPath === undefined ? undefined : defaultAnswers[answeredPath];
    const body: unknown = typeof known === 'function' ? known(request) : known;
    if (body !== undefined && !(body instanceof Failure)) return Promise.resolve({ status: 200, body });
    if (body instanceof Failure) return Promise.reject(body);
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Failure('OFFLINE')));
      asked.push({
        request,
        isAborted: () => signal.aborted,
        answer: (answered, status = 200) => {
          resolve({ status, body: answered });
          return settle();
        },
        fail: (code) => {
          reject(new Failure(code));
          return settle();
        },
      });
    });
  });

  const events: UnknownAction[] = [];
  const { store, startFlows } = createFullStore({
    ...(preloaded ? { preloaded } : {}),
    observers: [
      () => (next) => (action) => {
        events.push(action as UnknownAction);
        return next(action);
      },
    ],
  });
  const flows = startFlows();
  await settle();
  events.length = 0;
  return {
    store,
    asked,
    /** Types of the events since the start. */
    types: () => events.map(({ type }) => type),
    count: (type: string) => events.filter((event) => event.type === type).length,
    dispatch: (event: UnknownAction) => store.dispatch(event),
    /** Advances the clock. */
    pass: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
    settle,
    stop: () => {
      flows.cancel();
      restore();
      jest.useRealTimers();
    },
  };
}

export type Shop = Awaited<ReturnType<typeof startStoreWithFakeClock>>;
