/** Records a session (events, answers and ids). Every screen can be rebuilt from the session's log alone. */
import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import type { EffectMiddleware } from 'redux-saga';
import { Failure, toFailureCode, type FailureCode } from '@/shared/failure';
import { replaceTransport, timeLimit, type HttpRequest } from '@/shared/http';
import { replaceIds } from '@/shared/ids';
import { redactFields } from '@/shared/redactAction';
import { getNow } from '@/shared/time';
import type { BugReport } from './bugReport';
import { delayFunction, isCall, getOutsideName, realOutside, type Outside } from './outside';
import type { RootState } from './rootReducer';
import type { View } from './viewRecorder';

export interface LogEntry {
  /** Time in milliseconds since the log's start. */
  t: number;
  /** `saga` for an action that a saga put; `ui` for any other action. */
  by: 'ui' | 'saga';
  action: UnknownAction;
}

/**
 * A request and its answer. `took` is the request's duration in milliseconds; null if the request was aborted or never
 * answered.
 */
export interface Exchange {
  t: number;
  request: Pick<HttpRequest, 'method' | 'path' | 'body'>;
  took: number | null;
  answer: { status: number; body?: unknown } | { failure: FailureCode } | null;
}

/** A call from a saga to the outside (the router, the payment provider, a reload), and the result of the call. */
export interface OutsideCall {
  /** Number of events before the call. */
  at: number;
  name: string;
  args: unknown[];
  /** Result of the call; missing until the result has come. */
  answer?: { value?: unknown } | { failure: FailureCode };
}

/**
 * Input of the sagas from outside, besides the page's events. An input is the start of the sagas, a finished delay, the
 * answer to a request (by the request's number), or the result of a call (by the call's number). A replay through the
 * sagas repeats the inputs in this order, so that a delayed timer of the recorded page is reproduced.
 */
export type Input = {
  /** Number of events before the input. */
  at: number;
  t: number;
} & ({ begin: true } | { delay: number } | { answer: number } | { call: number });

export interface Log {
  format: 'shop-log/1';
  app: string;
  locale: string;
  title: string;
  /** Start in milliseconds since 1970. */
  startedAt: number;
  /**
   * Whether the log starts within a session. Such a log can be reduced, but not replayed through the sagas. The reason
   * is that the state of the sagas at the start of the log is unknown.
   */
  isPart?: true;
  /** Initial state of the features that were loaded at the start. Later features are added by an event. */
  preloaded: RootState;
  entries: LogEntry[];
  exchanges: Exchange[];
  /**
   * Inputs of the sagas; missing in logs of older versions and in partial logs. A log without inputs can be reduced,
   * but not replayed through the sagas.
   */
  inputs?: Input[];
  calls?: OutsideCall[];
  ids: string[];
  /**
   * Views of the page. An event has a view if the page was painted before the next event. Golden logs and logs of older
   * versions have no views.
   */
  views?: View[];
  /** Only in golden logs: for each event, a checksum of each slice that the event changed. */
  states?: Record<string, string>[];
  final: RootState;
  report?: BugReport;
}

/** Mark that redux-saga sets on actions from `put`. A replay uses this mark to distinguish causes from effects. */
const sagaMark = '@@redux-saga/SAGA_ACTION';

/** Number of events in a chunk. The newest 20 chunks (20,000 events) are kept, and older chunks are dropped. */
const chunkSize = 1_000;
const maxChunks = 20;

/** Consecutive events. `before` is the state before the first of these events. */
interface Chunk {
  before: RootState;
  /** Number of ids created before the chunk. */
  idsBefore: number;
  entries: LogEntry[];
}

/** Returns a request for the log, without secrets and without the cache-busting timestamp. */
export const recordRequest = ({ method, path, body, secret = [] }: HttpRequest): Exchange['request'] =>
  copy({
    method,
    path: path.replace(/\?t=\d+$/, '?t'),
    ...(body === undefined ? {} : { body: redactFields(body, secret) }),
  });

/**
 * Returns an answer's body for the log. The content of a message file is left out, because messages are part of the
 * program.
 */
const recordedBody = (path: string, body: unknown): unknown => (path.startsWith('/assets/i18n/') ? {} : body);

const copy = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T));

/** Drops the views of the first events. The first remaining view gets the components' state of the dropped views. */
function dropViews(views: readonly View[], count: number): View[] {
  const dropped = views.filter(({ at }) => at < count);
  const [first, ...rest] = views
    .filter(({ at }) => at >= count)
    .map((view) => ({ ...view, at: view.at - count }));
  if (!first) return [];
  return [
    {
      ...first,
      parts: Object.assign({}, ...dropped.map(({ parts }) => parts), first.parts) as View['parts'],
    },
    ...rest,
  ];
}

/**
 * Creates a ring buffer for the newest 20,000 events of a session. `restart` begins a new log, `pause` freezes the log,
 * and `log` returns the log. These functions do not affect the page.
 */
