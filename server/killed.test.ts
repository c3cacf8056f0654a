/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { applyDiscount, sumTotals } from '@/shared/money';
import { orderAnswerSchema, ordersAnswerSchema } from '@/shop/schemas';
import { makePlace } from './testing/engines';
import { migrationsDir } from './testing/folders';
import { someOrder } from './testing/requests';

jest.setTimeout(120_000);

const root = path.join(__dirname, '..');
const sku = 'FRE-PD-1042';

let folder: string;

/** The service as deployed, in a folder of its own; inside the repository, to find its packages. */
beforeAll(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(root, '.cache', 'killed-'));
  const options = ['--bundle', '--platform=node', '--format=esm', '--packages=external', '--log-level=error'];
  const outfile = path.join(folder, 'server', 'main.mjs');
  execFileSync(path.join(root, 'node_modules/.bin/esbuild'), [
    path.join(root, 'server', 'main.ts'),
    ...options,
    `--outfile=${outfile}`,
  ]);
  // the service starts only with a built shop
  mkdirSync(path.join(folder, 'public', 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'public', 'index.html'), '<!doctype html><title>Shop</title>');
  cpSync(migrationsDir, path.join(folder, 'server/migrations'), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Endpoint that receives orders; a repeated idempotency key is the same order. @param onOrder receives the
 * function that confirms
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

/** Starts the service; resolves with its URL once it listens. */
async function start(
  ordersUrl: string,
  dataDir: string,
): Promise<{ service: ChildProcess; address: string }> {
  const service = spawn(process.execPath, [path.join(folder, 'server', 'main.mjs')], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      ORDERS_URL: ordersUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    service.once('exit', () => reject(new Error(`The service ended: ${output}`)));
    service.stdout?.on('data', (chunk) => {
      output += String(chunk);
      const found = /^The shop: (\S+)$/m.exec(output)?.[1];
      if (found) resolve(found);
    });
  });
  return { service, address };
}

const ended = (service: ChildProcess, signal: NodeJS.Signals): Promise<unknown> => {
  const exit = new Promise((resolve) => service.once('exit', resolve));
  service.kill(signal);
  return exit;
};

const getCookies = (answer: Response): Map<string, string> =>
  new Map(
    answer.headers.getSetCookie().map((cookie) => {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );

/** HTTP client with one browser's cookies, for any address of the service. */
const createClient =
  (cookies: Map<string, string>) =>
  (url: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(url, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        ...headers,
      },
    });

async function signIn(address: string) {
  const guest = createClient(getCookies(await fetch(`${address}/api/shop/session`)));
  const login = { user: 'cliente@demo.ec', password: 'demo1234' };
  return createClient(getCookies(await guest(`${address}/api/dtierp/wsdti/getLoginIn`, login)));
}

const productAnswer = v.object({
  message: v.object({ response: v.tuple([v.object({ precio_siniva: v.number() })]) }),
});

/** Builds the order of a customer with a discount of 5 %. */
async function buildOrder(address: string, send: ReturnType<typeof createClient>) {
  const product = await send(`${address}/api/dtierp/wsdti/getProducto`, { codigo: sku });
  const [{ precio_siniva }] = v.parse(productAnswer, await product.json()).message.response;
  const lines = [
    { sku, quantity: 1, options: [], unitPrice: applyDiscount(Math.round(precio_siniva * 100), 5) },
  ];
  return { ...someOrder, lines, total: sumTotals(lines, '2025-06-15').total };
}

it('every acknowledged order is there once, and handed over, after the service was killed while it took orders', async () => {
  const endpoint = await startEndpoint();
  const place = await makePlace('the embedded database');
  const { dataDir } = place.options;
  const first = await start(endpoint.url, dataDir);
  const send = await signIn(first.address);
  const order = await buildOrder(first.address, send);

  const acknowledged: string[] = [];
  let killed: Promise<unknown> | undefined;
  await Promise.all(
    Array.from({ length: 200 }, async (_, turn) => {
      const answer = await send(`${first.address}/api/shop/orders`, order, {
        'idempotency-key': `killed-${turn}`,
      }).catch(() => null);
      if (answer?.status !== 201) return;
      const body: unknown = await answer.json().catch(() => null);
      if (v.is(orderAnswerSchema, body)) acknowledged.push(body.order.id);
      if (acknowledged.length === 60) killed = ended(first.service, 'SIGKILL');
    }),
  );
  await killed;
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  expect(acknowledged.length).toBeLessThan(200);

  const handedOver = endpoint.keys.length;
  const second = await start(endpoint.url, dataDir);
  const answer = await send(`${second.address}/api/shop/orders`);
  const storedIds = v.parse(ordersAnswerSchema, await answer.json()).orders.map(({ id }) => id);
  for (const id of acknowledged) expect(storedIds.filter((one) => one === id)).toHaveLength(1);
  expect(new Set(storedIds).size).toBe(storedIds.length);

  // an order in progress at the kill is sent again after a minute, with the same key
  const placedAfter = await send(`${second.address}/api/shop/orders`, order, {
    'idempotency-key': 'after-it',
  });
  const last = v.parse(orderAnswerSchema, await placedAfter.json()).order.id;
  const inFlight = 10;
  while (new Set(endpoint.keys).size < storedIds.length + 1 - inFlight || !endpoint.keys.includes(last))
    await new Promise(setImmediate);
  expect([...storedIds, last]).toEqual(expect.arrayContaining([...new Set(endpoint.keys)]));
  expect(endpoint.keys.slice(handedOver)).toHaveLength(new Set(endpoint.keys.slice(handedOver)).size);
  await ended(second.service, 'SIGTERM');
  await endpoint.close();
  await place.remove();
});

it('a service that gets two stop signals finishes its requests, and exits with 0', async () => {
  let answer: (() => void) | undefined;
  const endpoint = await startEndpoint((later) => (answer = later));
  const place = await makePlace('the embedded database');
  const { service, address } = await start(endpoint.url, place.options.dataDir);
  const send = await signIn(address);
  const order = await buildOrder(address, send);
  await send(`${address}/api/shop/orders`, order, { 'idempotency-key': 'stopped-1' });
  while (!answer) await new Promise(setImmediate);
  const exited = new Promise((resolve) => service.once('exit', (...how) => resolve(how)));
  service.kill('SIGTERM');
  // refused connections show that it received the signal
  const isReachable = () =>
    fetch(`${address}/api/shop/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (await isReachable());
  service.kill('SIGTERM');
  answer();
  expect(await exited).toEqual([0, null]);
  await endpoint.close();
  await place.remove();
});
