/** Programs of the bench of copies, and the values that it reads from them. */
import { spawn, type ChildProcess } from 'node:child_process';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findFreePort } from '../../server/testing/postgres';
import { readParent } from '../processCpu';
import { startShop } from '../startShop.cjs';
import { redisServer, root, soldSku } from './settings';

/** Cleanups of all programs that were started, run in reverse order. */
export const cleanups: (() => unknown)[] = [];

/**
 * Sends a request again if its connection was dropped: outside of the load, a dropped connection must not end a bench
 * of an hour.
 */
export const askTwice = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => ask().catch(ask);

/** Ends the started programs, the last one first. */
export async function cleanUpAll(): Promise<void> {
  for (const cleanUp of cleanups.splice(0).reverse())
    await Promise.resolve()
      .then(cleanUp)
      .catch(() => undefined);
}

/** Starts a program, and resolves with the match of a pattern in its output. */
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

export async function startErp(products: number) {
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

export async function startRedis() {
  if (redisServer === undefined) return null;
  const port = await findFreePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const { pid, end } = await startProgram(redisServer, settings, /Ready to accept connections/);
  return { url: `redis://127.0.0.1:${port}`, pid, end };
}

/** Returns the process id of the PostgreSQL server at this address. */
export async function findPostgres(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = readParent(rows[0]?.pid ?? Number.NaN);
  await client.end();
  return pid;
}

export interface Copy {
  base: string;
  pid: number;
  metrics: string;
  end: () => Promise<void>;
}

export async function startCopy(environment: Record<string, string>): Promise<Copy> {
  const port = await findFreePort();
  const shop = await startShop({ ...environment, METRICS_PORT: String(port), DRAIN_SECONDS: '0' });
  cleanups.push(shop.end);
  const copy = { ...shop, metrics: `http://127.0.0.1:${port}/metrics` };
  while (!(await fetch(`${shop.base}/api/shop/health/ready`)).ok) await pause(100);
  return copy;
}

/** Sums a metric over copies, for the series whose labels contain a text. */
export async function sumMetric(copies: readonly Copy[], name: string, label = ''): Promise<number> {
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
