/**
 * npm run bench:copies [-- --products 1200,100000 --copies 1,2,4 --seconds 20 --confirm 60 --write]: what copies of the built
 * service hold together, behind the nginx of deploy/, on one PostgreSQL and, where it is installed, one Redis, before an ERP that is
 * a process of its own. A shop's mix of requests arrives at a fixed rate, whatever the answers take; the rate is raised until
 * the 99th of 100 takes longer than 200 ms, a request fails, or more than one of 100 guests' pages is left to the browser. Then
 * the rate that was held is confirmed over a longer time, of which the figures are. The load, the ERP, nginx and the databases
 * share the machine's cores with the copies: their shares are printed. --write writes bench/copies.md. Needs a build, nginx and
 * PostgreSQL; with the defaults it takes about an hour on a quiet machine of two cores.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { format, resolveConfig } from 'prettier';
import { createRandom } from '../demo/erp/data/random';
import { exitWithUsage, readOptions, readWholeNumber } from '../server/shared/readOptions';
import { isNginxAtHand, startNginx, type Nginx } from '../server/testing/nginx';
import { someOrder } from '../server/testing/requests';
import { createDatabase, findFreePort, isPostgresAtHand, startPostgres } from '../server/testing/postgres';
import { exponentOf, tell } from './figures.cjs';
import { findHeldRate, percentile, runAtRate } from './fixedRate';
import { readMainThreadMs, readMemoryMb, readParent, readTreeMs } from './processCpu';
import { startShop } from './startShop.cjs';

const usage =
  'Usage: npm run bench:copies -- [--products 1200,100000] [--copies 1,2,4] [--seconds 20] [--confirm 60] [--write]';
const { values: options } = readOptions(
  {
    options: {
      products: { type: 'string', default: '1200,100000' },
      copies: { type: 'string', default: '1,2,4' },
      /** Seconds of a rate that is tried. */
      seconds: { type: 'string', default: '20' },
      /** Seconds of the rate that was held. */
      confirm: { type: 'string', default: '60' },
      write: { type: 'boolean', default: false },
    },
  },
  usage,
);
function readCount(name: string, text: string, most: number): number {
  const count = readWholeNumber(name, text, most, usage);
  return count > 0 ? count : exitWithUsage(`--${name} is more than 0.`, usage);
}
const readList = (name: string, text: string, most: number): number[] =>
  text.split(',').map((one) => readCount(name, one, most));
const sizes = readList('products', options.products, 1_000_000);
const copyCounts = readList('copies', options.copies, 16);
const tryingSeconds = readCount('seconds', options.seconds, 600);
const confirmingSeconds = readCount('confirm', options.confirm, 3_600);

const root = path.join(__dirname, '..');
const longestMs = 200;
/** Share of guests' pages that may be left to the browser. */
const mostLeft = 0.01;
const maxUnderWay = 1_500;
/** Rate that is tried first, and rate of the requests that warm up and whose cost is compared between sizes. */
const firstRate = 40;
/** Warm-up in times of a rate that is tried: caches fill, and the threads compile more than they render. */
const warmUps = 3;
/** Addresses of this machine from which requests come: limits count by address. */
const addresses = 200;
const soldSku = 'MAN-FO-3102';
const redisServer = ['/usr/bin/redis-server', '/usr/bin/valkey-server'].find((file) => existsSync(file));
const random = createRandom('copies');

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
const shown = (value: number, digits = 1): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits });

const cleanups: (() => unknown)[] = [];

/** Asks once more where a connection was dropped: outside of the load, that ends no bench of an hour. */
const askTwice = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => ask().catch(ask);

// ——— what runs

