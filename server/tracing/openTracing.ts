/**
 * Traces with OpenTelemetry's SDK. This file is loaded by a dynamic import, and only if traces are configured.
 * Therefore no file of the service may import this file statically.
 */
import {
  ROOT_CONTEXT,
  SpanKind as OtelSpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as OtelSpan,
} from '@opentelemetry/api';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import { ATTR_SERVICE_NAME, ATTR_SERVICE_VERSION } from '@opentelemetry/semantic-conventions';
import { setTimeout as pause } from 'node:timers/promises';
import type { TraceSampler, TraceSettings } from '../shared/config';
import { runInSpan, type RemoteSpan, type TraceSpan, type SpanKind, type Tracing } from '../shared/tracing';
import { createOtlpExporter, type OtlpExporterOptions } from './otlpExporter';

/**
 * Maximum number of spans that wait to be sent. If the collector is unreachable for long, further spans are dropped.
 */
const maxWaitingSpans = 2_048;
const maxBatchSpans = 512;
const batchEveryMs = 2_000;
/** Milliseconds that sending a batch may take. */
const sendMs = 5_000;
/** Milliseconds that sending the last spans may take when the service ends. */
const flushMs = 2_000;
/** Maximum number of characters in the value of an attribute. Even the longest route is far shorter. */
const maxValueLength = 200;

const kinds: Readonly<Record<SpanKind, OtelSpanKind>> = {
  server: OtelSpanKind.SERVER,
  client: OtelSpanKind.CLIENT,
  internal: OtelSpanKind.INTERNAL,
};

const makeSampler: Readonly<Record<TraceSampler, (ratio: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
};

export interface TracingOptions
  extends
    Pick<TraceSettings, 'resource' | 'sampler' | 'ratio' | 'serviceName'>,
    Omit<OtlpExporterOptions, 'timeoutMs'> {
  /** Version of the build; null if the service is not built. */
  version: string | null;
  /** Time limits in milliseconds: between two batches, for sending a batch, and for sending the last spans. */
  limits?: { batchEveryMs?: number; sendMs?: number; flushMs?: number };
}

/** Starts tracing. Nothing is registered globally, so that two services in the same process keep their spans apart. */
export function openTracing({
  resource,
  sampler,
  ratio,
  serviceName,
  version,
  limits = {},
  ...sending
}: TracingOptions): Tracing {
  const timeoutMs = limits.sendMs ?? sendMs;
  const exporter = createOtlpExporter({ ...sending, timeoutMs });
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        ...resource,
        [ATTR_SERVICE_NAME]: serviceName,
        ...(version === null ? {} : { [ATTR_SERVICE_VERSION]: version }),
      }),
    ),
    sampler: makeSampler[sampler](ratio),
    spanLimits: { attributeValueLengthLimit: maxValueLength },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: maxWaitingSpans,
        maxExportBatchSize: maxBatchSpans,
        scheduledDelayMillis: limits.batchEveryMs ?? batchEveryMs,
        // the exporter has a shorter limit, so that its error is reported first, because its error says more
        exportTimeoutMillis: timeoutMs + 1_000,
      }),
    ],
  });
  const tracer = provider.getTracer('shop');

  const wrap = (span: OtelSpan): TraceSpan => {
    const { traceId, spanId, traceFlags } = span.spanContext();
    const within = trace.setSpan(ROOT_CONTEXT, span);
    return {
      traceId,
      spanId,
      traceparent: `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`,
      startChild: (name, kind, attributes = {}) => start(name, kind, attributes, within),
      set: (attributes) => void span.setAttributes(attributes),
      rename: (name) => void span.updateName(name),
      end: (failure) => {
        if (failure !== undefined)
          span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
        // the span ends outside of the request's span; otherwise the timer for batches would belong to this request's
        // trace, and log lines about the collector would get the trace's id
        runInSpan(undefined, () => span.end());
      },
    };
  };
  const start = (name: string, kind: SpanKind, attributes: object, within: Context): TraceSpan =>
    wrap(tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, within));

  const below = ({ traceId, spanId, isSampled }: RemoteSpan): Context =>
    trace.setSpan(
      ROOT_CONTEXT,
      trace.wrapSpanContext({
        traceId,
        spanId,
        traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
        isRemote: true,
      }),
    );

  return {
    startTrace: (name, kind, attributes = {}, parent = null) =>
      start(name, kind, attributes, parent === null ? ROOT_CONTEXT : below(parent)),
    close: async () => {
      // the exporter is awaited too: if the collector refuses one batch, the provider stops waiting for the other
      // batches
      const flushed = provider
        .shutdown()
        .catch(() => undefined)
        .then(() => exporter.shutdown());
      await Promise.race([flushed, pause(limits.flushMs ?? flushMs, undefined, { ref: false })]);
      exporter.stop();
    },
  };
}
