/**
 * npm run bench:load [-- SECONDS]: load test of the built service with 200 catalogue requests a second (by default for
 * 300 s, after a warm-up of ten), with two logins and one order a second, and slow clients. The arrival rate is
 * constant whatever the response times. The ERP runs in this process, so that its requests are counted and the memory
 * is the service's own. Prints p50, p99, errors, requests that reached the ERP, and the memory of each tenth. Exits
 * with 1 when a request fails, or more than 1 % of the catalogue requests reach the ERP.
 */
import autocannon from 'autocannon';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { categories } from '../demo/erp/data/categories';
import { makeProducts } from '../demo/erp/data/products';
import { createRandom } from '../demo/erp/data/random';
import { startEmbeddedErp } from '../demo/erp/embeddedErp';
import { someOrder } from '../server/testing/requests';
import { tell } from './figures.cjs';
import { startShop } from './startShop.cjs';

const seconds = Number(process.argv[2] ?? 300);
const perSecond = 200;
/** Warm-up: compilation and a cold cache; requests to the ERP count, times do not. */
const firstSeconds = 10;
const random = createRandom('load');
const credentials = { company: 'LOAD', key: 'load' };

async function run(): Promise<boolean> {
  const erp = await startEmbeddedErp(credentials);
  const { base, pid, end, waitForMetric } = await startShop({
    ERP_URL: erp.url,
    ERP_COMPANY: credentials.company,
    ERP_KEY: credentials.key,
    SESSION_SECRET: randomBytes(32).toString('hex'),
  });

  /** Creates a client with its own IP address, as rate limits are counted by address. */
  function browserAt(position: number) {
    const cookies = new Map<string, string>();
    const address = `10.${position >> 16}.${(position >> 8) & 255}.${position & 255}`;
    const headers = () => ({
      'content-type': 'application/json',
      'x-forwarded-for': address,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
    });
    return {
      headers,
      async send(method: string, url: string, body?: unknown, more: Record<string, string> = {}) {
        const answer = await fetch(base + url, {
          method,
          headers: { ...headers(), ...more },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        for (const cookie of answer.headers.getSetCookie()) {
          const [name = '', value = ''] = cookie.split(';')[0]!.split('=');
          cookies.set(name, value);
        }
        return { status: answer.status, body: (await answer.json().catch(() => null)) as unknown };
      },
    };
  }
  type Browser = ReturnType<typeof browserAt>;

  let browsers = 0;
  async function guest(): Promise<Browser> {
    const browser = browserAt((browsers += 1));
    await browser.send('GET', '/api/shop/session');
    return browser;
  }
  async function customer(email: string): Promise<Browser> {
    const browser = await guest();
    const { status } = await browser.send('POST', '/api/dtierp/wsdti/getLoginIn', {
      user: email,
      password: 'demo1234',
    });
    if (status !== 200) throw new Error(`sign-in of ${email}: ${status}`);
    return browser;
  }

  /** Zipf distribution: the n-th item is requested 1/n times as often as the first. */
  function zipf<T>(items: readonly T[]): () => T {
    const weights = items.map((_, position) => 1 / (position + 1));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return () => {
      let left = (random.between(0, 1_000_000) / 1_000_000) * sum;
      return items[weights.findIndex((weight) => (left -= weight) <= 0)] ?? items[0]!;
    };
  }
  const products = makeProducts();
  const shuffled = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, at: random.between(0, 1e9) }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  const someProduct = zipf(shuffled(products));
  const someCategory = zipf(shuffled(categories));
  const someWords = zipf([
    ...new Set(
      products.map(({ name }) =>
        name
          .split(/ [–-] /)[0]!
          .toLowerCase()
          .split(' ')
          .slice(0, 2)
          .join(' '),
      ),
    ),
  ]);

  /** Returns the catalogue request of a visitor. */
  function question(): { call: string; fields: Record<string, unknown> } {
    const drawn = random.between(1, 100);
    const category = someCategory().slug;
    if (drawn <= 45) return { call: 'getProducto', fields: { codigo: someProduct().sku } };
    if (drawn <= 70) return { call: 'getProductos', fields: { category, limit: 100 } };
    if (drawn <= 80) return { call: 'getProductosFilter', fields: { search: someWords(), limit: 10 } };
    if (drawn <= 90) return { call: 'getProductosTipo', fields: { tipo: 'Destacados', limit: 10 } };
    if (drawn <= 95) return { call: 'getCategory', fields: { slug: category } };
    return { call: 'getCategories', fields: { limit: 5 } };
  }

  // one customer of each level; most visitors are guests
  const people = [
    ...(await Promise.all(Array.from({ length: 17 }, guest))),
    await customer('cliente@demo.ec'),
    await customer('mayorista@demo.ec'),
    await customer('vendedor@demo.ec'),
  ];

  const memoryMb = (): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

  const percentile = (sorted: readonly number[], part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;

  /** Sends requests at a constant rate, in parallel, so that a slow response does not delay later ones. */
  async function steadily(rate: number, work: () => Promise<boolean>) {
    const times: number[] = [];
    let faults = 0;
    const running: Promise<void>[] = [];
    const until = Date.now() + seconds * 1000;
    while (Date.now() < until) {
      const began = performance.now();
      running.push(
        work()
          .catch(() => false)
          .then((isWell) => {
            times.push(performance.now() - began);
            if (!isWell) faults += 1;
          }),
      );
      await pause(1000 / rate);
    }
    await Promise.all(running);
    times.sort((a, b) => a - b);
    return { count: times.length, p50: percentile(times, 0.5), p99: percentile(times, 0.99), faults };
  }

  const part = await people[17]!.send('POST', '/api/dtierp/wsdti/getProducto', { codigo: 'MAN-FO-3102' });
  const row = (part.body as { message: { response: { precio_siniva: number }[] } }).message.response[0]!;
  const listed = Math.round(row.precio_siniva * 100);
  const unitPrice = Math.floor((listed * 95 + 50) / 100);
  const order = {
    lines: [{ sku: 'MAN-FO-3102', quantity: 1, options: [], unitPrice }],
    total: unitPrice + Math.floor((unitPrice * 15 + 50) / 100),
    shippingAddress: someOrder.shippingAddress,
    payment: 'cash',
    notes: '',
  };
  erp.setStock('MAN-FO-3102', 1_000_000);

  let orders = 0;
  let signIns = 0;
  const memory: number[] = [];
  const watch = setInterval(() => memory.push(memoryMb()), (seconds * 1000) / 10);

  /** Slowloris clients: connect and send nothing, or a byte a second. */
  const slow: Socket[] = Array.from({ length: 50 }, (_, position) => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    socket.on('error', () => undefined).resume();
    if (position % 2 === 0) {
      socket.write('POST /api/shop/contact HTTP/1.1\r\nHost: shop\r\nX-Slow: ');
      const letters = setInterval(() => socket.write('a'), 1000);
      socket.on('close', () => clearInterval(letters));
    }
    return socket;
  });
  const cutAt = Promise.all(
    slow.map(
      (socket) => new Promise<number>((resolve) => socket.on('close', () => resolve(performance.now()))),
    ),
  );
  const began = performance.now();

  const browse = (duration: number) =>
    autocannon({
      url: base,
      connections: 20,
      overallRate: perSecond,
      duration,
      requests: [
        {
          method: 'POST',
          // created per request: a list created in advance would be the same for each connection
          setupRequest: (request) => {
            const { call, fields } = question();
            return {
              ...request,
              path: `/api/dtierp/wsdti/${call}`,
              headers: { ...random.pick(people).headers(), 'accept-encoding': 'br' },
              body: JSON.stringify(fields),
            };
          },
        },
      ],
    });

  // reading the catalogue takes some hundred ERP calls at the start, which are not counted
  await waitForMetric('catalogue_swept');
  const before = erp.requests();
  const first = await browse(firstSeconds);
  const [catalogue, signIn, placed] = await Promise.all([
    browse(seconds),
    steadily(2, async () => {
      signIns += 1;
      await customer(['cliente@demo.ec', 'mayorista@demo.ec'][signIns % 2]!);
      return true;
    }),
    steadily(1, async () => {
      orders += 1;
      const { status } = await people[17]!.send('POST', '/api/shop/orders', order, {
        'idempotency-key': `load-order-${orders}`,
      });
      return status === 201 || status === 200;
    }),
  ]);
  clearInterval(watch);
  const asked = erp.requests();
  const catalogueCalls = Object.entries(asked).filter(([call]) => /^get(Product|Categor)/.test(call));
  // each order requests its product bypassing the cache
  const reached =
    catalogueCalls.reduce((sum, [call, count]) => sum + count - (before[call as 'getCategory'] ?? 0), 0) -
    orders;
  const questions = first.requests.total + catalogue.requests.total;
  const share = reached / questions;

  const line = (name: string, count: number, p50: number, p99: number, faults: number) =>
    `${name.padEnd(12)}${String(count).padStart(8)}${p50.toFixed(1).padStart(10)}${p99.toFixed(1).padStart(10)}${String(faults).padStart(8)}`;
  const faultsOf = ({ errors, timeouts, non2xx }: autocannon.Result) => errors + timeouts + non2xx;
  const faults = faultsOf(first) + faultsOf(catalogue);
  process.stdout.write(
    [
      `\n${'asked'.padEnd(12)}${'count'.padStart(8)}${'p50 ms'.padStart(10)}${'p99 ms'.padStart(10)}${'faults'.padStart(8)}`,
      line('catalogue', catalogue.requests.total, catalogue.latency.p50, catalogue.latency.p99, faults),
      line('sign-in', signIn.count, signIn.p50, signIn.p99, signIn.faults),
      line('order', placed.count, placed.p50, placed.p99, placed.faults),
      '',
      `${reached} of ${questions} catalogue questions reached the ERP: ${(share * 100).toFixed(2)} %`,
      `memory of the service, MB, each tenth: ${memory.map((mb) => mb.toFixed(0)).join(' ')}`,
    ].join('\n'),
  );
  const cut = await Promise.race([cutAt, pause(60_000).then(() => null)]);
  process.stdout.write(
    cut === null
      ? '\nslow clients: not all cut\n'
      : `\nslow and idle clients: all 50 cut within ${((Math.max(...cut) - began) / 1000).toFixed(0)} s\n`,
  );
  tell('service.perSecond', catalogue.requests.average);
  tell('service.p50', catalogue.latency.p50);
  tell('service.p99', catalogue.latency.p99);
  tell('service.faults', faults + signIn.faults + placed.faults);
  await end();
  await erp.close();
  return faults + signIn.faults + placed.faults === 0 && share < 0.01 && cut !== null;
}

void run().then((isWell) => process.exit(isWell ? 0 : 1));