/** Starts a program, and resolves with what it says of itself. */
async function startProgram(file: string, args: string[], pattern: RegExp) {
  const child: ChildProcess = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  cleanups.push(() => child.kill('SIGKILL'));
  const found = await new Promise<RegExpExecArray>((resolve, reject) => {
    let said = '';
    const read = (text: Buffer): void => {
      said += String(text);
      const match = pattern.exec(said);
      if (!match) return;
      child.stdout?.off('data', read).resume();
      resolve(match);
    };
    child.stdout?.on('data', read);
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}: ${said}`)));
  });
  return { found, pid: child.pid ?? Number.NaN, end: () => child.kill('SIGKILL') };
}

async function startErp(products: number) {
  const args = [
    '-r',
    'esbuild-register',
    'demo/erp/runErp.ts',
    '--port',
    '0',
    '--products',
    String(products),
  ];
  const { found, pid, end } = await startProgram(
    process.execPath,
    args,
    /ERP_URL=(\S+) ERP_COMPANY=(\S+) ERP_KEY=(\S+)/,
  );
  const [, ERP_URL = '', ERP_COMPANY = '', ERP_KEY = ''] = found;
  const answer = await fetch(`${ERP_URL}/control/product`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sku: soldSku, quantity: 1_000_000 }),
  });
  if (!answer.ok) throw new Error(`The ERP has no ${soldSku}.`);
  return { environment: { ERP_URL, ERP_COMPANY, ERP_KEY }, pid, end };
}

async function startRedis() {
  if (redisServer === undefined) return null;
  const port = await findFreePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const { pid, end } = await startProgram(redisServer, settings, /Ready to accept connections/);
  return { url: `redis://127.0.0.1:${port}`, pid, end };
}

/** Process of the PostgreSQL server at this address. */
async function findPostgres(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = readParent(rows[0]?.pid ?? Number.NaN);
  await client.end();
  return pid;
}

interface Copy {
  base: string;
  pid: number;
  metrics: string;
  end: () => Promise<void>;
}

async function startCopy(environment: Record<string, string>): Promise<Copy> {
  const port = await findFreePort();
  const shop = await startShop({ ...environment, METRICS_PORT: String(port), DRAIN_SECONDS: '0' });
  cleanups.push(shop.end);
  const copy = { ...shop, metrics: `http://127.0.0.1:${port}/metrics` };
  while (!(await fetch(`${shop.base}/api/shop/health/ready`)).ok) await pause(100);
  return copy;
}

/** Sum of a metric over copies, of the series whose labels hold a text. */
async function sumMetric(copies: readonly Copy[], name: string, label = ''): Promise<number> {
  const texts = await Promise.all(
    copies.map(({ metrics }) => askTwice(async () => (await fetch(metrics)).text())),
  );
  const series = texts.flatMap((text) => [
    ...text.matchAll(new RegExp(`^${name}(\\{[^\\n]*\\})? (\\S+)$`, 'gm')),
  ]);
  return series
    .filter(([, labels = '']) => labels.includes(label))
    .reduce((sum, [, , value]) => sum + Number(value), 0);
}

// ——— who asks

const agents = Array.from({ length: addresses }, () => new Agent({ keepAlive: true }));

interface Visitor {
  send(method: string, url: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
}
interface Answered {
  status: number;
  text: string;
}

/** Browser at an address of its own. */
function createVisitor(base: string, position: number): Visitor {
  const cookies = new Map<string, string>();
  const at = position % addresses;
  return {
    send: (method, url, body, more = {}) =>
      new Promise((resolve, reject) => {
        const headers = {
          accept: method === 'GET' && !url.startsWith('/api/') ? 'text/html' : 'application/json',
          'accept-encoding': 'br, gzip',
          ...(cookies.size > 0 && {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          }),
          ...(body !== undefined && {
            'content-type': 'application/json',
            'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
          }),
          ...more,
        };
        const sent = request(
          base + url,
          { agent: agents[at], localAddress: `127.0.1.${at + 1}`, method, headers, timeout: 10_000 },
          (answer) => {
            for (const cookie of answer.headers['set-cookie'] ?? []) {
              const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
              cookies.set(name, value);
            }
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            answer.once('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                text: body === undefined ? '' : String(Buffer.concat(chunks)),
              }),
            );
            answer.once('error', reject);
          },
        );
        sent.once('timeout', () => sent.destroy(new Error('no answer for ten seconds')));
        sent.once('error', reject);
        sent.end(body === undefined ? undefined : JSON.stringify(body));
      }),
  };
}

