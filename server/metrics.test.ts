import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRowReports } from './gateway/rowReports';
import { startMetrics } from './metrics';

let server: Server;
let url: string;
const reports = createRowReports({ now: () => new Date(0), onReport: () => undefined });

beforeAll(async () => {
  server = await startMetrics(reports, { host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const readMetrics = async () => (await fetch(`${url}/metrics`)).text();

test('metrics count forgiven fields and dropped rows by call, and each as often as it happened', async () => {
  const products = reports.observe('getProductos');
  products.forgiven('precio', 'decimal comma', null);
  products.forgiven('precio', 'decimal comma', null);
  products.dropped('no codigo');
  for (let asked = 0; asked < 2; asked += 1) {
    const text = await readMetrics();
    expect(text).toContain(
      'erp_fields_forgiven_total{call="getProductos",field="precio",reason="decimal comma"} 2',
    );
    expect(text).toContain('erp_rows_dropped_total{call="getProductos",reason="no codigo"} 1');
    expect(text).not.toContain('field="null"');
  }
});

test('metrics are text that Prometheus reads', async () => {
  const answer = await fetch(`${url}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
});

test.each(['/', '/metrics/', '/api/shop/session'])(
  'the metrics port answers nothing else: %s',
  async (path) => {
    expect((await fetch(url + path)).status).toBe(404);
  },
);
