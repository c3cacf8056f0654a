/** A collector for one test: receives spans by OTLP as JSON, as OpenTelemetry's collector does. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { waitUntil } from './waitUntil';

const attributes = v.array(
  v.object({
    key: v.string(),
    value: v.union([v.object({ stringValue: v.string() }), v.object({ intValue: v.string() })]),
  }),
);

const batch = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes }),
      scopeSpans: v.array(
        v.object({
          scope: v.object({ name: v.string() }),
          spans: v.array(
            v.strictObject({
              traceId: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)),
              spanId: v.pipe(v.string(), v.regex(/^[\da-f]{16}$/)),
              parentSpanId: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{16}$/))),
              flags: v.number(),
              name: v.string(),
              kind: v.picklist([1, 2, 3]),
              startTimeUnixNano: v.pipe(v.string(), v.regex(/^\d{19}$/)),
              endTimeUnixNano: v.pipe(v.string(), v.regex(/^\d{19}$/)),
              attributes,
              status: v.object({ code: v.picklist([0, 1, 2]) }),
            }),
          ),
        }),
      ),
    }),
  ),
});

const toRecord = (list: v.InferOutput<typeof attributes>): Record<string, string> =>
  Object.fromEntries(
    list.map(({ key, value }) => [key, 'intValue' in value ? value.intValue : value.stringValue]),
  );

const kinds = { 1: 'internal', 2: 'server', 3: 'client' } as const;

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: (typeof kinds)[1 | 2 | 3];
  isFailed: boolean;
  durationMs: number;
  attributes: Record<string, string>;
}

export interface TestCollector {
  /** The base address, in the form of OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  spans: CollectedSpan[];
  /** Attributes of the service that sent the last batch. */
  resource: Record<string, string>;
  /** Requests that arrived, with their headers, including the refused ones. */
  requests: { url: string; headers: IncomingHttpHeaders; body: string }[];
  /** Answers the next batches with this status. Null lets them wait for ever. */
  answerWith(status: number | null): void;
  /** Answers the next batches after this number of milliseconds. */
  delayBy(ms: number): void;
  /** Waits for a span and returns it. */
  waitFor(isWanted: (span: CollectedSpan) => boolean): Promise<CollectedSpan>;
  childrenOf(span: CollectedSpan): CollectedSpan[];
  close(): Promise<void>;
}

const toSpans = (body: v.InferOutput<typeof batch>): CollectedSpan[] =>
  body.resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ traceId, spanId, parentSpanId, name, kind, status, attributes: list, ...times }) => ({
      ...{ traceId, spanId, parentSpanId, name },
      kind: kinds[kind],
      isFailed: status.code === 2,
      durationMs: Number(BigInt(times.endTimeUnixNano) - BigInt(times.startTimeUnixNano)) / 1e6,
      attributes: toRecord(list),
    }));

/** Starts the collector. @param port of a closed collector, for a collector that comes back; default: any */
export async function startCollector(port = 0): Promise<TestCollector> {
  let status: number | null = 200;
  let delayMs = 0;
  const hanging: ServerResponse[] = [];
  /** Receives a batch, unless its client has gone meanwhile. */
  function answer(code: number, body: string, response: ServerResponse): void {
    if (response.destroyed) return;
    if (code === 200) {
      const sent = v.parse(batch, JSON.parse(body));
      collector.spans.push(...toSpans(sent));
      collector.resource = toRecord(sent.resourceSpans[0]?.resource.attributes ?? []);
    }
    response.writeHead(code, { 'content-type': 'application/json' }).end('{}');
  }
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      collector.requests.push({ url: request.url ?? '', headers: request.headers, body });
      if (status === null) {
        hanging.push(response);
        return;
      }
      setTimeout(answer, delayMs, status, body, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  const collector: TestCollector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    resource: {},
    requests: [],
    answerWith: (next) => {
      status = next;
    },
    delayBy: (ms) => {
      delayMs = ms;
    },
    waitFor: async (isWanted) => {
      let found: CollectedSpan | undefined;
      await waitUntil(() => (found = collector.spans.find(isWanted)) !== undefined);
      if (!found) throw new Error('no span');
      return found;
    },
    childrenOf: ({ spanId }) => collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId),
    close: () => {
      for (const response of hanging) response.destroy();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return collector;
}