/** Zipf distribution: the n-th item is asked 1/n times as often as the first. */
function createZipf<Item>(items: readonly Item[]): () => Item {
  let sum = 0;
  const sums = items.map((_, position) => (sum += 1 / (position + 1)));
  return () => {
    const wanted = (random.between(0, 1_000_000_000) / 1_000_000_000) * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return items[low] as Item;
  };
}

const shuffle = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: random.between(0, 1e9) }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);

const questions = (
  JSON.parse(readFileSync(path.join(root, 'server/catalogue/testing/questions.json'), 'utf8')) as {
    question: string;
  }[]
).map(({ question }) => question);

interface Catalogue {
  products: string[];
  categories: string[];
  /** Paths of product pages that were asked. */
  asked: Set<string>;
}

/** Reads the paths of all pages from the sitemap. */
async function readCatalogue(base: string): Promise<Catalogue> {
  const readPaths = async (url: string): Promise<string[]> => {
    const xml = await (await fetch(base + url)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => {
      const { pathname, search } = new URL(found.replaceAll('&amp;', '&'));
      return pathname + search;
    });
  };
  const all: string[] = [];
  for (const part of await readPaths('/sitemap.xml')) all.push(...(await readPaths(part)));
  const products = all.filter((url) => url.startsWith('/shop/products/'));
  const categories = all.filter((url) => /^\/shop\/category\/[\w-]+\/products$/.test(url));
  if (products.length === 0 || categories.length === 0)
    throw new Error('The sitemap has no products or no lists.');
  return { products, categories, asked: new Set() };
}

/** Order of one piece, at the price that the shop asks of this customer. */
async function buildOrder(customer: Visitor): Promise<object> {
  const { text } = await customer.send(
    'POST',
    '/api/dtierp/wsdti/getProducto',
    { codigo: soldSku },
    {
      'accept-encoding': 'identity',
    },
  );
  const answer = JSON.parse(text) as { message: { response: { precio_siniva: number }[] } };
  const listed = Math.round((answer.message.response[0]?.precio_siniva ?? 0) * 100);
  const unitPrice = Math.floor((listed * 95 + 50) / 100);
  return {
    lines: [{ sku: soldSku, quantity: 1, options: [], unitPrice }],
    total: unitPrice + Math.floor((unitPrice * 15 + 50) / 100),
    shippingAddress: someOrder.shippingAddress,
    payment: 'cash',
    notes: '',
  };
}

/** How many of a thousand requests are of a kind. */
const mixes = {
  shop: {
    ...{ home: 60, category: 160, product: 300, search: 100, suggestions: 120 },
    ...{ customerList: 100, prices: 80, session: 60, signIn: 14, order: 6 },
  },
  pages: { home: 100, category: 260, product: 480, search: 160 },
} as const satisfies Record<string, Partial<Record<string, number>>>;
type Kind = keyof (typeof mixes)['shop'];

