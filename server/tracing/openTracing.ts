/**
 * Traces with OpenTelemetry's SDK. Loaded by a dynamic import only if traces are configured: no other file may import
 * it.
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

/** Maximum spans that wait to be sent; while the collector is lost, further ones are dropped. */
const maxWaitingSpans = 2_048;
const maxBatchSpans = 512;
const batchEveryMs = 2_000;
/** Maximum milliseconds to send a batch. */
const sendMs = 5_000;
/** Maximum milliseconds to send the last spans when the service ends. */
const flushMs = 2_000;
/** Maximum characters of an attribute's value; the longest route is far shorter. */
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
  /** Version of the build; null without a build. */
  version: string | null;
  /** Milliseconds between two batches, to send one batch, and to send the last one. */
  limits?: { batchEveryMs?: number; sendMs?: number; flushMs?: number };
}

/** Starts tracing. Nothing is registered globally, so that two services in one process do not mix their spans. */
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
        // longer than the exporter's own limit, whose error says more
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
        // the processor's timer must not add this request's trace to log lines about the collector
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
      // one refused batch makes the provider stop waiting for the other batches
      const flushed = provider
        .shutdown()
        .catch(() => undefined)
        .then(() => exporter.shutdown());
      await Promise.race([flushed, pause(limits.flushMs ?? flushMs, undefined, { ref: false })]);
      exporter.stop();
    },
  };
}
