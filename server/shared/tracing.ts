/**
 * Trace spans for all parts of the service. Only server/tracing imports OpenTelemetry. It is loaded only if a collector
 * is configured; without a collector there are no spans.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Problem } from './problem';
import { readSqlState } from './sqlState';

/**
 * Attributes of spans. A span can have no other attributes, so no personal data leave the service. The values are
 * numbers, and words that the program defines.
 */
export const spanAttributes = [
  'db.operation.name',
  'db.system.name',
  'erp.attempts',
  'erp.call',
  'erp.outcome',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
] as const;

export type SpanAttributes = Partial<Record<(typeof spanAttributes)[number], string | number>>;

/**
 * `server`: the span answers a request. `client`: the span calls another server. `internal`: the span is other work of
 * the service.
 */
export type SpanKind = 'server' | 'client' | 'internal';

export interface TraceSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Value of the header `traceparent`. A server that gets this header continues the trace below this span. */
  readonly traceparent: string;
  startChild(name: string, kind: SpanKind, attributes?: SpanAttributes): TraceSpan;
  set(attributes: SpanAttributes): void;
  rename(name: string): void;
  /** Ends the span, which is sent only after its end. @param failure type of the error if the work failed */
  end(failure?: string): void;
}

/** Span of another server. The other server sent its id with a request. */
export interface RemoteSpan {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

export interface Tracing {
  /** Starts a trace, or continues the trace of another server. */
  startTrace(
    name: string,
    kind: SpanKind,
    attributes?: SpanAttributes,
    parent?: RemoteSpan | null,
  ): TraceSpan;
  /** Sends the last spans. The time for this is limited. */
  close(): Promise<void>;
}

const currentSpan = new AsyncLocalStorage<TraceSpan | undefined>();

export const getCurrentSpan = (): TraceSpan | undefined => currentSpan.getStore();

/** Runs work. All spans that the work starts are children of this span. Without a span the work is not traced. */
export const runInSpan = <Result>(span: TraceSpan | undefined, work: () => Result): Result =>
  currentSpan.run(span, work);

/** Returns headers with which the ERP can continue the trace. Returns no headers if there is no trace. */
export function getTraceHeaders(): Record<string, string> {
  const span = getCurrentSpan();
  return span === undefined ? {} : { traceparent: span.traceparent };
}

/** Returns fields for a log line. They name the current trace and span. */
export function getTraceFields(): Record<string, string> {
  const span = getCurrentSpan();
  return span === undefined ? {} : { trace_id: span.traceId, span_id: span.spanId };
}

/**
 * Returns the type of an error: a problem code, a SQLSTATE, or `error`. The message is not used, because it may quote
 * text that a user typed.
 */
const describeFailure = (error: unknown): string =>
  error instanceof Problem ? error.code : (readSqlState(error) ?? 'error');

/** Runs work within a span, and then ends the span. */
export async function traceIn<Result>(span: TraceSpan, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await runInSpan(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end(describeFailure(error));
    throw error;
  }
}

/**
 * Runs a part of the current work in a separate span. If the current work is not traced, the part is not traced either.
 */
export function traceWork<Result>(
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
  work: () => Promise<Result>,
): Promise<Result> {
  const parent = getCurrentSpan();
  return parent === undefined ? work() : traceIn(parent.startChild(name, kind, attributes), work);
}
