/**
 * Exporter of spans: OTLP as JSON over HTTP. OpenTelemetry's own brings its metrics and logs along, 5 MB in node_modules; and here
 * is the one place that every attribute passes, where all that is not on the list is left out.
 */
import type { AttributeValue, HrTime } from '@opentelemetry/api';
import { ExportResultCode, type ExportResult } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { describeFetchError } from '../shared/describeFetchError';
import { spanAttributes } from '../shared/tracing';

export interface OtlpExporterOptions {
  url: string;
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
  /** Called when a batch did not reach the collector after others did. */
  onLost: (reason: string) => void;
  /** Called when a batch reaches it again. @param dropped spans that were lost meanwhile */
  onBack: (dropped: number) => void;
}

type OtlpValue =
  | { stringValue: string }
  | { intValue: string }
  | { doubleValue: number }
  | { boolValue: boolean };
interface OtlpAttribute {
  key: string;
  value: OtlpValue;
}

const allowed: ReadonlySet<string> = new Set(spanAttributes);

/** Nanoseconds since 1970 as a text: JSON's numbers have too few digits. */
const toNanoseconds = ([seconds, nanoseconds]: HrTime): string =>
  `${seconds}${String(nanoseconds).padStart(9, '0')}`;

function encodeValue(value: AttributeValue): OtlpValue {
  if (typeof value === 'number')
    return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  return typeof value === 'boolean' ? { boolValue: value } : { stringValue: String(value) };
}

const encodeAttributes = (attributes: Readonly<Record<string, unknown>>): OtlpAttribute[] =>
  Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [{ key, value: encodeValue(value as AttributeValue) }],
  );

/** Encodes a span; events and links, of which the service has none, are left out. */
const encodeSpan = (span: ReadableSpan) => {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceId,
    spanId,
    ...(span.parentSpanContext ? { parentSpanId: span.parentSpanContext.spanId } : {}),
    flags: traceFlags,
    name: span.name,
    // OTLP has 0 for a kind that is not known
    kind: span.kind + 1,
    startTimeUnixNano: toNanoseconds(span.startTime),
    endTimeUnixNano: toNanoseconds(span.endTime),
    attributes: encodeAttributes(
      Object.fromEntries(Object.entries(span.attributes).filter(([name]) => allowed.has(name))),
    ),
    status: { code: span.status.code },
  };
};

/** Encodes spans of one service as a request of OTLP. */
export const encodeSpans = (spans: readonly ReadableSpan[]): string => {
  const [first] = spans;
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: encodeAttributes(first?.resource.attributes ?? {}) },
        scopeSpans: [
          { scope: { name: first?.instrumentationScope.name ?? '' }, spans: spans.map(encodeSpan) },
        ],
      },
    ],
  });
};

/** Creates the exporter. A batch that the collector does not take is dropped, and not sent again: traces are no orders. */
export function createOtlpExporter({
  url,
  headers,
  timeoutMs,
  onLost,
  onBack,
}: OtlpExporterOptions): SpanExporter & { stop: () => void } {
  let isLost = false;
  let dropped = 0;
  /**
   * Batches under way, each with what aborts it: one signal for all would keep a reference for each batch as long as the process
   * lives. The processor waits at its end for those alone that it sends then.
   */
  const sending = new Map<Promise<void>, AbortController>();

  /** Sends a batch. Returns the reason of a failure, without the address; null when it arrived. */
  async function send(spans: readonly ReadableSpan[], stopped: AbortSignal): Promise<string | null> {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: encodeSpans(spans),
        // the keys go to the configured collector and nowhere else
        redirect: 'error',
        signal: AbortSignal.any([timeout, stopped]),
      });
      await answer.body?.cancel();
      return answer.ok ? null : `status ${answer.status}`;
    } catch (error) {
      return timeout.aborted ? 'no answer in time' : describeFetchError('no answer', error);
    }
  }

  async function exportSpans(spans: readonly ReadableSpan[], stopped: AbortSignal): Promise<ExportResult> {
    const reason = await send(spans, stopped);
    if (reason !== null) {
      dropped += spans.length;
      if (!isLost) onLost(reason);
      isLost = true;
      return { code: ExportResultCode.FAILED };
    }
    if (isLost) onBack(dropped);
    isLost = false;
    dropped = 0;
    return { code: ExportResultCode.SUCCESS };
  }

  return {
    export: (spans, report) => {
      const batch = new AbortController();
      const sent = exportSpans(spans, batch.signal)
        .then(report)
        .finally(() => sending.delete(sent));
      sending.set(sent, batch);
    },
    shutdown: async () => {
      await Promise.all(sending.keys());
    },
    stop: () => {
      for (const batch of sending.values()) batch.abort();
    },
  };
}
