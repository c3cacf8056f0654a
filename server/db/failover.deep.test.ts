/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';
import * as v from 'valibot';
import { sumTotals } from '@/shared/money';
import { orderAnswerSchema } from '@/shop/schemas';
import { type Browser } from '../testing/browser';
import { migrationsDir } from '../testing/folders';
import { isPostgresAtHand, startPrimaryAndStandby } from '../testing/postgres';
import { someOrder, fetchUnitPrice } from '../testing/requests';
import { customerEmail, makeApp, signInAt, startErp } from '../testing/service';
import { openDatabase } from './database';
import { createLazyDatabase } from './lazyDatabase';

jest.setTimeout(120_000);

/** Cleanup functions, run in reverse order after a test. */
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

const itOnPostgres = isPostgresAtHand() ? it : it.skip;

const sku = 'FRE-PD-1042';
const wanted = 200;

/** The address that a failover moves. It passes bytes on to one of the servers. */
async function startAddress(port: number) {
  let target = port;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  const server = createServer((socket) => {
    const onward = keep(connect(target, '127.0.0.1'));
    keep(socket).pipe(onward).pipe(socket);
    socket.once('close', () => onward.destroy());
    onward.once('close', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    moveTo: (other: number) => {
      target = other;
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/**
 * Places an order as a page does, with the same key until an answer comes. Returns the statuses of the earlier
 * attempts.
 */
async function placeUntilAnswered(customer: Browser, order: object, key: string): Promise<number[]> {
  const statuses: number[] = [];
  for (;;) {
    const answer = await customer.send('POST', '/api/shop/orders', order, { 'idempotency-key': key });
    if (answer.statusCode === 200 || answer.statusCode === 201) {
      v.parse(orderAnswerSchema, answer.json());
      return statuses;
    }
    statuses.push(answer.statusCode);
    if (answer.statusCode !== 503) return statuses;
    expect(answer.headers['retry-after']).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Starts an ERP and a service on the database. */
async function startShop(databaseUrl: string) {
  const database = createLazyDatabase(() => openDatabase({ databaseUrl, dataDir: '', migrationsDir }));
  const erp = await startErp();
  cleanups.push(() => erp.close());
  const app = await makeApp(erp, { database });
  cleanups.push(() => app.close());
  return { app, erp };
}

itOnPostgres(
  'each of 200 orders is stored once although a standby server takes over while they are placed',
  async () => {
    const servers = await startPrimaryAndStandby();
    cleanups.push(() => servers.stop());
    const address = await startAddress(servers.ports[0]);
    cleanups.push(() => address.close());
    const databaseUrl = `postgres://postgres@127.0.0.1:${address.port}/postgres`;
    const { app, erp } = await startShop(databaseUrl);
    const customer = await signInAt(app, customerEmail);
    erp.setStock(sku, 1_000_000);
    const unitPrice = await fetchUnitPrice(customer, sku, 5);
    const lines = [{ sku, quantity: 1, options: [], unitPrice }];
    const order = {
      ...someOrder,
      lines,
      total: sumTotals(lines, new Date().toISOString().slice(0, 10)).total,
    };

    const refusals: number[] = [];
    const slowest: number[] = [];
    let placed = 0;
    let isMoved = false;
    await Promise.all(
      Array.from({ length: 20 }, async (_, buyer) => {
        for (let turn = 0; turn < wanted / 20; turn += 1) {
          const began = performance.now();
          refusals.push(...(await placeUntilAnswered(customer, order, `failover-${buyer}-${turn}`)));
          slowest.push(performance.now() - began);
          placed += 1;
          if (placed < wanted / 2 || isMoved) continue;
          isMoved = true;
          await servers.promote();
          address.moveTo(servers.ports[1]);
        }
      }),
    );
    expect(new Set(refusals)).toEqual(new Set(refusals.length > 0 ? [503] : []));

    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ total: number; distinct: number }>(
      'select count(*)::int as total, count(distinct idempotency_key)::int as distinct from orders',
    );
    expect(rows).toEqual([{ total: wanted, distinct: wanted }]);
    await client.end();
    process.stdout.write(
      `failover: ${refusals.length} refusals, slowest order ${Math.round(Math.max(...slowest))} ms\n`,
    );
  },
);

itOnPostgres(
  'a frozen database server delays only the first requests, and is used again soon after it is unfrozen',
  async () => {
    const servers = await startPrimaryAndStandby();
    cleanups.push(() => servers.stop());
    const databaseUrl = `postgres://postgres@127.0.0.1:${servers.ports[0]}/postgres`;
    const { app } = await startShop(databaseUrl);
    const customer = await signInAt(app, customerEmail);
    const measure = async () => {
      const began = performance.now();
      const paths = ['/session', '/orders', '/brands', '/garage', '/health/ready'];
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, at) => customer.get(paths[at % 5] ?? '')),
      );
      return {
        statuses: [...new Set(answers.map(({ statusCode }) => statusCode))],
        ms: performance.now() - began,
      };
    };
    expect((await measure()).statuses).toEqual([200]);
    await servers.freeze(true);
    const first = await measure();
    const next = await measure();
    await servers.freeze(false);
    const thawed = performance.now();
    while ((await customer.get('/session')).statusCode !== 200)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const backAfter = performance.now() - thawed;
    process.stdout.write(
      `frozen: first ${Math.round(first.ms)} ms, next ${Math.round(next.ms)} ms; back after ${Math.round(backAfter)} ms\n`,
    );
    expect(first.statuses).toContain(503);
    expect(next.statuses).toEqual([503]);
    expect(first.ms).toBeLessThan(10_000);
    expect(next.ms).toBeLessThan(500);
    expect(backAfter).toBeLessThan(3_000);
    // each connection that was lost while the service was frozen fails one request
    while ((await measure()).statuses.join() !== '200');
  },
);
