import { readErrorCode, Failure } from './failure';
import { followServiceClock } from './time';

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query of a URL on this origin. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Fields of the body that logs must not contain. */
  secret?: readonly string[];
}

export interface HttpAnswer {
  status: number;
  /** Parsed JSON; undefined if the body is empty or is not JSON. */
  body: unknown;
}

/**
 * Sends one request, and resolves with the status and the parsed body. Rejects with a Failure (OFFLINE) if no answer
 * arrives.
 */
export type Transport = (request: HttpRequest, signal: AbortSignal) => Promise<HttpAnswer>;

const readXsrfToken = (): string | undefined => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];

export const sendOverNetwork: Transport = async (request, signal) => {
  const { method, path, body, headers } = request;
  const xsrf = readXsrfToken();
  const response = await fetch(path, {
    method,
    signal,
    credentials: 'same-origin',
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(method !== 'GET' && xsrf !== undefined && { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) }),
      ...headers,
    },
    // if `body` is undefined, JSON.stringify returns undefined, so the request has no body
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Failure('OFFLINE');
  });
  followServiceClock(response.headers.get('Date'));
  if (response.status === 204) return { status: 204, body: undefined };
  const parsed: unknown = await response.json().catch(() => undefined);
  // the service refused the request, because another tab signed in or out and changed the XSRF cookie meanwhile; so the
  // request is sent again with the current cookie
  if (readErrorCode(parsed) === 'XSRF_REQUIRED' && xsrf !== readXsrfToken())
    return sendOverNetwork(request, signal);
  return { status: response.status, body: parsed };
};
