/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { applyDiscount, sumTotals } from '@/shared/money';
import { orderAnswerSchema, ordersAnswerSchema } from '@/shop/schemas';
import { getPropertyRuns } from '@/testing/testDepth';
import {
  buildService,
  endProcess,
  signInAtService,
  type BuiltService,
  type SendToService,
} from './testing/builtService';
import { makePlace } from './testing/engines';
import { someOrder } from './testing/requests';
import { waitUntil } from './testing/waitUntil';

jest.setTimeout(120_000);

const sku = 'FRE-PD-1042';

let built: BuiltService;
beforeAll(() => {
  built = buildService();
});
afterAll(() => built.remove());

/**
 * Endpoint that receives orders. A repeated idempotency key is the same order. @param onOrder receives the function
 * that confirms the order
 */
async function startEndpoint(onOrder: (answer: () => void) => void = (answer) => answer()) {
  const keys: string[] = [];
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      keys.push(String(request.headers['idempotency-key']));
      onOrder(() => response.writeHead(201).end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    keys,
    url: `http://127.0.0.1:${port}/web-orders`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const start = (ordersUrl: string, dataDir: string) =>
  built.start({ DATA_DIR: dataDir, ORDERS_URL: ordersUrl });

const signIn = (address: string) => signInAtService(address, 'cliente@demo.ec');

const productAnswer = v.object({
  message: v.object({ response: v.tuple([v.object({ precio_siniva: v.number() })]) }),
});

/** Builds the order of a customer with a discount of 5 %. */
async function buildOrder(address: string, send: SendToService) {
  const product = await send(`${address}/api/dtierp/wsdti/getProducto`, { codigo: sku });
  const [{ precio_siniva }] = v.parse(productAnswer, await product.json()).message.response;
  const lines = [
    { sku, quantity: 1, options: [], unitPrice: applyDiscount(Math.round(precio_siniva * 100), 5) },
  ];
  return { ...someOrder, lines, total: sumTotals(lines, '2025-06-15').total };
}

/** Number of orders that are sent, and number that are acknowledged before the service is killed. */
const sent = getPropertyRuns(100, 200);
const beforeTheKill = getPropertyRuns(30, 60);

it('every acknowledged order is stored once and sent to the endpoint although the service was killed meanwhile', async () => {
  const endpoint = await startEndpoint();
  const place = await makePlace('the embedded database');
  const { dataDir } = place.options;
  const first = await start(endpoint.url, dataDir);
  const send = await signIn(first.address);
  const order = await buildOrder(first.address, send);

  const acknowledged: string[] = [];
  let killed: Promise<unknown> | undefined;
  await Promise.all(
    Array.from({ length: sent }, async (_, turn) => {
      const answer = await send(`${first.address}/api/shop/orders`, order, {
        'idempotency-key': `killed-${turn}`,
      }).catch(() => null);
      if (answer?.status !== 201) return;
      const body: unknown = await answer.json().catch(() => null);
      if (v.is(orderAnswerSchema, body)) acknowledged.push(body.order.id);
      if (acknowledged.length === beforeTheKill) killed = endProcess(first.service, 'SIGKILL');
    }),
  );
  await killed;
  expect(acknowledged.length).toBeGreaterThanOrEqual(beforeTheKill);
  expect(acknowledged.length).toBeLessThan(sent);

  const handedOver = endpoint.keys.length;
  const second = await start(endpoint.url, dataDir);
  const answer = await send(`${second.address}/api/shop/orders`);
  const storedIds = v.parse(ordersAnswerSchema, await answer.json()).orders.map(({ id }) => id);
  for (const id of acknowledged) expect(storedIds.filter((one) => one === id)).toHaveLength(1);
  expect(new Set(storedIds).size).toBe(storedIds.length);

  // an order that was in progress at the kill is sent again after a minute, with the same key
  const placedAfter = await send(`${second.address}/api/shop/orders`, order, {
    'idempotency-key': 'after-it',
  });
  const last = v.parse(orderAnswerSchema, await placedAfter.json()).order.id;
  const inFlight = 10;
  await waitUntil(
    () => new Set(endpoint.keys).size >= storedIds.length + 1 - inFlight && endpoint.keys.includes(last),
  );
  expect([...storedIds, last]).toEqual(expect.arrayContaining([...new Set(endpoint.keys)]));
  expect(endpoint.keys.slice(handedOver)).toHaveLength(new Set(endpoint.keys.slice(handedOver)).size);
  await endProcess(second.service, 'SIGTERM');
  await endpoint.close();
  await place.remove();
});

it('a service that gets two stop signals finishes its requests, and exits with 0', async () => {
  let answer: (() => void) | undefined;
  const endpoint = await startEndpoint((later) => (answer = later));
  const place = await makePlace('the embedded database');
  const { service, address } = await built.start({
    DATA_DIR: place.options.dataDir,
    ORDERS_URL: endpoint.url,
    DRAIN_SECONDS: '1',
  });
  const send = await signIn(address);
  const order = await buildOrder(address, send);
  await send(`${address}/api/shop/orders`, order, { 'idempotency-key': 'stopped-1' });
  await waitUntil(() => answer !== undefined);
  const exited = new Promise((resolve) => service.once('exit', (...how) => resolve(how)));
  service.kill('SIGTERM');
  // refused connections show that the service received the signal and has finished draining
  const isReachable = () =>
    fetch(`${address}/api/shop/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitUntil(async () => !(await isReachable()));
  service.kill('SIGTERM');
  answer?.();
  expect(await exited).toEqual([0, null]);
  await endpoint.close();
  await place.remove();
});

it('a stopping service is not ready, answers remaining requests, and closes connections', async () => {
  const place = await makePlace('the embedded database');
  // longer than the test takes on any machine; the previous test covers that the process ends, and how
  const { service, address } = await built.start({ DATA_DIR: place.options.dataDir, DRAIN_SECONDS: '100' });
  const ask = (path: string) => fetch(`${address}/api/shop${path}`);
  while (!(await ask('/health/ready')).ok);
  service.kill('SIGTERM');
  let refused: Response;
  do refused = await ask('/health/ready');
  while (refused.ok);
  expect(await refused.json()).toMatchObject({ status: 503, code: 'NOT_READY', reason: 'draining' });
  expect(refused.headers.get('retry-after')).toBe('2');
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask('/countries')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ headers }) => headers.get('connection')))).toEqual(new Set(['close']));
  expect((await ask('/health/live')).status).toBe(204);
  await endProcess(service, 'SIGKILL');
  await place.remove();
});
