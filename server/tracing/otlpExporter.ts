/**
 * Exporter for spans, which sends OTLP as JSON over HTTP. OpenTelemetry's exporter would also bring metrics and logs,
 * which take 5 MB in node_modules. All attributes pass through this file. Attributes that are not in `spanAttributes`
 * are left out.
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
  /**
   * Called when a batch does not reach the collector. It is not called again for the batches that are lost directly
   * after.
   */
  onLost: (reason: string) => void;
  /**
   * Called when a batch reaches the collector again.
   * @param dropped number of spans that were lost until then
   */
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

/** Converts a time to nanoseconds since 1970. The result is a text, because a JSON number has too few digits. */
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

/** Encodes a span. Events and links are left out, because the service does not use them. */
const encodeSpan = (span: ReadableSpan) => {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceId,
    spanId,
    ...(span.parentSpanContext ? { parentSpanId: span.parentSpanContext.spanId } : {}),
    flags: traceFlags,
    name: span.name,
    // OTLP numbers the kinds from 1, because 0 means an unknown kind
    kind: span.kind + 1,
    startTimeUnixNano: toNanoseconds(span.startTime),
    endTimeUnixNano: toNanoseconds(span.endTime),
    attributes: encodeAttributes(
      Object.fromEntries(Object.entries(span.attributes).filter(([name]) => allowed.has(name))),
    ),
    status: { code: span.status.code },
  };
};

/** Encodes spans as an OTLP request. All spans belong to the same service. */
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

/** Creates the exporter. If the collector refuses a batch, the batch is dropped. */
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
   * Batches that are being sent, each with a separate abort controller. A single controller for all batches would keep
   * a reference to every batch as long as the process lives. When the service ends, this map is awaited, because the
   * processor does not wait for batches that it sent earlier.
   */
  const sending = new Map<Promise<void>, AbortController>();

  /**
   * Sends a batch. Returns null on success, else the reason of the failure. The reason does not contain the collector's
   * URL.
   */
  async function send(spans: readonly ReadableSpan[], stopped: AbortSignal): Promise<string | null> {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: encodeSpans(spans),
        // redirects are refused, because only the configured collector may receive the keys in the headers
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
