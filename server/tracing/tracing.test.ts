/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AppOptions } from '../app/appOptions';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { readConfig } from '../shared/config';
import { spanAttributes, traceIn } from '../shared/tracing';
import { startCollector, type CollectedSpan, type TestCollector } from '../testing/collector';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import { makeApp, noDatabase, startErp } from '../testing/service';
import { waitUntil } from '../testing/waitUntil';
import { openTracing } from './openTracing';

jest.setTimeout(60_000);

const call = 'getProductosFilter';
const filter = '/api/dtierp/wsdti/getProductosFilter';
const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';

let erp: EmbeddedErp;
/** Passes calls on to the stand-in ERP, and keeps their headers. */
let relay: Server;
let erpHeaders: IncomingHttpHeaders[];
/** Whether the relay leaves the calls of the service unanswered. */
let isErpSilent: boolean;
let relayUrl: string;
let collector: TestCollector;
let app: FastifyInstance | undefined;
let address: string;
let log: string;

beforeAll(async () => {
  erp = await startErp();
  relay = createServer((incoming, outgoing) => {
    erpHeaders.push(incoming.headers);
    if (isErpSilent) return;
    const { host: _host, ...headers } = incoming.headers;
    const onward = request(`${erp.url}${incoming.url ?? ''}`, { method: 'POST', headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  relayUrl = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await erp.close();
  relay.closeAllConnections();
  await new Promise((resolve) => relay.close(resolve));
});

beforeEach(async () => {
  erp.reset();
  erpHeaders = [];
  isErpSilent = false;
  log = '';
  collector = await startCollector();
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  await collector.close();
});

/** Starts a service that sends its spans to the collector. */
async function start(
  env: Record<string, string> = {},
  options: Partial<AppOptions> = {},
): Promise<FastifyInstance> {
  app = await makeApp(
    { url: relayUrl },
    {
      database: noDatabase,
      config: readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env }),
      logger: { level: 'warn', stream: { write: (line: string) => void (log += line) } },
      traceLimits: { batchEveryMs: 20, sendMs: 10_000, flushMs: 10_000 },
      ...options,
    },
  );
  address = await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

/** Sends a request of a page that the service passes to the ERP. */
const askErp = (headers: Record<string, string> = {}): Promise<Response> =>
  fetch(address + filter, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: 'XSRF-TOKEN=a',
      'x-xsrf-token': 'a',
      ...headers,
    },
    body: JSON.stringify({ search: 'freno', limit: 1 }),
  });

const isRequest = ({ kind }: CollectedSpan): boolean => kind === 'server';
const readLog = (): Record<string, unknown>[] =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('a request', () => {
  test('has a span named by its route, with a child span for the ERP’s call', async () => {
    await start();
    expect((await askErp()).status).toBe(200);
    const span = await collector.waitFor(isRequest);
    expect(span).toMatchObject({
      name: 'POST /api/dtierp/wsdti/:call',
      parentSpanId: undefined,
      isFailed: false,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/dtierp/wsdti/:call',
        'http.response.status_code': '200',
      },
    });
    expect(collector.childrenOf(span)).toMatchObject([
      {
        name: call,
        kind: 'client',
        traceId: span.traceId,
        attributes: { 'erp.call': call, 'erp.outcome': 'ok', 'erp.attempts': '1' },
      },
    ]);
  });

  test('keeps its calls as child spans when its body comes after its headers', async () => {
    const service = await start();
    const body = JSON.stringify({ search: 'freno', limit: 1 });
    const headers = {
      'content-type': 'application/json',
      'content-length': body.length,
      cookie: 'XSRF-TOKEN=a',
      'x-xsrf-token': 'a',
    };
    const arrived = new Promise((resolve) => service.server.once('request', resolve));
    const answered = new Promise<void>((resolve) => {
      const sent = request(address + filter, { method: 'POST', headers }, (answer) =>
        answer.resume().on('end', resolve),
      );
      sent.flushHeaders();
      void arrived.then(() => setImmediate(() => sent.end(body)));
    });
    await answered;
    const span = await collector.waitFor(isRequest);
    expect(collector.childrenOf(span).map(({ name }) => name)).toEqual([call]);
  });

  test('sends its trace to the ERP beside its id', async () => {
    await start();
    const answer = await askErp();
    const span = await collector.waitFor(isRequest);
    const [child] = collector.childrenOf(span);
    expect(erpHeaders).toHaveLength(1);
    expect(erpHeaders[0]).toMatchObject({
      traceparent: `00-${span.traceId}-${child?.spanId}-01`,
      'x-request-id': answer.headers.get('x-request-id'),
    });
  });

  test('has the outcome and the attempts of its failed ERP call in its spans, which are marked as errors', async () => {
    await start();
    erp.misbehave('error500');
    expect((await askErp()).status).toBe(502);
    const span = await collector.waitFor(isRequest);
    expect(span).toMatchObject({
      isFailed: true,
      attributes: { 'http.response.status_code': '502', 'error.type': '502' },
    });
    expect(collector.childrenOf(span)).toMatchObject([
      {
        isFailed: true,
        attributes: {
          'erp.outcome': 'ERP_UNAVAILABLE',
          'erp.attempts': '2',
          'error.type': 'ERP_UNAVAILABLE',
        },
      },
    ]);
  });

  test('has the outcome not_asked for a call that the circuit breaker did not send', async () => {
    await start();
    erp.misbehave('error500');
    for (let asked = 0; asked < 6; asked += 1) await askErp();
    const span = await collector.waitFor(({ attributes }) => attributes['erp.outcome'] === 'not_asked');
    expect(span.attributes['erp.attempts']).toBeUndefined();
  });

  test('has a trace of its own, not the trace of the previous request on its connection', async () => {
    await start();
    await askErp();
    await askErp();
    await waitUntil(() => collector.spans.filter(isRequest).length === 2);
    expect(new Set(collector.spans.map((span) => span.traceId)).size).toBe(2);
    expect(collector.spans).toHaveLength(4);
  });

  test('writes its trace id into the log', async () => {
    await start();
    expect((await fetch(`${address}/api/shop/vehicles/years`)).status).toBe(503);
    const span = await collector.waitFor(isRequest);
    expect(readLog()).toContainEqual(
      expect.objectContaining({ trace_id: span.traceId, span_id: expect.any(String) as string }),
    );
  });

  test.each([
    ['a probe', '/api/shop/health/live'],
    ['a file', '/assets/main.012345.js'],
  ])('for %s is not traced', async (_what, url) => {
    await start();
    await (await fetch(address + url)).text();
    await askErp();
    await app?.close();
    expect(collector.spans.filter(isRequest).map(({ name }) => name)).toEqual([
      'POST /api/dtierp/wsdti/:call',
    ]);
  });

  test('is traced as a child span of traced work when the service makes it itself, and otherwise not at all', async () => {
    const service = await start();
    const { traces } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    if (!traces) throw new Error('Nothing is traced.');
    const ignore = () => undefined;
    const tracing = openTracing({ ...traces, version: null, onLost: ignore, onBack: ignore });
    await service.inject('/api/shop/config');
    await traceIn(tracing.startTrace('render a page', 'internal'), async () => {
      await service.inject('/api/shop/config');
      await service.inject('/assets/i18n/es.json');
    });
    await tracing.close();
    await service.close();
    const work = await collector.waitFor(({ name }) => name === 'render a page');
    expect(collector.spans).toHaveLength(2);
    expect(collector.childrenOf(work)).toMatchObject([
      {
        name: 'GET /api/shop/config',
        kind: 'internal',
        isFailed: false,
        attributes: { 'http.response.status_code': '200' },
      },
    ]);
  });

  test('has the error CLIENT_GONE and no status in its span when its client abandoned it', async () => {
    await start();
    const abandoned = new AbortController();
    isErpSilent = true;
    const asked = fetch(address + filter, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'a' },
      body: '{"search":"freno"}',
      signal: abandoned.signal,
    }).catch(() => 'gone');
    await waitUntil(() => erpHeaders.length > 0);
    abandoned.abort();
    expect(await asked).toBe('gone');
    const span = await collector.waitFor(isRequest);
    expect(span.attributes).toMatchObject({ 'error.type': 'CLIENT_GONE' });
    expect(span.attributes).not.toHaveProperty('http.response.status_code');
    const child = await collector.waitFor(({ name }) => name === call);
    expect(child.attributes['erp.outcome']).toBe('client_gone');
  });

  test('to an unknown URL has no part of the URL in its span', async () => {
    await start();
    await fetch(`${address}/api/ana@example.ec?vin=8LATD5166C0123456`);
    const span = await collector.waitFor(isRequest);
    expect(span).toMatchObject({ name: 'GET unknown', attributes: { 'http.route': 'unknown' } });
    expect(collector.requests.map(({ body }) => body).join('')).not.toMatch(/ana@example|8LATD/);
  });
});

