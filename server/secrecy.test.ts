/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import * as v from 'valibot';
import type { ErpCall } from '@/erp/client';
import { sumTotals } from '@/shared/money';
import { getToday } from '@/shared/time';
import { orderAnswerSchema } from '@/shop/schemas';
import { shopTable, type ShopRoute } from './gateway/shopTable';
import { readConfig } from './shared/config';
import { traceIn } from './shared/tracing';
import { startEmbeddedErp, type EmbeddedErp } from '../demo/erp/embeddedErp';
import { password, signUp } from './testing/testUsers';
import { readRows, type Browser } from './testing/browser';
import { startCollector } from './testing/collector';
import { makePlace, usualEngine, type Place } from './testing/engines';
import {
  bodies,
  erpFields,
  fetchUnitPrice,
  requestShop,
  someAddress,
  someMessage,
  someOrder,
} from './testing/requests';
import {
  credentials,
  customerEmail,
  startAsGuest,
  makeApp,
  noDatabase,
  sellerEmail,
  signInAt,
  startErp,
} from './testing/service';
import { openTracing } from './tracing/openTracing';

jest.setTimeout(60_000);

const secrets = {
  session: 'canary-of-the-session-secret-0123456789',
  orders: 'canary-of-the-orders-key',
  erp: credentials.key,
  wrongPassword: 'canary-of-a-mistyped-password',
  newPassword: 'canary-of-a-new-password',
};
const config = readConfig({
  SESSION_SECRET: secrets.session,
  // no server listens there
  ORDERS_URL: 'http://127.0.0.1:9/orders',
  ORDERS_KEY: secrets.orders,
});
const newEmail = 'canario@example.ec';
/** Personal data, none of which may be logged. */
const personal = [
  ...[
    newEmail,
    customerEmail,
    sellerEmail,
    password,
    someAddress.address1,
    someAddress.phone,
    someAddress.lastName,
  ],
  ...[
    someMessage.message,
    someMessage.subject,
    String(someOrder.notes),
    'canary of a review',
    '192.0.2.77',
    '8LATD5166C0123456',
  ],
];

let place: Place;
let erp: EmbeddedErp;
let log: string;
let responses: string;
const logger = { level: 'trace', stream: { write: (line: string) => void (log += line) } };

beforeAll(async () => {
  place = await makePlace(usualEngine);
  erp = await startErp();
});

afterAll(async () => {
  await erp.close();
  await place.remove();
});

beforeEach(() => {
  erp.reset();
  log = '';
  responses = '';
});

const places = {
  vehicle: 10112,
  address: 'nowhere',
  order: 'nowhere',
  quotation: 'nowhere',
  token: '0'.repeat(32),
};

/** Sends every kind of personal data, in valid and in invalid requests, as a guest and from each kind of account. */
async function visitEverything(app: FastifyInstance): Promise<void> {
  const ask = async (work: Promise<{ body: string }>) => (responses += (await work).body);
  const from: Record<string, string> = { 'x-forwarded-for': '192.0.2.77' };
  const tellAll = async (browser: Browser) => {
    await ask(requestShop(browser, 'POST /addresses', places));
    await ask(requestShop(browser, 'POST /orders', places));
    await ask(requestShop(browser, 'POST /orders', places, { ...someOrder, total: 'wrong' }));
    await ask(requestShop(browser, 'POST /contact', places, bodies['POST /contact'], from));
    const review = { rating: 4, content: 'canary of a review' };
    await ask(requestShop(browser, 'POST /products/:sku/reviews', places, review));
    await ask(requestShop(browser, 'GET /vehicles/vin/:vin', places));
    const newOne = { actual: secrets.wrongPassword, password: secrets.newPassword };
    await ask(browser.erp('getChangePassword', newOne));
    await ask(browser.erp('getProductosFilter', { search: 'freno' }));
    await ask(browser.erp('getPedidos'));
    await ask(browser.send('POST', '/api/shop/contact', undefined, { 'content-type': 'text/plain' }));
  };
  const guest = await startAsGuest(app);
  await ask(guest.signIn(customerEmail, secrets.wrongPassword));
  await tellAll(guest);
  await ask(signUp(guest, newEmail));
  await tellAll(guest);
  for (const email of [customerEmail, sellerEmail]) {
    const browser = await startAsGuest(app);
    await ask(browser.signIn(email));
    await tellAll(browser);
  }
}

const findInLog = (words: readonly string[]): string[] => words.filter((word) => log.includes(word));

it('no secret and no personal data of a visit are logged, and no answer has a secret', async () => {
  const app = await makeApp(erp, { database: place.open(), config, logger });
  await visitEverything(app);
  await app.close();
  expect(findInLog([...Object.values(secrets), ...personal])).toEqual([]);
  expect(Object.values(secrets).filter((secret) => responses.includes(secret))).toEqual([]);
});

it.each(['error500', 'truncated', 'rowsWithoutFields'] as const)(
  'no secret and no personal data are logged while the ERP answers with %s',
  async (fault) => {
    const app = await makeApp(erp, { database: place.open(), config, logger });
    erp.misbehave(fault);
    await visitEverything(app);
    await app.close();
    expect(findInLog([...Object.values(secrets), ...personal])).toEqual([]);
    expect(Object.values(secrets).filter((secret) => responses.includes(secret))).toEqual([]);
  },
);

