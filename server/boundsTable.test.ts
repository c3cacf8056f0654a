/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { sql } from 'drizzle-orm';
import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { productListSchema } from '@/shop/catalogueSchemas';
import { sumTotals } from '@/shared/money';
import { getToday } from '@/shared/time';
import { maxQuotationLines, quotationAnswerSchema } from '@/shop/quotationSchemas';
import { problemSchema, type PlaceOrder } from '@/shop/schemas';
import { isDeepRun } from '@/testing/testDepth';
import { makeProducts } from '../demo/erp/data/products';
import type { EmbeddedErp } from '../demo/erp/embeddedErp';
import {
  startVisit,
  buildService,
  endProcess,
  signInAtService,
  type BuiltService,
  type SendToService,
} from './testing/builtService';
import { makePlace, usualEngine, type Place } from './testing/engines';
import {
  listBounds,
  turnMark,
  type Known,
  type BoundedRequest,
  type Sender,
} from './testing/largestRequests';
import { someOrder } from './testing/requests';
import { credentials, customerEmail, sellerEmail, startErp } from './testing/service';

jest.setTimeout(600_000);

const document = path.join(__dirname, '../docs/security.md');
const most = { cpuMs: 150, erpCalls: 64, refusedCpuMs: 20, problemBytes: 4_096 };
const columns = ['route', 'largest accepted', 'CPU ms', 'memory MB', 'ERP calls', 'answer KB'];

/** Rows of the table in docs/security.md, by route. */
function readTable(): Map<string, string[]> {
  const [, table = ''] =
    /<!-- bounds -->\n\n([^]*?)\n\n<!-- \/bounds -->/.exec(readFileSync(document, 'utf8')) ?? [];
  const rows = table.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
  return new Map(rows.slice(2).map((cells) => [cells[0] ?? '', cells]));
}

/** Writes the table as oxfmt would format it. */
function writeTable(rows: string[][]): void {
  const widths = columns.map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)));
  const lines = rows.map((cells, row) =>
    cells
      .map((cell, at) => (row === 1 ? '-'.repeat(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join(' | '),
  );
  const table = lines.map((line) => `| ${line} |`).join('\n');
  const written = readFileSync(document, 'utf8').replace(
    /<!-- bounds -->[^]*<!-- \/bounds -->/,
    `<!-- bounds -->\n\n${table}\n\n<!-- /bounds -->`,
  );
  writeFileSync(document, written);
}

interface Cost {
  status: number;
  cpuMs: number;
  memoryMb: number;
  erpCalls: number;
  answer: string;
}

/** The smallest value is the cost of the request itself, because other work on the machine only adds to it. */
const minOf = (costs: readonly Cost[]): number => Math.min(...costs.map(({ cpuMs }) => cpuMs));

/** Nanoseconds that the thread of the process's event loop has computed, during which everybody else waits. */
const readCpuNs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]);