export function createRecorder(about: { app: string; title: string }, outside: Outside = realOutside) {
  let startedAt = getNow();
  let isPart = false;
  /** State of the shop when the recorder was paused; null while recording. */
  let pausedAt: RootState | null = null;
  let chunks: Chunk[] = [];
  let exchanges: Exchange[] = [];
  let ids: string[] = [];
  let inputs: Input[] = [];
  let calls: OutsideCall[] = [];
  let views: View[] = [];
  /** State of the components in the last view, by path. */
  let kept: View['parts'] = {};

  const countEntries = () => chunks.reduce((sum, { entries }) => sum + entries.length, 0);
  const stamp = () => ({ at: countEntries(), t: getNow() - startedAt });
  /** Returns a function that records an input, unless the log was restarted or paused meanwhile. */
  const listen = (input: { delay: number } | { answer: number } | { call: number }) => {
    const began = startedAt;
    return () => {
      if (began === startedAt && !pausedAt) inputs.push({ ...stamp(), ...input });
    };
  };

  function chunkFor(state: RootState): Chunk {
    const last = chunks.at(-1);
    if (last && last.entries.length < chunkSize) return last;
    const next: Chunk = { before: state, idsBefore: ids.length, entries: [] };
    chunks.push(next);
    if (chunks.length > maxChunks) {
      chunks.shift();
      isPart = true;
      const from = chunks[0]?.entries[0]?.t ?? 0;
      exchanges = exchanges.filter(({ t }) => t >= from);
      views = dropViews(views, chunkSize);
      // if no previous view is left, the next view is stored completely
      if (views.length === 0) kept = {};
    }
    return next;
  }

  const middleware: Middleware<object, RootState> = (store) => {
    return (next) => (action) => {
      if (isAction(action) && !pausedAt) {
        const by = sagaMark in action ? 'saga' : 'ui';
        const entry: LogEntry = { t: getNow() - startedAt, by, action: copy(action as UnknownAction) };
        chunkFor(store.getState()).entries.push(entry);
      }
      return next(action);
    };
  };

  const stopTransport = replaceTransport((original) => async (request, signal) => {
    if (pausedAt) return original(request, signal);
    const began = startedAt;
    const exchange: Exchange = {
      t: getNow() - began,
      request: recordRequest(request),
      took: null,
      answer: null,
    };
    exchanges.push(exchange);
    const arrived = listen({ answer: exchanges.length - 1 });
    try {
      const answer = await original(request, signal);
      exchange.answer = copy({ status: answer.status, body: recordedBody(request.path, answer.body) });
      return answer;
    } catch (error) {
      const isLate = getNow() - began - exchange.t >= timeLimit;
      if (signal.aborted && isLate) exchange.answer = { failure: 'TIMEOUT' };
      else if (error instanceof Failure && !signal.aborted) exchange.answer = { failure: error.code };
      throw error;
    } finally {
      if (exchange.answer) {
        exchange.took = getNow() - began - exchange.t;
        arrived();
      }
    }
  });

  function wait(milliseconds: number): unknown {
    const isOver = outside.wait(milliseconds);
    void isOver.then(listen({ delay: milliseconds }));
    return isOver;
  }

  function callOutside(name: string, fn: (...args: unknown[]) => unknown, args: unknown[]): unknown {
    if (pausedAt) return outside.call(name, fn, args);
    const made: OutsideCall = { at: countEntries(), name, args: copy(args) };
    calls.push(made);
    const result = outside.call(name, fn, args);
    if (!(result instanceof Promise)) {
      made.answer = result === undefined ? {} : { value: copy(result) };
      return result;
    }
    const arrived = listen({ call: calls.length - 1 });
    void result.then(
      (value: unknown) => {
        made.answer = value === undefined ? {} : { value: copy(value) };
        arrived();
      },
      (error: unknown) => {
        made.answer = { failure: toFailureCode(error) };
        arrived();
      },
    );
    return result;
  }

  /** Effect middleware of redux-saga that records delays and calls to the outside. */
  const effects: EffectMiddleware = (next) => (effect: unknown) => {
    if (!isCall(effect)) return next(effect);
    const { fn, args } = effect.payload;
    const call = (replaced: () => unknown) =>
      next({ ...effect, payload: { ...effect.payload, fn: replaced, args: [] } });
    if (fn === delayFunction) return call(() => wait(Number(args[0])));
    const name = getOutsideName(fn);
    return name === null ? next(effect) : call(() => callOutside(name, fn, args));
  };

  /** Records a view of the page. If several views follow the same event, only the last view is kept. */
  function see({ parts, ...page }: Omit<View, 'at' | 't'>): void {
    if (pausedAt) return;
    const changed = Object.entries(parts).filter(
      ([id, value]) => JSON.stringify(value) !== JSON.stringify(kept[id]),
    );
    kept = { ...kept, ...parts };
    const { at, t } = stamp();
    const last = views.at(-1);
    const before = last?.at === at ? last.parts : {};
    if (last?.at === at) views.pop();
    views.push({ at, t, ...page, parts: { ...before, ...Object.fromEntries(changed) } });
  }

  const stopIds = replaceIds((original) => () => {
    const id = original();
    ids.push(id);
    return id;
  });

  return {
    middleware,
    effects,
    /** Records that the sagas begin. */
    begin: () => {
      inputs.push({ ...stamp(), begin: true });
    },
    see,
    /** Returns the number of events in the log. */
    count: countEntries,
    /** Returns the log up to now; `state` is the current state. */
    log: (state: RootState, title = about.title): Log => {
      const first = chunks[0];
      return {
        format: 'shop-log/1',
        app: about.app,
        title,
        locale: state.i18n.language,
        startedAt,
        ...(isPart ? { isPart } : {}),
        preloaded: first?.before ?? state,
        entries: chunks.flatMap(({ entries }) => entries),
        exchanges,
        ...(isPart ? {} : { inputs, calls }),
        ids: ids.slice(first?.idsBefore ?? 0),
        ...(views.length > 0 ? { views } : {}),
        final: pausedAt ?? state,
      };
    },
    restart: () => {
      startedAt = getNow();
      isPart = true;
      pausedAt = null;
      chunks = [];
      exchanges = [];
      ids = [];
      inputs = [];
      calls = [];
      views = [];
      kept = {};
    },
    pause: (state: RootState) => {
      pausedAt ??= state;
    },
    stop: () => {
      stopTransport();
      stopIds();
    },
  };
}

export type Recorder = ReturnType<typeof createRecorder>;
