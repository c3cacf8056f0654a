import { CANCEL } from 'redux-saga';
import { replaceInEnvironment, getEnvironment } from './environment';
import { readErrorCode, Failure, isFailureCode } from './failure';
import type { HttpRequest, Transport } from './transport';

export type { HttpAnswer, HttpRequest, Transport } from './transport';

/** Abortable promise: the caller can abort it, and redux-saga aborts it when the waiting saga is cancelled. */
export type Abortable<T> = Promise<T> & { abort: () => void };

export const makeAbortable = <T>(promise: Promise<T>, abort: () => void): Abortable<T> =>
  Object.assign(promise, { abort, [CANCEL]: abort });

/** Like `then`, but keeps `abort`. */
export const mapAbortable = <T, U>(request: Abortable<T>, then: (value: T) => U): Abortable<U> =>
  makeAbortable(request.then(then), request.abort);

export const timeLimit = 15_000;

/** Wraps or replaces the network transport, for the recorder and for replays. Returns a function that restores it. */
export const replaceTransport = (replace: (original: Transport) => Transport): (() => void) =>
  replaceInEnvironment('transport', replace);

/**
 * Sends a request and parses JSON. Cancelling the saga aborts the request (redux-saga's [CANCEL] on the promise).
 * Rejects with a Failure: OFFLINE, TIMEOUT after 15 s, BAD_ANSWER for a body that is not JSON, or the problem's code.
 */
export function requestJson(request: HttpRequest): Abortable<unknown> {
  const controller = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, timeLimit);

  const answer = getEnvironment()
    .transport(request, controller.signal)
    .then(({ status, body }) => {
      if (status >= 400) {
        const code = readErrorCode(body);
        throw new Failure(isFailureCode(code) ? code : 'UNEXPECTED', body);
      }
      if (status !== 204 && body === undefined) throw new Failure('BAD_ANSWER');
      return body;
    })
    .catch((error: unknown) => {
      throw timedOut ? new Failure('TIMEOUT') : error;
    })
    .finally(() => clearTimeout(timer));

  return makeAbortable(answer, () => controller.abort());
}