/** Signs customers in, and returns what sends one request of a mix. */
async function createVisitors(base: string, { products, categories, asked: askedProducts }: Catalogue) {
  let positions = 0;
  let orders = 0;
  const run = randomBytes(6).toString('hex');
  const visit = (): Visitor => createVisitor(base, (positions += 1));
  const signIn = async (user: string): Promise<{ visitor: Visitor; status: number }> => {
    const visitor = visit();
    await visitor.send('GET', '/api/shop/session');
    const { status } = await visitor.send('POST', '/api/dtierp/wsdti/getLoginIn', {
      user,
      password: 'demo1234',
    });
    return { visitor, status };
  };
  const accounts = ['cliente@demo.ec', 'mayorista@demo.ec'];
  const customers: Visitor[] = [];
  for (let count = 0; count < 20; count += 1) {
    const { visitor, status } = await askTwice(() => signIn(accounts[count % accounts.length] ?? ''));
    if (status !== 200) throw new Error(`A customer cannot sign in: ${status}.`);
    customers.push(visitor);
  }
  const buyer = customers[0] as Visitor;
  const order = await askTwice(() => buildOrder(buyer));
  const placeOne = (): Promise<Answered> =>
    buyer.send('POST', '/api/shop/orders', order, {
      'accept-encoding': 'identity',
      'idempotency-key': `bench-${run}-${(orders += 1)}`,
    });
  const placed = await askTwice(placeOne);
  if (placed.status !== 201) throw new Error(`No order can be placed: ${placed.status} ${placed.text}`);
  const nextProduct = createZipf(shuffle(products));
  const nextCategory = createZipf(shuffle(categories));
  const nextQuestion = createZipf(shuffle(questions));
  const skuOf = (url: string): string => decodeURIComponent(url.slice('/shop/products/'.length));
  const get = (visitor: Visitor, url: string) => visitor.send('GET', url);
  const asked = (url: string, field: string, value: string) => `${url}?${field}=${encodeURIComponent(value)}`;
  const senders: Record<Kind, () => Promise<{ status: number }>> = {
    home: () => get(visit(), '/'),
    category: () => get(visit(), nextCategory()),
    product: () => {
      const url = nextProduct();
      askedProducts.add(url);
      return get(visit(), url);
    },
    search: () => get(visit(), asked('/shop/shop-grid-4-sidebar', 'search', nextQuestion())),
    suggestions: () => {
      const question = nextQuestion();
      return get(
        visit(),
        asked('/api/shop/suggestions', 'search', question.slice(0, random.between(3, 8)).trim()),
      );
    },
    customerList: () => {
      const [, slug = ''] = /category\/([\w-]+)\//.exec(nextCategory()) ?? [];
      return get(random.pick(customers), asked('/api/shop/products', 'category', slug));
    },
    prices: () => get(random.pick(customers), asked('/api/shop/prices', 'sku', skuOf(nextProduct()))),
    session: () => get(random.pick(customers), '/api/shop/session'),
    signIn: () => signIn(random.pick(accounts)),
    order: placeOne,
  };
  return (mix: keyof typeof mixes): (() => Promise<boolean>) => {
    const kinds = Object.entries<number>(mixes[mix]).flatMap(([kind, share]) =>
      Array.from({ length: share }, () => kind as Kind),
    );
    return async () => {
      const kind = random.pick(kinds);
      const { status } = await senders[kind]().catch(() => ({ status: 0 }));
      const isWell = status === 200 || status === 201;
      const fault = `${kind} ${status || 'without an answer'}`;
      if (!isWell) faultsByKind.set(fault, (faultsByKind.get(fault) ?? 0) + 1);
      return isWell;
    };
  };
}

/** Answers that were none of what was wanted, by kind and status. */
const faultsByKind = new Map<string, number>();

// ——— what is measured

interface Parts {
  copies: readonly Copy[];
  nginx: Nginx;
  postgres: number;
  erp: number;
  redis: number | null;
}

const partNames = ['copies', 'PostgreSQL', 'nginx', 'Redis', 'ERP', 'load'] as const;
type PartName = (typeof partNames)[number];

/** Milliseconds that each part has computed. */
function readCpu({ copies, nginx, postgres, erp, redis }: Parts): Record<PartName, number> {
  const { user, system } = process.cpuUsage();
  return {
    copies: copies.reduce((sum, { pid }) => sum + readTreeMs(pid), 0),
    PostgreSQL: readTreeMs(postgres),
    nginx: readTreeMs(nginx.pid),
    Redis: redis === null ? 0 : readTreeMs(redis),
    ERP: readTreeMs(erp),
    load: (user + system) / 1_000,
  };
}

/** Milliseconds that all cores of the machine have computed. */
const readMachineMs = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);

interface Measured {
  rate: number;
  p50: number;
  p99: number;
  faults: number;
  isHeld: boolean;
  /** Share of guests' pages that were left to the browser. */
  left: number;
  /** Calls of the ERP for a thousand requests. */
  erpCalls: number;
  /** Cores that each part used. */
  cores: Record<PartName, number>;
  /** Cores that other programs of the machine used. */
  others: number;
  /** Core of the busiest event loop among the copies. */
  mainThread: number;
  /** Megabytes of a copy. */
  memory: number;
}

