import fastify, { type FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createRowReports } from '../erp/rowReports';
import { createMetrics, startMetricsServer, type MetricsSources } from './metrics';
import type { StoredFigures } from './storedFigures';

const stored: StoredFigures = {
  isWritable: 1,
  ordersWaiting: 2,
  oldestOrderSeconds: 61.5,
  sessions: 7,
  contactMessages: 1,
  catalogueProducts: 1200,
  catalogueFilled: 1,
  catalogueSwept: 1,
  catalogueAgeSeconds: null,
};
const reports = createRowReports({ now: () => new Date(0), onReport: () => undefined });
const sources: MetricsSources = {
  listRowReports: reports.list,
  listPools: () => [{ work: 'orders', total: 5, idle: 1, waiting: 3 }],
  countRenderings: () => 4,
  countPasswords: () => 6,
  isRedisUp: () => null,
  readStored: () => Promise.resolve(stored),
};

describe('metrics', () => {
  test('count forgiven fields and dropped rows by call, each occurrence once', async () => {
    const metrics = createMetrics();
    const products = reports.observe('getProductos');
    products.forgiven('precio', 'decimal comma', null);
    products.forgiven('precio', 'decimal comma', null);
    products.dropped('no codigo');
    for (let asked = 0; asked < 2; asked += 1) {
      const text = await metrics.render(sources);
      expect(text).toContain(
        'erp_fields_forgiven_total{call="getProductos",field="precio",reason="decimal comma"} 2',
      );
      expect(text).toContain('erp_rows_dropped_total{call="getProductos",reason="no codigo"} 1');
      expect(text).not.toContain('field="null"');
    }
  });

  test('report the current figures, and leave out the age of the catalogue while it is unknown', async () => {
    const text = await createMetrics().render(sources);
    for (const line of [
      'database_connections{work="orders",state="used"} 4',
      'database_connections{work="orders",state="idle"} 1',
      'database_connections_waiting{work="orders"} 3',
      'shop_pages_rendering 4',
      'shop_passwords_waiting 6',
      'database_up 1',
      'orders_waiting 2',
      'orders_oldest_waiting_seconds 61.5',
      'catalogue_products 1200',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).not.toMatch(/^catalogue_age_seconds/m);
  });

  test('report that the database is down, and do not repeat older figures', async () => {
    const metrics = createMetrics();
    await metrics.render(sources);
    const text = await metrics.render({ ...sources, readStored: () => Promise.reject(new Error('gone')) });
    expect(text).toMatch(/^database_up 0$/m);
    expect(text).not.toMatch(/^(orders_waiting|sessions|catalogue_products) /m);
  });

  test('report a read-only database as down, with the figures that can still be read', async () => {
    const figures = { ...(await sources.readStored()), isWritable: 0 };
    const text = await createMetrics().render({ ...sources, readStored: () => Promise.resolve(figures) });
    expect(text).toMatch(/^database_up 0$/m);
    expect(text).toMatch(/^orders_waiting 2$/m);
  });

  test('report whether Redis answers, where it is configured', async () => {
    const metrics = createMetrics();
    expect(await metrics.render(sources)).not.toMatch(/^redis_up/m);
    expect(await metrics.render({ ...sources, isRedisUp: () => false })).toMatch(/^redis_up 0$/m);
    expect(await metrics.render({ ...sources, isRedisUp: () => true })).toMatch(/^redis_up 1$/m);
  });

  test('count requests by method, route and status, without the requests that the service makes itself', async () => {
    const metrics = createMetrics();
    const app: FastifyInstance = fastify();
    metrics.countRequests(app);
    app.get('/orders/:id', (_request, reply) => reply.code(404).send());
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    for (const id of ['1', '2']) await (await fetch(`${address}/orders/${id}`)).text();
    await (await fetch(`${address}/nothing`)).text();
    await app.inject('/orders/3');
    await app.close();
    const text = await metrics.render(sources);
    const count = (route: string) =>
      `shop_request_duration_seconds_count{method="GET",route="${route}",status="404"}`;
    expect(text).toContain(`${count('/orders/:id')} 2`);
    expect(text).toContain(`${count('unknown')} 1`);
  });
});

describe('the metrics server', () => {
  let server: Server;
  let url: string;

  beforeAll(async () => {
    const { render } = createMetrics();
    server = await startMetricsServer(() => render(sources), { host: '127.0.0.1', port: 0 });
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('answers in the text format of Prometheus', async () => {
    const answer = await fetch(`${url}/metrics`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  });

  test.each(['/', '/metrics/', '/api/shop/session'])('answers %s with 404', async (address) => {
    expect((await fetch(url + address)).status).toBe(404);
  });
});

describe.each(['grafana-dashboard.json', 'alerts.yml'])('deploy/%s', (file) => {
  test('asks only for metrics that the service exports', async () => {
    const text = await createMetrics({ withProcess: true }).render(sources);
    const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const used = readFileSync(path.join(__dirname, '../..', 'deploy', file), 'utf8').match(
      /\b(?:shop|erp|database|orders|sessions|contact|catalogue|nodejs|process)_[a-z_0-9]+/g,
    );
    const names = new Set(used?.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')));
    expect(names.size).toBeGreaterThan(8);
    expect([...names].filter((name) => !known.has(name))).toEqual([]);
  });
});
