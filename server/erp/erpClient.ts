import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  handleType,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { setTimeout as pause } from 'node:timers/promises';
import type { ErpCall } from '@/erp/client';
import { unwrapRows } from '@/erp/response';
import { stripControlCharacters } from '@/shop/plainText';
import { Problem } from '../shared/problem';
import { describeFetchError } from '../shared/describeFetchError';
import { accessTable } from './accessTable';
import { keepAskedRows } from './answerKeys';
import { getCurrentSpan, traceIn, type TraceSpan } from '../shared/tracing';
import { decodeBody } from './decodeBody';
import { isIncomplete, readErpRows } from './rowAnswers';
import type { RowObserver } from './rowShape';
import { isRefusal } from './rowTable';
import type { BreakerOutcome, SharedBreaker, SharedBreakerOptions } from './sharedBreaker';

/** Maximum number of rows that the ERP returns in one call. */
export const maxRowsPerCall = 100;

/** Error for an invalid or missing answer of the ERP. It contains no text from the ERP. */
export class ErpFault extends Problem {
  constructor(
    override readonly code: 'ERP_UNAVAILABLE' | 'ERP_TIMEOUT' | 'ERP_BAD_ANSWER',
    cause?: unknown,
    /** Whether the fault concerns only this request. Another request may then succeed. */
    readonly isOfQuestion = false,
    /** If no row could be read: number of rows in the answer. */
    readonly unreadable = 0,
  ) {
    super(code, {}, { cause });
  }
}

/**
 * Outcome of a call: `ok`, or the code of a fault. `not_asked`: the circuit breaker was open, so the call was not made.
 * `client_gone`: the client disconnected.
 */
export type ErpCallOutcome = 'ok' | ErpFault['code'] | 'not_asked' | 'client_gone';

export interface ErpClientOptions {
  url: string;
  company: string;
  key: string;
  timeoutMs: number;
  /**
   * Returns the milliseconds before the second attempt. They are random, so that many requests are not repeated at the
   * same time.
   */
  retryDelayMs: () => number;
  /** Returns the observer of the rows that a call returns. */
  observe?: (call: ErpCall) => RowObserver;
  /**
   * Called after each attempt with its outcome and its duration in seconds. If no attempt is made, it is called with 0
   * seconds.
   */
  onCall?: (call: ErpCall, outcome: ErpCallOutcome, seconds: number) => void;
  /** Starts the trace span of a call, which includes all attempts. Undefined if tracing is off. */
  startSpan?: ((call: ErpCall) => TraceSpan | undefined) | undefined;
  /** Returns additional headers for each call. */
  getHeaders?: () => Record<string, string>;
  /**
   * Makes the circuit breaker that copies of the service share.
   * @param options settings of the breaker in this process
   */
  shareBreaker?: (
    options: Pick<SharedBreakerOptions, 'faultsInARow' | 'airMs' | 'probeMs' | 'onForget'>,
  ) => SharedBreaker;
}

const unobserved: RowObserver = { forgiven: () => undefined, dropped: () => undefined };

/**
 * Makes one call, and returns its rows with the fields that the row table lists.
 * @param signal aborted when the client disconnects; the call then ends
 * @throws ErpFault; CLIENT_GONE
 */
export type ErpRequestFn = (
  call: ErpCall,
  fields: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
) => Promise<unknown[]>;

/** @throws CLIENT_GONE */
export function requireClient(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new Problem('CLIENT_GONE');
}

/** Returns a function for ERP calls that are aborted when the client disconnects. */
export const bindSignal =
  (ask: ErpRequestFn, signal: AbortSignal): ErpRequestFn =>
  (call, fields) =>
    ask(call, fields, signal);

/**
 * Number of consecutive faults of one call that open the circuit breaker. While the breaker is open, the ERP can
 * recover, and visitors do not wait.
 */
const faultsInARow = 5;
const airMs = 2_000;

export interface ErpClient {
  ask: ErpRequestFn;
  /** Closes all circuit breakers, regardless of former faults. */
  forgetFaults(): Promise<void>;
}

const listCalls: ReadonlySet<ErpCall> = new Set(['getCategories', 'getProductos', 'getProductosTipo']);