async function measureAt(
  rate: number,
  seconds: number,
  parts: Parts,
  work: () => Promise<boolean>,
): Promise<Measured> {
  const { copies } = parts;
  const readCounts = async () => ({
    left: await sumMetric(copies, 'shop_pages_total', 'outcome="left"'),
    pages: await sumMetric(copies, 'shop_pages_total'),
    erp: await sumMetric(copies, 'erp_call_duration_seconds_count'),
  });
  faultsByKind.clear();
  const before = await readCounts();
  const machineBefore = readMachineMs();
  const cpuBefore = readCpu(parts);
  const threadsBefore = copies.map(({ pid }) => readMainThreadMs(pid));
  const began = performance.now();
  const run = await runAtRate({ rate, seconds, work, maxUnderWay });
  const took = performance.now() - began;
  const cpuAfter = readCpu(parts);
  const machineMs = readMachineMs() - machineBefore;
  const ownMs = partNames.reduce((sum, name) => sum + cpuAfter[name] - cpuBefore[name], 0);
  const threads = copies.map(({ pid }, at) => readMainThreadMs(pid) - (threadsBefore[at] ?? 0));
  const after = await readCounts();
  const left = (after.left - before.left) / Math.max(1, after.pages - before.pages);
  const p99 = percentile(run.times, 0.99);
  return {
    rate,
    p50: percentile(run.times, 0.5),
    p99,
    faults: run.faults,
    isHeld: !run.isCutShort && run.faults === 0 && p99 <= longestMs && left <= mostLeft,
    left,
    erpCalls: ((after.erp - before.erp) / run.times.length) * 1_000,
    cores: Object.fromEntries(
      partNames.map((name) => [name, (cpuAfter[name] - cpuBefore[name]) / took]),
    ) as Record<PartName, number>,
    others: Math.max(0, machineMs - ownMs) / took,
    mainThread: Math.max(...threads) / took,
    memory: copies.reduce((sum, { pid }) => sum + readMemoryMb(pid), 0) / copies.length,
  };
}

const describeRun = ({ rate, p50, p99, faults, left, isHeld }: Measured): string =>
  `  ${rate}/s: p50 ${shown(p50)} ms, p99 ${shown(p99)} ms, ${faults} faults${
    faults > 0 ? ` (${[...faultsByKind].map(([kind, count]) => `${kind}: ${count}`).join(', ')})` : ''
  }, ${shown(left * 100)} % of pages left to the browser: ${isHeld ? 'held' : 'not held'}`;

/** Finds the rate that is held, and measures it over a longer time. */
async function measureHeld(parts: Parts, work: () => Promise<boolean>): Promise<Measured> {
  const tryRate = async (rate: number, seconds: number): Promise<Measured> => {
    const measured = await measureAt(rate, seconds, parts, work);
    say(describeRun(measured));
    // what an overload left under way is over
    while ((await sumMetric(parts.copies, 'shop_pages_rendering')) > 0) await pause(100);
    return measured;
  };
  let rate = await findHeldRate(firstRate, async (one) => (await tryRate(one, tryingSeconds)).isHeld);
  let confirmed = await tryRate(Math.max(1, rate), confirmingSeconds);
  while (!confirmed.isHeld && rate > 1) {
    rate = Math.floor(rate * 0.9);
    confirmed = await tryRate(rate, confirmingSeconds);
  }
  return confirmed;
}

/** Cores that all programs of the machine used. */
const coresOf = ({ cores, others }: Measured): number =>
  partNames.reduce((sum, name) => sum + cores[name], others);

