import { CANCEL } from 'redux-saga';
import { replaceInEnvironment, getEnvironment } from './environment';
import { readErrorCode, Failure, isFailureCode } from './failure';
import type { HttpRequest, Transport } from './transport';

export type { HttpAnswer, HttpRequest, Transport } from './transport';

/**
 * Promise of a request that can be aborted. redux-saga aborts the request when it cancels the saga that waits for it.
 */
export type Abortable<T> = Promise<T> & { abort: () => void };

export const makeAbortable = <T>(promise: Promise<T>, abort: () => void): Abortable<T> =>
  Object.assign(promise, { abort, [CANCEL]: abort });

/** Returns the promise that `then` would return, with the `abort` of the request. */
export const mapAbortable = <T, U>(request: Abortable<T>, then: (value: T) => U): Abortable<U> =>
  makeAbortable(request.then(then), request.abort);

export const timeLimit = 15_000;

/**
 * Wraps or replaces the network transport, for recordings and replays. Returns a function that restores the transport.
 */
export const replaceTransport = (replace: (original: Transport) => Transport): (() => void) =>
  replaceInEnvironment('transport', replace);

/**
 * Sends a request and parses the JSON of the answer. Cancelling the saga aborts the request (redux-saga's [CANCEL]).
 * Rejects with a Failure: OFFLINE, TIMEOUT after 15 s, BAD_ANSWER if the body is not JSON, or the code of the problem.
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