/**
 * Whether a request lists the catalogue for all visitors alike. If the ERP refuses such a request, the cause is not a
 * word, code or category from a visitor.
 */
const isShopsQuestion = (call: ErpCall, { search, category }: Readonly<Record<string, unknown>>): boolean =>
  listCalls.has(call) && (search ?? category ?? null) === null;

/** Finds the characters that stripControlCharacters removes, either literal or escaped in JSON. */
const control =
  /[\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\\[bfrt]|\\u(?:d[89a-f]|00[0189]|007f|061c|200[ef]|202[a-e]|206[6-9])/i;

/** Removes control characters and lone surrogates. PostgreSQL refuses lone surrogates and the character NUL. */
const stripInvisible = (text: string): string => stripControlCharacters(text).replace(/\p{Cs}/gu, '');

/**
 * Parses JSON and removes invisible characters, because they could change the direction of a text in logs or files.
 * Most answers contain no such character, so they are parsed without this step.
 */
const parsed = (json: string): unknown =>
  JSON.parse(
    json,
    control.test(json)
      ? (_name, value: unknown) => (typeof value === 'string' ? stripInvisible(value) : value)
      : undefined,
  );

export const getRetryDelay = (): number => 50 + Math.random() * 200;

/** Makes the client for the ERP. Only this client knows the ERP's company and key. */
export function makeErpClient({
  url,
  company,
  key,
  timeoutMs,
  retryDelayMs,
  observe,
  onCall: reportCall = () => undefined,
  startSpan = () => undefined,
  getHeaders = () => ({}),
  shareBreaker,
}: ErpClientOptions): ErpClient {
  const onCall: typeof reportCall = (call, outcome, seconds) => {
    getCurrentSpan()?.set({ 'erp.outcome': outcome });
    reportCall(call, outcome, seconds);
  };

  /**
   * Whether the ERP refused a request that is the same for all visitors, and has not answered any request since then.
   * Such a refusal counts as an outage.
   */
  let refusesAll = false;

  const askOnce: ErpRequestFn = async (call, fields, clientSignal) => {
    requireClient(clientSignal);
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = clientSignal ? AbortSignal.any([timeout, clientSignal]) : timeout;
    // the parser's error message quotes the ERP's answer, so the fault gets another message
    const failed = (code: 'ERP_UNAVAILABLE' | 'ERP_BAD_ANSWER', what: string) => (error: unknown) => {
      // if the client disconnected, the ERP has not failed
      requireClient(clientSignal);
      throw new ErpFault(
        signal.aborted ? 'ERP_TIMEOUT' : code,
        new Error(`${call}: ${describeFetchError(what, error)}`),
      );
    };
    const answer = await fetch(`${url}/api/dtierp/wsdti/${call}`, {
      method: 'POST',
      headers: { ...getHeaders(), 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...fields, empresa: company, apikey: key }),
      // redirects are refused, because the key must reach only the configured ERP
      redirect: 'error',
      signal,
    }).catch(failed('ERP_UNAVAILABLE', 'no answer'));
    if (answer.status >= 400) {
      await answer.body?.cancel();
      const isOfQuestion = answer.status === 400 || answer.status === 422;
      throw new ErpFault('ERP_UNAVAILABLE', new Error(`${call}: status ${answer.status}`), isOfQuestion);
    }
    const body = await answer
      .arrayBuffer()
      .then((bytes) => parsed(decodeBody(bytes, answer.headers.get('content-type'))))
      .catch(failed('ERP_BAD_ANSWER', 'not JSON'));
    const rows = unwrapRows(body);
    if (!rows) throw new ErpFault('ERP_BAD_ANSWER', new Error(`${call}: no message.response`));
    const observer = observe?.(call) ?? unobserved;
    const drops: string[] = [];
    const noteDrop = (reason: string) => {
      drops.push(reason);
      observer.dropped(reason);
    };
    const read = readErpRows(call, rows, { ...observer, dropped: noteDrop });
    // a row that has a key, but lacks another required field such as its name, can be neither shown nor sold; it counts
    // as missing, as in a list
    if (!read && isIncomplete(call, drops[0])) return [];
    if (!read) {
      const isRefused = isRefusal(rows[0]);
      if (isRefused && isShopsQuestion(call, fields)) refusesAll = true;
      // if a row contains `salida` ERROR, the ERP refuses only this request, as with status 400, unless it refuses all
      // requests
      const isOfQuestion = isRefused && !refusesAll;
      const what = isRefused ? 'refused' : 'no row could be read';
      throw new ErpFault('ERP_BAD_ANSWER', new Error(`${call}: ${what}`), isOfQuestion, rows.length);
    }
    if (call !== 'getLoginIn' && call !== 'getChangePassword') refusesAll = false;
    const own = keepAskedRows(call, fields, read, observer);
    if (!own) throw new ErpFault('ERP_BAD_ANSWER', new Error(`${call}: not what was asked for`), true);
    return own;
  };

  const askCounted: ErpRequestFn = async (call, fields, signal) => {
    const began = performance.now();
    const count = (outcome: ErpCallOutcome) => onCall(call, outcome, (performance.now() - began) / 1000);
    try {
      const rows = await askOnce(call, fields, signal);
      count('ok');
      return rows;
    } catch (error) {
      count(error instanceof ErpFault ? error.code : 'client_gone');
      throw error;
    }
  };

  const askAgain: ErpRequestFn = async (call, fields, signal) => {
    const span = getCurrentSpan();
    try {
      span?.set({ 'erp.attempts': 1 });
      return await askCounted(call, fields, signal);
    } catch (error) {
      // no second attempt after a time-out, because it would exceed the browser's time limit
      const isWorthIt = error instanceof ErpFault && error.code !== 'ERP_TIMEOUT' && !error.isOfQuestion;
      if (!isWorthIt || !accessTable[call].retried) throw error;
      await pause(retryDelayMs());
      span?.set({ 'erp.attempts': 2 });
      return askCounted(call, fields, signal);
    }
  };

  const breakers = new Map<ErpCall, CircuitBreakerPolicy>();
  const breakerOf = (call: ErpCall): CircuitBreakerPolicy => {
    const breaker =
      breakers.get(call) ??
      // if the ERP refuses one visitor's request, the breaker must not open for other visitors
      circuitBreaker(
        handleType(ErpFault, ({ isOfQuestion }) => !isOfQuestion),
        {
          halfOpenAfter: airMs,
          breaker: new ConsecutiveBreaker(faultsInARow),
        },
      );
    breakers.set(call, breaker);
    return breaker;
  };

  const shared = shareBreaker?.({
    faultsInARow,
    airMs,
    probeMs: timeoutMs + airMs,
    onForget: () => breakers.clear(),
  });

  const giveAir = (call: ErpCall): never => {
    onCall(call, 'not_asked', 0);
    throw new ErpFault('ERP_UNAVAILABLE', new Error(`${call}: not asked, after many faults`));
  };

  const askThroughBreaker: ErpRequestFn = async (call, fields, signal) => {
    try {
      return await breakerOf(call).execute(() => askAgain(call, fields, signal));
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      return giveAir(call);
    }
  };

  /**
   * Makes a call through the shared circuit breaker. The breaker of this process also counts the call, because it
   * replaces the shared breaker while Redis does not answer.
   */
  const askThroughSharedBreaker =
    (breaker: SharedBreaker): ErpRequestFn =>
    async (call, fields, signal) => {
      const permit = await breaker.enter(call);
      if (permit === null) return askThroughBreaker(call, fields, signal);
      if (permit === 'air') return giveAir(call);
      let outcome: BreakerOutcome = 'unknown';
      try {
        const rows = await breakerOf(call).execute(() => askAgain(call, fields, signal));
        outcome = 'ok';
        return rows;
      } catch (error) {
        if (error instanceof BrokenCircuitError) return giveAir(call);
        if (error instanceof ErpFault && !error.isOfQuestion) outcome = 'fault';
        throw error;
      } finally {
        // the caller does not wait until the outcome is reported
        void breaker.report(call, permit, outcome);
      }
    };

  const askTheErp = shared ? askThroughSharedBreaker(shared) : askThroughBreaker;

  return {
    ask: (call, fields, signal) => {
      const span = startSpan(call);
      return span ? traceIn(span, () => askTheErp(call, fields, signal)) : askTheErp(call, fields, signal);
    },
    forgetFaults: async () => {
      breakers.clear();
      await shared?.forget();
    },
  };
}
