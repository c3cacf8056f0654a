/** Records a session so that its log alone rebuilds every screen: events, answers from outside, and ids. */
import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { Failure, type FailureCode } from '@/shared/failure';
import { replaceTransport, type HttpRequest } from '@/shared/http';
import { replaceIds } from '@/shared/ids';
import { redactFields } from '@/shared/secret';
import { now } from '@/shared/time';
import { rootReducer, type RootState } from './rootReducer';

export interface LogEntry {
  /** Milliseconds since the log began. */
  t: number;
  /** `saga` for what a flow put; all else came from the page. */
  by: 'ui' | 'saga';
  action: UnknownAction;
}

/** One request and what came of it; `took` is null when it was aborted or never answered. */
export interface Exchange {
  t: number;
  request: Pick<HttpRequest, 'method' | 'path' | 'body'>;
  took: number | null;
  answer: { status: number; body?: unknown } | { failure: FailureCode } | null;
}

export interface Log {
  format: 'shop-log/1';
  app: string;
  locale: string;
  title: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  preloaded: RootState;
  entries: LogEntry[];
  exchanges: Exchange[];
  ids: string[];
  final: RootState;
}

/** redux-saga marks what its `put` dispatches, so that a replay can tell cause from effect. */
const sagaMark = '@@redux-saga/SAGA_ACTION';

const most = 20_000;

/** A request as a log keeps it: without secrets, and without the time that defeats caches. */
export const recordedRequest = ({ method, path, body, secret = [] }: HttpRequest): Exchange['request'] =>
  copy({
    method,
    path: path.replace(/\?t=\d+$/, '?t'),
    ...(body === undefined ? {} : { body: redactFields(body, secret) }),
  });

/** Texts of a language are part of the program: a log need not repeat them. */
const recordedBody = (path: string, body: unknown): unknown => (path.startsWith('/assets/i18n/') ? {} : body);

const copy = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T));

/** With the features that no page has brought yet: a log is one of the whole shop. */
const whole = (state: RootState): RootState => ({
  ...rootReducer(undefined, { type: 'recorder/began' }),
  ...state,
});

export function createRecorder(about: { app: string; title: string }) {
  const startedAt = now();
  const entries: LogEntry[] = [];
  const exchanges: Exchange[] = [];
  const ids: string[] = [];
  let preloaded: RootState | null = null;

  const middleware: Middleware<object, RootState> = (store) => {
    return (next) => (action) => {
      preloaded ??= store.getState();
      if (isAction(action) && entries.length < most) {
        const by = sagaMark in action ? 'saga' : 'ui';
        entries.push({ t: now() - startedAt, by, action: copy(action as UnknownAction) });
      }
      return next(action);
    };
  };

  const stopTransport = replaceTransport((original) => async (request, signal) => {
    const exchange: Exchange = {
      t: now() - startedAt,
      request: recordedRequest(request),
      took: null,
      answer: null,
    };
    exchanges.push(exchange);
    try {
      const answer = await original(request, signal);
      exchange.answer = copy({ status: answer.status, body: recordedBody(request.path, answer.body) });
      return answer;
    } catch (error) {
      if (error instanceof Failure && !signal.aborted) exchange.answer = { failure: error.code };
      throw error;
    } finally {
      if (exchange.answer) exchange.took = now() - startedAt - exchange.t;
    }
  });

  const stopIds = replaceIds((original) => () => {
    const id = original();
    ids.push(id);
    return id;
  });

  return {
    middleware,
    /** The log so far; `state` is the store's state now. */
    log: (state: RootState): Log => ({
      format: 'shop-log/1',
      app: about.app,
      title: about.title,
      locale: state.i18n.language,
      startedAt,
      preloaded: whole(preloaded ?? state),
      entries,
      exchanges,
      ids,
      final: whole(state),
    }),
    stop: () => {
      stopTransport();
      stopIds();
    },
  };
}

export type Recorder = ReturnType<typeof createRecorder>;
