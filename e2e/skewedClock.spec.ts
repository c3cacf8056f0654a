/**
 * Story of a copy of the service whose machine's clock is nine hours ahead, beside one whose clock is right: the skewed
 * copy ends no session, and hands no order over a second time.
 */
import { expect, test } from '@playwright/test';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort, isPostgresAtHand, startPostgres } from '../server/testing/postgres';
import { openCustomerAt, placeOrder, prepareOrder, root, startCopy, startErp, type Cleanups } from './copies';

const cleanups: Cleanups = [];
test.afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

/** Returns the library that shifts the clock of a program (Debian: libfaketime). Undefined if it is not installed. */
function findFaketime(): string | undefined {
  const places = readdirSync('/usr/lib').map((name) => `/usr/lib/${name}/faketime/libfaketimeMT.so.1`);
  return places.find((place) => existsSync(place));
}

/** An endpoint for orders. Its first answer is held until `release` is called. */
async function startOrdersEndpoint() {
  const received: string[] = [];
  let held: ServerResponse | null = null;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (text) => (body += String(text)));
    request.on('end', () => {
      received.push(/"numero"\s*:\s*"([^"]+)"/.exec(body)?.[1] ?? body);
      if (received.length === 1) held = response;
      else response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/orders`, received, release: () => held?.writeHead(204).end() };
}

const faketime = findFaketime();
// as everywhere, what needs PostgreSQL runs where it is installed
if (isPostgresAtHand() && faketime !== undefined)
  test('a copy whose clock is nine hours ahead ends no session and hands no order over twice', async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const folder = mkdtempSync(path.join(tmpdir(), 'shop-clock-'));
    cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
    const postgres = await startPostgres();
    cleanups.push(() => postgres.stop());
    const orders = await startOrdersEndpoint();
    const settings = {
      DATABASE_URL: postgres.url,
      DATA_DIR: path.join(folder, 'data'),
      SESSION_SECRET: 'a clock that is nine hours ahead'.padEnd(40, '.'),
      ORDERS_URL: orders.url,
      ...(await startErp(cleanups)),
    };
    const toAddress = ({ port }: { port: number }) => `http://127.0.0.1:${port}`;
    const dist = path.join(root, 'dist');
    const right = toAddress(await startCopy(cleanups, dist, await findFreePort(), settings));
    const before = await openCustomerAt(browser, right, 'cliente@demo.ec');
    await prepareOrder(before);

    const skewed = toAddress(
      await startCopy(cleanups, dist, await findFreePort(), {
        ...settings,
        LD_PRELOAD: faketime,
        FAKETIME: '+9h',
        // timers go on at their own pace
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        DONT_FAKE_MONOTONIC: '1',
      }),
    );
    const { headers } = await fetch(`${skewed}/api/shop/health/live`);
    const hoursAhead = (Date.parse(headers.get('date') ?? '') - Date.now()) / 3_600_000;
    expect(Math.round(hoursAhead)).toBe(9);

    // the endpoint has the first order, and does not answer yet
    await placeOrder(before);
    await expect.poll(() => orders.received.length).toBe(1);
    // the second order makes the skewed copy look for orders that wait
    const behind = await openCustomerAt(browser, skewed, 'mayorista@demo.ec');
    await prepareOrder(behind);
    await placeOrder(behind);
    await expect.poll(() => orders.received.length).toBe(2);
    orders.release();

    for (const [page, address] of [
      [before, right],
      [before, skewed],
      [behind, right],
      [behind, skewed],
    ] as const) {
      await page.goto(`${address}/account/dashboard`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/dashboard/);
    }
    expect(new Set(orders.received).size).toBe(2);
    expect(orders.received).toHaveLength(2);
  });