/** Names the limit: the cores where all are used, and else a thread that is. */
function nameLimit(measured: Measured): string {
  const { cores, others, mainThread } = measured;
  const used: [name: string, count: number][] = partNames.map((name) => [name, cores[name]]);
  used.push(['other programs', others]);
  const shares = used
    .filter(([, count]) => count >= 0.05)
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} ${count.toFixed(2)}`)
    .join(', ');
  if (coresOf(measured) >= 0.85 * cpus().length) return `the machine's ${cpus().length} cores: ${shares}`;
  if (mainThread >= 0.85) return `a copy's event loop (${mainThread.toFixed(2)} of a core); ${shares}`;
  return `waiting, with cores free: ${shares}`;
}

/** Milliseconds that the copy and PostgreSQL compute for one of these requests, asked one after the other. */
async function measureCost(
  parts: Parts,
  requests: readonly string[],
  encoding = 'br, gzip',
): Promise<{ copy: number; database: number }> {
  const [copy] = parts.copies as [Copy];
  const quietMs = 3_000;
  const spend = async (work: () => Promise<unknown>) => {
    const before = readCpu(parts);
    const began = performance.now();
    await work();
    const took = performance.now() - began;
    const after = readCpu(parts);
    return { copy: after.copies - before.copies, database: after.PostgreSQL - before.PostgreSQL, took };
  };
  const idle = await spend(() => pause(quietMs));
  const visitor = createVisitor(copy.base, 0);
  const busy = await spend(async () => {
    for (const url of requests) {
      const { status } = await askTwice(() =>
        visitor.send('GET', url, undefined, { 'accept-encoding': encoding }),
      );
      if (status !== 200) throw new Error(`${url} was answered with ${status}.`);
    }
  });
  const costOf = (name: 'copy' | 'database'): number =>
    Math.max(0, busy[name] - (idle[name] * busy.took) / idle.took) / requests.length;
  return { copy: costOf('copy'), database: costOf('database') };
}

interface OfSize {
  products: number;
  fillSeconds: number;
  page: { copy: number; database: number };
  /** Cost of a drawn page that is not compressed. */
  plainPage: { copy: number; database: number };
  search: { copy: number; database: number };
  /** Milliseconds that copy and PostgreSQL compute for a request of the mix at the first rate; null where that was not held. */
  request: number | null;
  runs: { copies: number; mix: keyof typeof mixes; measured: Measured }[];
}

