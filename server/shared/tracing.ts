/**
 * Trace spans, for all parts of the service. Only server/tracing imports OpenTelemetry, and it is loaded only if a
 * collector is configured. Without a collector there are no spans.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Problem } from './problem';
import { readSqlState } from './sqlState';

/**
 * Attributes of spans. No other attributes leave the service. Their values are numbers and words of the program itself,
 * never personal data.
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

/** Whether a span answers a request, calls another server, or is work of the service itself. */
export type SpanKind = 'server' | 'client' | 'internal';

export interface TraceSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Header with which another server continues the trace below this span. */
  readonly traceparent: string;
  startChild(name: string, kind: SpanKind, attributes?: SpanAttributes): TraceSpan;
  set(attributes: SpanAttributes): void;
  rename(name: string): void;
  /** Ends the span. A span that is never ended is never sent. @param failure type of the error, if the work failed */
  end(failure?: string): void;
}

/** Span of another server, received with its request. */
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
  /** Sends the last spans, within a limited time. */
  close(): Promise<void>;
}

const currentSpan = new AsyncLocalStorage<TraceSpan | undefined>();

export const getCurrentSpan = (): TraceSpan | undefined => currentSpan.getStore();

/** Runs work so that its spans are children of this span. Without a span the work is not traced. */
export const runInSpan = <Result>(span: TraceSpan | undefined, work: () => Result): Result =>
  currentSpan.run(span, work);

/** Returns headers that let the ERP continue the trace; empty outside of a trace. */
export function getTraceHeaders(): Record<string, string> {
  const span = getCurrentSpan();
  return span === undefined ? {} : { traceparent: span.traceparent };
}

/** Returns fields that connect a line of the log with a trace. */
export function getTraceFields(): Record<string, string> {
  const span = getCurrentSpan();
  return span === undefined ? {} : { trace_id: span.traceId, span_id: span.spanId };
}

/**
 * Returns the type of an error: a word of the program or a SQLSTATE. Messages are not used, because they may quote
 * typed text.
 */
const describeFailure = (error: unknown): string =>
  error instanceof Problem ? error.code : (readSqlState(error) ?? 'error');

/** Runs work within a span, and ends the span when the work ends. */
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

/** Runs a part of traced work as a span of its own. If the work is not traced, the part gets no span either. */
export function traceWork<Result>(
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
  work: () => Promise<Result>,
): Promise<Result> {
  const parent = getCurrentSpan();
  return parent === undefined ? work() : traceIn(parent.startChild(name, kind, attributes), work);
}
