/** Records a session so that its log alone rebuilds every screen: events, answers from outside, and ids. */
import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { Failure, type FailureCode } from '@/shared/failure';
import { replaceTransport, type HttpRequest } from '@/shared/http';
import { replaceIds } from '@/shared/ids';
import { redactFields } from '@/shared/redactAction';
import { getNow } from '@/shared/time';
import type { RootState } from './rootReducer';

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
  /** It begins amid a session: it can be folded, not driven, as nobody knows what the flows were about. */
  isPart?: true;
  /** Of the features that were there; the others join by an event. */
  preloaded: RootState;
  entries: LogEntry[];
  exchanges: Exchange[];
  ids: string[];
  final: RootState;
}

/** redux-saga marks what its `put` dispatches, so that a replay can tell cause from effect. */
const sagaMark = '@@redux-saga/SAGA_ACTION';

/** The newest 20 × 1,000 events are kept; what is dropped is dropped by the thousand. */
const chunkSize = 1_000;
const mostChunks = 20;

/** Consecutive events with what the log begins with if they are its first. */
interface Chunk {
  before: RootState;
  /** Ids handed out before them. */
  idsBefore: number;
  entries: LogEntry[];
}

/** A request as a log keeps it: without secrets, and without the time that defeats caches. */
export const recordRequest = ({ method, path, body, secret = [] }: HttpRequest): Exchange['request'] =>
  copy({
    method,
    path: path.replace(/\?t=\d+$/, '?t'),
    ...(body === undefined ? {} : { body: redactFields(body, secret) }),
  });

/** Texts of a language are part of the program: a log need not repeat them. */
const recordedBody = (path: string, body: unknown): unknown => (path.startsWith('/assets/i18n/') ? {} : body);

const copy = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T));

/**
 * Keeps the newest 20,000 events of a session. `restart` begins a new log amid it, `pause` keeps the log as it is, and
 * `log` gives what there is; none of them touches the page.
 */
export function createRecorder(about: { app: string; title: string }) {
  let startedAt = getNow();
  let isPart = false;
  /** The state in which the log ended. */
  let pausedAt: RootState | null = null;
  let chunks: Chunk[] = [];
  let exchanges: Exchange[] = [];
  let ids: string[] = [];

  function chunkFor(state: RootState): Chunk {
    const last = chunks.at(-1);
    if (last && last.entries.length < chunkSize) return last;
    const next: Chunk = { before: state, idsBefore: ids.length, entries: [] };
    chunks.push(next);
    if (chunks.length > mostChunks) {
      chunks.shift();
      isPart = true;
      const from = chunks[0]?.entries[0]?.t ?? 0;
      exchanges = exchanges.filter(({ t }) => t >= from);
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
    try {
      const answer = await original(request, signal);
      exchange.answer = copy({ status: answer.status, body: recordedBody(request.path, answer.body) });
      return answer;
    } catch (error) {
      if (error instanceof Failure && !signal.aborted) exchange.answer = { failure: error.code };
      throw error;
    } finally {
      if (exchange.answer) exchange.took = getNow() - began - exchange.t;
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
        ids: ids.slice(first?.idsBefore ?? 0),
        final: pausedAt ?? state,
      };
    },
    /** A new log from here on. */
    restart: () => {
      startedAt = getNow();
      isPart = true;
      pausedAt = null;
      chunks = [];
      exchanges = [];
      ids = [];
    },
    /** The log ends here, until the next `restart`. */
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