async function measureSize(products: number): Promise<OfSize> {
  say(`${shown(products)} products`);
  // commits wait for the disk, as a shop's do
  const server = await startPostgres([]);
  cleanups.push(() => server.stop());
  const { url } = await createDatabase(server.url);
  const postgres = await findPostgres(url);
  const erp = await startErp(products);
  const redis = await startRedis();
  const environment = {
    ...erp.environment,
    DATABASE_URL: url,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    TRUST_PROXY: 'loopback',
    ...(redis && { REDIS_URL: redis.url }),
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-bench-nginx-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));

  const began = performance.now();
  let first: Copy | null = await startCopy(environment);
  while ((await sumMetric([first], 'catalogue_filled')) !== 1) await pause(250);
  const fillSeconds = (performance.now() - began) / 1_000;
  say(`  filled after ${shown(fillSeconds)} s`);
  while ((await sumMetric([first], 'catalogue_swept')) !== 1) await pause(250);
  say(`  prices of all levels read after ${shown((performance.now() - began) / 1_000)} s`);
  const catalogue = await readCatalogue(first.base);

  const ofSize: Partial<OfSize> = { products, fillSeconds };
  const runs: OfSize['runs'] = [];
  for (const count of copyCounts) {
    const copies: Copy[] = first ? [first] : [];
    first = null;
    while (copies.length < count) copies.push(await startCopy(environment));
    const ports = copies.map(({ base }) => Number(new URL(base).port));
    const nginx = await startNginx(ports, folder);
    cleanups.push(() => nginx.stop());
    const parts: Parts = { copies, nginx, postgres, erp: erp.pid, redis: redis?.pid ?? null };
    const createWork = await createVisitors(nginx.address, catalogue);
    say(`  ${count} ${count === 1 ? 'copy' : 'copies'}, the shop's mix`);
    const warm = await measureAt(firstRate, warmUps * tryingSeconds, parts, createWork('shop'));
    say(`  warm-up at ${describeRun(warm).trim()}`);
    if (count === copyCounts[0]) {
      const atFirstRate = await measureAt(firstRate, tryingSeconds, parts, createWork('shop'));
      say(`  then at ${describeRun(atFirstRate).trim()}`);
      const { cores, isHeld } = atFirstRate;
      ofSize.request = isHeld ? ((cores.copies + cores.PostgreSQL) / firstRate) * 1_000 : null;
      // a page that was asked before may be in a cache
      const unasked = catalogue.products.filter((url) => !catalogue.asked.has(url));
      const chosen = shuffle(unasked).slice(0, 1_100);
      if (chosen.length < 3) throw new Error('All products were asked: --products is too small.');
      const [warmEnd, drawnEnd] = [0.28, 0.64].map((share) => Math.ceil(share * chosen.length));
      // the first pages of a thread compile what the next ones run
      await measureCost(parts, chosen.slice(0, warmEnd));
      ofSize.page = await measureCost(parts, chosen.slice(warmEnd, drawnEnd));
      ofSize.plainPage = await measureCost(parts, chosen.slice(drawnEnd), 'identity');
      const searches = shuffle(questions).map(
        (question) => `/api/shop/products?search=${encodeURIComponent(question)}`,
      );
      ofSize.search = await measureCost(parts, searches);
      say(
        `  a drawn page ${shown(ofSize.page.copy, 2)} ms (${shown(ofSize.plainPage.copy, 2)} without its compression) and ${shown(ofSize.page.database, 2)} ms of PostgreSQL; a search ${shown(ofSize.search.copy, 2)} and ${shown(ofSize.search.database, 2)} ms`,
      );
    }
    // growth needs one count of copies; the others are of the largest catalogue
    if (products === Math.max(...sizes) || count === copyCounts[0])
      runs.push({ copies: count, mix: 'shop', measured: await measureHeld(parts, createWork('shop')) });
    if (products === Math.max(...sizes) && count === 2) {
      say("  guests' pages alone");
      runs.push({ copies: count, mix: 'pages', measured: await measureHeld(parts, createWork('pages')) });
    }
    await nginx.stop();
    await Promise.all(copies.map(({ end }) => end()));
    if (products !== Math.max(...sizes)) break;
  }
  erp.end();
  redis?.end();
  await server.stop();
  return { ...ofSize, runs } as OfSize;
}

// ——— the document

function buildDocument(measured: readonly OfSize[], load: number): string {
  const rows = measured.flatMap(({ products, runs }) =>
    runs.map(({ copies, mix, measured: run }) =>
      [
        shown(products),
        copies,
        mix === 'shop' ? "shop's mix" : "guests' pages",
        run.isHeld ? shown(run.rate) : `none (${shown(run.rate)}: ${shown(run.p99)} ms)`,
        shown(run.rate / cpus().length),
        shown(run.rate / run.cores.copies),
        `${shown(run.p50)} / ${shown(run.p99)}`,
        shown(run.memory, 0),
        shown(run.erpCalls),
        shown((run.cores.copies / run.rate) * 1_000),
        `${nameLimit(run)} (${coresOf(run).toFixed(2)} in all)`,
      ].join(' | '),
    ),
  );
  const costs = measured.map(({ products, fillSeconds, page, plainPage, search, request: cost }) =>
    [
      shown(products),
      shown(page.copy, 2),
      shown(plainPage.copy, 2),
      shown(page.database, 2),
      shown(search.copy, 2),
      shown(search.database, 2),
      cost === null ? `none (${firstRate}/s was not held)` : shown(cost, 2),
      shown(fillSeconds),
    ].join(' | '),
  );
  const growth = growthOf(measured);
  return `# What copies of the service hold

Written by \`npm run bench:copies\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load average ${load.toFixed(1)} before it. Rates are tried for ${tryingSeconds} s each; figures are of the rate that was held for ${confirmingSeconds} s: the 99th of 100 answers within ${longestMs} ms of when its request was due, no faults, at most one guest's page of 100 left to the browser. Copies stand behind the nginx of \`deploy/\`, on one PostgreSQL with its own settings${redisServer === undefined ? '' : ' and one Redis'}; these, the stand-in ERP and the program that asks share the machine's cores with them.

Of a thousand requests of the shop's mix ${Object.entries(mixes.shop)
    .map(([kind, share]) => `${share} are ${kindNames[kind as Kind]}`)
    .join(', ')}. Products, lists and searches are asked in a Zipf distribution over the whole catalogue.

| products | copies | requests | held a second | … for each core of the machine | … for each core that the copies used | p50 / p99 ms | MB of a copy | ERP calls for 1,000 requests | CPU ms of a copy for a request | limited by (cores used) |
| ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |
${rows.map((row) => `| ${row} |`).join('\n')}

CPU ms, each asked alone of one copy, pages of products that none had asked for; a request of the mix at ${firstRate} a second:

| products | a drawn page | … without its compression | … PostgreSQL | a search | … PostgreSQL | a request of the mix, both | catalogue filled after s |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${costs.map((row) => `| ${row} |`).join('\n')}
${
  growth === null
    ? ''
    : `\nExponents from ${shown(measured[0]?.products ?? 0)} to ${shown(measured.at(-1)?.products ?? 0)} products (1 is as many times as there are products): ${Object.entries(
        growth,
      )
        .map(([name, exponent]) => `${name} ${exponent.toFixed(2)}`)
        .join(', ')}.\n`
}`;
}