it('exported spans contain no secret and no personal data', async () => {
  const collector = await startCollector();
  const { traces } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  if (!traces) throw new Error('Nothing is traced.');
  const app = await makeApp(erp, { database: place.open(), config: { ...config, traces }, logger });
  const ignore = () => undefined;
  const tracing = openTracing({ ...traces, version: null, onLost: ignore, onBack: ignore });
  // requests in tests are made by the service itself, so they are traced below a span
  await traceIn(tracing.startTrace('visit', 'internal'), () => visitEverything(app));
  await tracing.close();
  await app.close();
  const sent = collector.requests.map(({ body }) => body).join('\n');
  await collector.close();
  for (const name of ['POST /api/shop/contact', 'getProductosFilter', 'INSERT'])
    expect(sent).toContain(`"${name}"`);
  const words = [...Object.values(secrets), ...personal, encodeURIComponent(newEmail), 'freno', 'canario'];
  expect(words.filter((word) => sent.includes(word))).toEqual([]);
});

it('without a database, the missing database is logged, and no secret and no personal data', async () => {
  const app = await makeApp(erp, { database: noDatabase, config, logger });
  await visitEverything(app);
  await app.close();
  expect(log).toContain('DATABASE_UNAVAILABLE');
  expect(findInLog([...Object.values(secrets), ...personal])).toEqual([]);
});

it('no answer contains the company by which the ERP knows the shop', async () => {
  const own = { company: 'canary-of-the-company', key: credentials.key };
  const ownErp = await startEmbeddedErp({ ...own, today: new Date('2025-06-15T15:00:00Z') });
  const app = await makeApp(ownErp, { database: place.open(), erp: { ...own, url: ownErp.url } });
  const customer = await signInAt(app, customerEmail);
  const unitPrice = await fetchUnitPrice(customer, 'FRE-PD-1042', 5);
  const lines = [{ ...someOrder.lines[0]!, unitPrice }];
  const body = { ...someOrder, lines, total: sumTotals(lines, getToday()).total };
  const placed = await requestShop(customer, 'POST /orders', places, body, {
    'idempotency-key': 'company-1',
  });
  expect(placed.statusCode).toBe(201);
  responses = placed.body;
  const { id, token } = v.parse(orderAnswerSchema, placed.json()).order;
  const [erpOrder] = readRows(await customer.erp('getPedidos'));
  for (const browser of [await startAsGuest(app), customer, await signInAt(app, sellerEmail)]) {
    for (const call of Object.keys(erpFields) as ErpCall[])
      responses += (await browser.erp(call, erpFields[call])).body;
    responses += (await browser.erp('getPedidoId', { pedido: erpOrder?.['id'] })).body;
    for (const route of Object.keys(shopTable) as ShopRoute[])
      if (route.startsWith('GET '))
        responses += (await requestShop(browser, route, { ...places, order: id, token })).body;
  }
  await app.close();
  await ownErp.close();
  expect(responses).toContain(token);
  expect(responses).not.toContain(own.company);
});

describe('a client that disconnects', () => {
  /** Sends a request, waits until the service has received it, and disconnects. */
  async function disconnectDuring(
    app: FastifyInstance,
    text: string,
    until: Promise<unknown>,
  ): Promise<void> {
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const received = new Promise((resolve) => {
      app.server.once('connection', (theirs: Socket) => theirs.once('close', resolve));
    });
    const socket = connect({ host: '127.0.0.1', port: Number(port) });
    socket.write(text);
    await until;
    socket.resetAndDestroy();
    await received;
  }
  const question = { search: 'freno' };
  const head = (length: number) =>
    [
      'POST /api/dtierp/wsdti/getProductosFilter HTTP/1.1',
      'host: 127.0.0.1',
      'content-type: application/json',
      'cookie: XSRF-TOKEN=a',
      'x-xsrf-token: a',
      `content-length: ${length}`,
      '',
      '',
    ].join('\r\n');

  it('before its whole request has come is not logged as a fault', async () => {
    const app = await makeApp(erp, { database: noDatabase, logger: { ...logger, level: 'warn' } });
    const arrived = new Promise((resolve) => app.server.once('request', resolve));
    await disconnectDuring(app, `${head(1_000)}{"search":`, arrived);
    await app.close();
    expect(log).toBe('');
  });

  it('before the answer is sent is not logged as a fault', async () => {
    const slow = createServer();
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const nextResponse = () =>
      new Promise<ServerResponse>((resolve) => slow.once('request', (_, reply) => resolve(reply)));
    const abandoned = nextResponse();
    const { port } = slow.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const app = await makeApp({ url }, { database: noDatabase, logger: { ...logger, level: 'warn' } });
    const sent = JSON.stringify(question);
    await disconnectDuring(app, head(sent.length) + sent, abandoned);
    // the request to the ERP ends with its client, and is repeated for the next client
    const asked = nextResponse();
    const other = (await startAsGuest(app)).erp('getProductosFilter', question);
    (await asked).end('{"message":{"response":[]}}');
    expect((await other).statusCode).toBe(200);
    expect(log).toBe('');
    await app.close();
    slow.close();
  });
});
