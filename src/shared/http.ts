import { CANCEL } from 'redux-saga';
import { readErrorCode, Failure, isFailureCode } from './failure';

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with query, relative to this origin. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Body fields that are redacted in logs. */
  secret?: readonly string[];
}

export interface HttpAnswer {
  status: number;
  /** Parsed JSON; undefined for an empty or unreadable body. */
  body: unknown;
}

/**
 * Sends one request and resolves with status and parsed body; rejects with a Failure (OFFLINE, BAD_ANSWER).
 */
export type Transport = (request: HttpRequest, signal: AbortSignal) => Promise<HttpAnswer>;

/** Abortable promise: the caller can abort it, and redux-saga does when the waiting saga is cancelled. */
export type Abortable<T> = Promise<T> & { abort: () => void };

export const makeAbortable = <T>(promise: Promise<T>, abort: () => void): Abortable<T> =>
  Object.assign(promise, { abort, [CANCEL]: abort });

/** `then` that keeps `abort`. */
export const mapAbortable = <T, U>(request: Abortable<T>, then: (value: T) => U): Abortable<U> =>
  makeAbortable(request.then(then), request.abort);

export const timeLimit = 15_000;

const cookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const overNetwork: Transport = async (request, signal) => {
  const { method, path, body, headers } = request;
  const xsrf = cookie('XSRF-TOKEN');
  const response = await fetch(path, {
    method,
    signal,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(method === 'GET' || xsrf === undefined ? {} : { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Failure('OFFLINE');
  });
  if (response.status === 204) return { status: 204, body: undefined };
  const parsed: unknown = await response.json().catch(() => undefined);
  // another tab signed in or out after the XSRF cookie was read: the service did nothing, so the request is
  // sent again
  if (readErrorCode(parsed) === 'XSRF_REQUIRED' && xsrf !== cookie('XSRF-TOKEN'))
    return overNetwork(request, signal);
  return { status: response.status, body: parsed };
};

let transport: Transport = overNetwork;

/**
 * Wraps or replaces the network transport; used by the recorder and the replayer. Returns the undo function.
 */
export function replaceTransport(replace: (original: Transport) => Transport): () => void {
  const previous = transport;
  transport = replace(previous);
  return () => {
    transport = previous;
  };
}

/**
 * Sends a request and parses JSON. Cancelling the saga aborts it (redux-saga's [CANCEL] on the promise).
 * Rejects with a Failure: OFFLINE, TIMEOUT after 15 s, BAD_ANSWER for a body that is not JSON, or the
 * problem's code.
 */
export function requestJson(request: HttpRequest): Abortable<unknown> {
  const controller = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, timeLimit);

  const answer = transport(request, controller.signal)
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