const kindNames: Readonly<Record<Kind, string>> = {
  home: "guests' home pages",
  category: "guests' lists",
  product: "guests' product pages",
  search: "guests' searches",
  suggestions: 'suggestions',
  customerList: "customers' lists",
  prices: "customers' prices",
  session: 'sessions',
  signIn: 'sign-ins',
  order: 'orders',
};

/** Exponents by which costs grow with the catalogue; null with one size. */
function growthOf(measured: readonly OfSize[]): Record<string, number> | null {
  if (measured.length < 2) return null;
  const counts = measured.map(({ products }) => products);
  const exponent = (cost: (ofSize: OfSize) => number): number => exponentOf(measured.map(cost), counts);
  const requests = measured.flatMap(({ request: cost }) => cost ?? []);
  return {
    'a drawn page': exponent(({ page }) => page.copy + page.database),
    'a search': exponent(({ search }) => search.copy + search.database),
    ...(requests.length === measured.length && {
      'a request of the mix': exponentOf(requests, counts),
    }),
    'the fill': exponent(({ fillSeconds }) => fillSeconds),
  };
}

/** Prints the document, and writes it with --write. */
async function publish(text: string): Promise<void> {
  say(`\n${text}`);
  if (!options.write) return;
  const file = path.join(root, 'bench/copies.md');
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
  say('Written: bench/copies.md');
}

async function run(): Promise<void> {
  if (!isPostgresAtHand() || !isNginxAtHand())
    exitWithUsage('This bench needs PostgreSQL and nginx: install them (Debian: postgresql nginx).', usage);
  const [load = 0] = loadavg();
  const measured: OfSize[] = [];
  for (const products of sizes) {
    measured.push(await measureSize(products));
    // a fault in a later size leaves what was measured
    await publish(buildDocument(measured, load));
  }
  for (const { products, runs } of measured)
    for (const { copies, mix, measured: run } of runs)
      tell(`copies.${mix}.${copies}.${products}`, run.isHeld ? run.rate : 0);
  for (const [name, exponent] of Object.entries(growthOf(measured) ?? {}))
    tell(`copies.growth.${name.replaceAll(' ', '-')}`, exponent);
}

/** Ends what was started, the last first. */
async function cleanUpAll(): Promise<void> {
  for (const cleanUp of cleanups.splice(0).reverse())
    await Promise.resolve()
      .then(cleanUp)
      .catch(() => undefined);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void cleanUpAll().then(() => process.exit(1)));

void run()
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 1;
  })
  .then(cleanUpAll)
  .then(() => process.exit());
