import { CANCEL } from 'redux-saga';
import { readErrorCode, Failure, isFailureCode } from './failure';

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with query, relative to this origin. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Names of body fields that no log may show. */
  secret?: readonly string[];
}

export interface HttpAnswer {
  status: number;
  /** The parsed JSON; undefined for an empty or unreadable body. */
  body: unknown;
}

/** Carries one request and answers with status and parsed body; rejects with a Failure (OFFLINE, BAD_ANSWER). */
export type Transport = (request: HttpRequest, signal: AbortSignal) => Promise<HttpAnswer>;

/** A promise whose work can be given up: by its caller, and by redux-saga when the waiting saga is cancelled. */
export type Abortable<T> = Promise<T> & { abort: () => void };

export const makeAbortable = <T>(promise: Promise<T>, abort: () => void): Abortable<T> =>
  Object.assign(promise, { abort, [CANCEL]: abort });

/** `then` that does not lose the way to abort. */
export const mapAbortable = <T, U>(asked: Abortable<T>, then: (value: T) => U): Abortable<U> =>
  makeAbortable(asked.then(then), asked.abort);

const timeLimit = 15_000;

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
  // another tab signed in or out between the reading of the cookie and the sending: nothing was done
  if (readErrorCode(parsed) === 'XSRF_REQUIRED' && xsrf !== cookie('XSRF-TOKEN'))
    return overNetwork(request, signal);
  return { status: response.status, body: parsed };
};

let transport: Transport = overNetwork;

/** Puts another transport in front of, or in place of, the network: the recorder and the replayer do. */
export function replaceTransport(replace: (original: Transport) => Transport): () => void {
  const before = transport;
  transport = replace(before);
  return () => {
    transport = before;
  };
}

/**
 * Sends and parses JSON. A saga that is cancelled aborts the request: the promise carries redux-saga's [CANCEL].
 * Rejects with a Failure: OFFLINE, TIMEOUT after 15 s, BAD_ANSWER for a body that is not JSON, or the code of the problem.
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