/** Kilobytes of memory: the present amount, and the largest one since `forgetPeak`. */
const readMemory = (pid: number, what: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** An order of 1,000 lines, each of another product with enough stock, at the prices that the service reports. */
async function placeLargestOrder(send: SendToService, address: string): Promise<Known> {
  const skus = makeProducts(1_200)
    .filter(({ quantity, options }) => quantity >= 60 && options.length === 0)
    .map(({ sku }) => sku);
  const lineOf = (_: unknown, at: number) => ({
    sku: skus[at % skus.length] ?? '',
    quantity: 1,
    options: [],
    unitPrice: 0,
  });
  let order: PlaceOrder = { ...someOrder, lines: Array.from({ length: 1_000 }, lineOf) };
  for (let turn = 0; ; turn += 1) {
    const answer = await send(`${address}/api/shop/orders`, order, {
      'idempotency-key': `largest-order-${turn}`,
    });
    if (answer.ok) {
      const lines = order.lines.slice(0, maxQuotationLines);
      const { total } = sumTotals(lines, getToday());
      const saved = await send(
        `${address}/api/shop/quotations`,
        { lines, total, days: 30, notes: '' },
        { 'idempotency-key': 'largest-quotation' },
      );
      const { quotation } = v.parse(quotationAnswerSchema, await saved.json());
      return { skus, order, quotation: quotation.id };
    }
    const { changes = [], code, fields = [] } = v.parse(problemSchema, await answer.json());
    if (code !== 'OVERLOADED' && code !== 'ORDER_CHANGED')
      throw new Error(`the order is refused: ${code} ${fields.join()}`);
    const prices = new Map<string, number>();
    for (const change of changes)
      if (change.kind === 'price') prices.set(change.sku, change.unitPrice);
      else if (change.kind === 'total') order = { ...order, total: change.total };
      else if (change.kind !== 'more') throw new Error(`${change.sku}: ${change.kind}`);
    const lines = order.lines.map((line) => ({ ...line, unitPrice: prices.get(line.sku) ?? line.unitPrice }));
    order = { ...order, lines };
  }
}

/** A usual run does not test this, because its figures hold only for a machine without other work. */
const describeInDeepRun = (subject: string, define: () => void): void => {
  if (isDeepRun) describe(subject, define);
};

describeInDeepRun('the built service, in a process of its own', () => {
  let built: BuiltService;
  let place: Place;
  let erp: EmbeddedErp;
  let service: ChildProcess;
  let address: string;
  let senders: Record<Sender, SendToService>;
  let known: Known;
  let turns = 0;
  const countCalls = (): number => Object.values(erp.requests()).reduce((sum, calls) => sum + calls, 0);

  beforeAll(async () => {
    built = buildService();
    place = await makePlace(usualEngine);
    erp = await startErp();
    const { databaseUrl, dataDir } = place.options;
    ({ service, address } = await built.start({
      ...(databaseUrl === null ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
      ERP_URL: erp.url,
      ERP_COMPANY: credentials.company,
      ERP_KEY: credentials.key,
      SESSION_SECRET: 'bounds of every route, measured'.padEnd(40, '.'),
      ALLOW_UNENCRYPTED: 'ERP_URL,DATABASE_URL',
    }));
    senders = {
      guest: await startVisit(address),
      customer: await signInAtService(address, customerEmail),
      seller: await signInAtService(address, sellerEmail),
    };
    const isWhole = async (): Promise<boolean> => {
      const answer = await senders.guest(`${address}/api/shop/products`);
      return answer.ok && !v.parse(productListSchema, await answer.json()).isCut;
    };
    while (!(await isWhole()));
    // the background keeps reading for a while, and its calls belong to no request
    let calls = -1;
    for (let quiet = 0; quiet < 3_000; quiet += 1) {
      if (calls !== countCalls()) quiet = 0;
      calls = countCalls();
      await senders.guest(`${address}/api/shop/health/live`);
    }
    known = await placeLargestOrder(senders.customer, address);
    if (databaseUrl !== null) await copyOrders();
  });
  afterAll(async () => {
    await endProcess(service, 'SIGTERM');
    await erp.close();
    await place.remove();
    built.remove();
  });

  /** Fills pages of orders to their limit. This is for PostgreSQL alone, which a test may open beside the service. */
  async function copyOrders(): Promise<void> {
    const database = place.open();
    await (
      await database.get()
    ).execute(sql`
      insert into orders (id, token, account_code, idempotency_key, request_hash, customer_code, content, notes, created_at)
      select id || n, token || n, account_code, idempotency_key || n, '', customer_code, content, notes, created_at
      from orders, generate_series(1, 9) n`);
    await database.close();
  }

  async function measure(sender: Sender, { method, url, body }: BoundedRequest): Promise<Cost> {
    const pid = service.pid ?? 0;
    turns += 1;
    const mark = `turn${String(turns).padStart(4, '0')}`;
    forgetPeak(pid);
    const before = { ns: readCpuNs(pid), memory: readMemory(pid, 'VmRSS'), calls: countCalls() };
    const headers = { 'idempotency-key': mark };
    const response = await senders[sender](address + url, body?.replace(turnMark, mark), headers, method);
    const answer = await response.text();
    return {
      status: response.status,
      cpuMs: (readCpuNs(pid) - before.ns) / 1e6,
      memoryMb: Math.max(0, readMemory(pid, 'VmHWM') - before.memory) / 1024,
      erpCalls: countCalls() - before.calls,
      answer,
    };
  }

  it('refuses an order of 300,000 lines in under 20 ms of CPU, with an answer under 4 KB', async () => {
    const lines = `[${'{},'.repeat(299_999)}{}]`;
    const body = JSON.stringify({ ...known.order, lines: 'LINES' }).replace('"LINES"', lines);
    const costs: Cost[] = [];
    while (costs.length < 7)
      costs.push(await measure('customer', { method: 'POST', url: '/api/shop/orders', body }));
    expect(costs[0]?.status).toBe(413);
    expect(minOf(costs)).toBeLessThan(most.refusedCpuMs);
    expect(costs[0]?.answer.length).toBeLessThan(most.problemBytes);
  });

  it('refuses the first request beyond each bound in under 20 ms of CPU, with an answer under 4 KB', async () => {
    const faults: unknown[] = [];
    for (const { route, sender, refused } of listBounds(known))
      for (const [at, request] of refused.entries()) {
        const costs: Cost[] = [];
        while (costs.length < 5) costs.push(await measure(sender, request));
        const cpuMs = minOf(costs);
        const { status, answer } = costs[0] as Cost;
        if (status !== request.status || cpuMs > most.refusedCpuMs || answer.length > most.problemBytes)
          faults.push({ route, at, status, cpuMs, bytes: answer.length });
      }
    expect(faults).toEqual([]);
  });

  it('spends at most 150 ms of CPU and 64 ERP calls on the largest accepted request of each route', async () => {
    const rows: string[][] = [columns, columns.map(() => '---')];
    const faults: unknown[] = [];
    for (const { route, sender, largest, accepted, hashes } of listBounds(known)) {
      const costs: Cost[] = [];
      while (costs.length < 9) costs.push(await measure(sender, accepted));
      const cpuMs = minOf(costs);
      const erpCalls = Math.max(...costs.map((cost) => cost.erpCalls));
      const memoryMb = Math.max(...costs.map((cost) => cost.memoryMb));
      const [{ status, answer }] = costs.slice(-1) as [Cost];
      const isTooMuch = cpuMs > most.cpuMs || erpCalls > most.erpCalls;
      const isRefused = answer.includes('"BAD_REQUEST"') || [413, 429, 431, 500, 502, 504].includes(status);
      if (isTooMuch || isRefused)
        faults.push({ route, status, cpuMs, erpCalls, answer: answer.slice(0, 200) });
      const kilobytes = (Buffer.byteLength(answer) / 1024).toFixed(1);
      rows.push([
        `\`${route}\``,
        largest,
        `${cpuMs.toFixed(1)}${hashes ? ' + hash' : ''}`,
        memoryMb.toFixed(1),
        String(erpCalls),
        kilobytes,
      ]);
    }
    if (process.env['BOUNDS'] === 'write') writeTable(rows);
    expect(faults).toEqual([]);
  });
});

const unknown: Known = { skus: [], order: someOrder, quotation: 'unknown' };

test('the table of bounds lists every route of the access tables, with costs inside the limits', () => {
  const rows = readTable();
  const bounds = listBounds(unknown);
  expect([...rows.keys()]).toEqual(bounds.map(({ route }) => route));
  for (const [, , cpuMs, , erpCalls] of rows.values()) {
    expect(Number.parseFloat(cpuMs ?? '')).toBeLessThanOrEqual(most.cpuMs);
    expect(Number(erpCalls)).toBeLessThanOrEqual(most.erpCalls);
  }
});