describe('a trace of another server', () => {
  const header = { traceparent: `00-${traceId}-${parentId}-01` };

  test('is continued when a trusted proxy sends it', async () => {
    await start({ TRUST_PROXY: 'loopback' });
    await askErp(header);
    expect(await collector.waitFor(isRequest)).toMatchObject({ traceId, parentSpanId: parentId });
    expect(erpHeaders[0]?.['traceparent']).toMatch(`00-${traceId}-`);
  });

  test('is not exported when it is not sampled, and reaches the ERP as not sampled', async () => {
    await start({ TRUST_PROXY: 'loopback' });
    await askErp({ traceparent: `00-${traceId}-${parentId}-00` });
    await app?.close();
    expect(collector.spans).toEqual([]);
    expect(erpHeaders[0]?.['traceparent']).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-00$`));
  });

  test('is ignored when an untrusted client sends it', async () => {
    await start();
    await askErp(header);
    expect((await collector.waitFor(isRequest)).traceId).not.toBe(traceId);
  });

  test('is ignored when its header is invalid', async () => {
    await start({ TRUST_PROXY: 'loopback' });
    await askErp({ traceparent: `00-${traceId}-${parentId}-01-${'x'.repeat(4_000)}` });
    expect(await collector.waitFor(isRequest)).toMatchObject({ parentSpanId: undefined });
  });
});

describe('OpenTelemetry’s own variables', () => {
  test('set the service’s name, and the headers with the collector’s keys', async () => {
    await start({
      OTEL_SERVICE_NAME: 'repuestos',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=prueba%20norte',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=secret',
    });
    await askErp();
    await collector.waitFor(isRequest);
    expect(collector.resource).toMatchObject({
      'service.name': 'repuestos',
      'deployment.environment.name': 'prueba norte',
      'telemetry.sdk.language': 'nodejs',
    });
    expect(collector.requests[0]).toMatchObject({
      url: '/v1/traces',
      headers: { 'x-api-key': 'secret', 'content-type': 'application/json' },
    });
  });

  test.each([
    ['always_off', '1', 0],
    ['parentbased_always_off', '1', 0],
    ['traceidratio', '0', 0],
    ['parentbased_traceidratio', '0', 0],
    ['traceidratio', '1', 2],
    ['always_on', '0', 2],
  ])(
    'make the sampler %s with the argument %s export %i of two spans',
    async (OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG, kept) => {
      await start({ OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG });
      await askErp();
      await app?.close();
      expect(collector.spans).toHaveLength(kept);
    },
  );
});

describe('a collector', () => {
  /** Sends a request, which is answered, and waits for its batch. */
  async function visit(): Promise<void> {
    const before = collector.requests.length;
    expect((await askErp()).status).toBe(200);
    await waitUntil(() => collector.requests.length > before);
  }
  const lost = 'Traces do not reach their collector, and are dropped';
  const back = 'Traces reach their collector again';
  const readMessages = () => readLog().map(({ msg }) => msg);

  test.each([
    ['answers with 500', 500, 'status 500'],
    ['answers with 404', 404, 'status 404'],
    ['does not answer', null, 'no answer in time'],
  ])('costs one log line when it %s, and one log line when it is back', async (_what, status, reason) => {
    const isSilent = status === null;
    await start({}, { traceLimits: { batchEveryMs: 20, sendMs: isSilent ? 500 : 10_000 } });
    collector.answerWith(status);
    for (let visits = 0; visits < 3; visits += 1) await visit();
    await waitUntil(() => log.includes(lost));
    expect(readLog()).toMatchObject([
      { level: 40, msg: lost, reason: expect.stringContaining(reason) as string },
    ]);
    collector.answerWith(200);
    await askErp();
    await waitUntil(() => log.includes(back));
    await visit();
    expect(readMessages()).toEqual([lost, back]);
    expect(readLog()[1]?.['dropped']).toBeGreaterThan(0);
  });

  test('costs one log line when it is missing, and is used once it is there', async () => {
    const { port } = new URL(collector.url);
    await start();
    await collector.close();
    expect((await askErp()).status).toBe(200);
    await waitUntil(() => log.includes(lost));
    expect(readLog()).toMatchObject([{ reason: expect.stringContaining('ECONNREFUSED') as string }]);
    // the line belongs to the service, not to a request
    expect(readLog()[0]).not.toHaveProperty('trace_id');
    collector = await startCollector(Number(port));
    await askErp();
    await collector.waitFor(isRequest);
    await waitUntil(() => log.includes(back));
  });

  test('gets the last spans when the service ends', async () => {
    await start({}, { traceLimits: { batchEveryMs: 60_000 } });
    await askErp();
    expect(collector.spans).toEqual([]);
    await app?.close();
    expect(collector.spans.some(isRequest)).toBe(true);
  });

  test('gets the batch that is being sent when the service ends', async () => {
    await start();
    collector.delayBy(300);
    await askErp();
    await waitUntil(() => collector.requests.length > 0);
    await app?.close();
    expect(log).toBe('');
    expect(collector.spans.some(isRequest)).toBe(true);
  });

  test('does not keep the service from ending when it stalls', async () => {
    await start({}, { traceLimits: { batchEveryMs: 60_000, sendMs: 60_000, flushMs: 100 } });
    collector.answerWith(null);
    await askErp();
    const began = performance.now();
    await app?.close();
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

describeOnEngines('a query', (engine) => {
  let place: Place;
  beforeAll(async () => {
    place = await makePlace(engine);
  });
  afterAll(() => place.remove());

  test('is a span named by the kind of its statement, inside and outside of transactions', async () => {
    const database = place.open();
    await database.get();
    await start({}, { database });
    const cookies = (await fetch(`${address}/api/shop/session`)).headers.getSetCookie();
    const xsrf = /XSRF-TOKEN=([^;]+)/.exec(cookies.join())?.[1] ?? '';
    await fetch(`${address}/api/shop/accounts`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `XSRF-TOKEN=${xsrf}`,
        'x-xsrf-token': xsrf,
      },
      body: JSON.stringify({ email: 'trazas@example.ec', password: 'llave inglesa 19' }),
    });
    const span = await collector.waitFor(({ name }) => name === 'POST /api/shop/accounts');
    const queries = collector.childrenOf(span).filter(({ attributes }) => 'db.operation.name' in attributes);
    // the embedded database begins and ends transactions by itself
    const ofTransactions = engine === 'PostgreSQL' ? ['BEGIN', 'COMMIT'] : [];
    expect(new Set(queries.map(({ name }) => name))).toEqual(
      new Set(['SELECT', 'INSERT', 'UPDATE', 'DELETE', ...ofTransactions]),
    );
    for (const { name, kind, attributes } of queries) {
      expect(kind).toBe('client');
      expect(attributes).toEqual({ 'db.system.name': 'postgresql', 'db.operation.name': name });
    }
    await app?.close();
    const names = new Set(collector.spans.flatMap(({ attributes }) => Object.keys(attributes)));
    expect([...names].filter((name) => !(spanAttributes as readonly string[]).includes(name))).toEqual([]);
    expect(collector.requests.map(({ body }) => body).join('')).not.toMatch(/trazas|example\.ec|llave/);
  });
});

test('a service without a collector creates no spans, and sends the ERP no trace', async () => {
  await start({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
  await askErp({ traceparent: `00-${traceId}-${parentId}-01` });
  await app?.close();
  expect(collector.requests).toEqual([]);
  expect(erpHeaders[0]).not.toHaveProperty('traceparent');
});
