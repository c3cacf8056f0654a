import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

export interface TestServer {
  /** Connection to a database from which others can be created. */
  url: string;
  stop(): Promise<void>;
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

const debian = '/usr/lib/postgresql';

/** Returns the newest installed PostgreSQL's binaries; null when none is installed. */
function findBinaries(): string | null {
  if (!existsSync(debian)) return null;
  const folders = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
  const bins = folders.map((version) => path.join(debian, version, 'bin'));
  return bins.find((bin) => existsSync(path.join(bin, 'initdb'))) ?? null;
}

export const isPostgresAtHand = (): boolean =>
  Boolean(process.env['TEST_DATABASE_URL']) || findBinaries() !== null;

/** PostgreSQL refuses to run as root, as tests in containers often do. */
const asDatabaseUser = (program: string, args: string[]): [file: string, args: string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];

function run(program: string, args: string[]): void {
  execFileSync(...asDatabaseUser(program, args), { stdio: 'ignore', cwd: tmpdir() });
}

/** Runs a program while this process continues. */
const runBeside = (program: string, args: string[]): Promise<unknown> =>
  promisify(execFile)(...asDatabaseUser(program, args), { cwd: tmpdir() });

export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

export interface PrimaryAndStandby {
  /** Ports of the primary and of the standby. The standby has each commit before it is acknowledged. */
  ports: [primary: number, standby: number];
  /** Ends the primary like a machine that loses its power, and makes the standby the primary. */
  promote(): Promise<void>;
  /** Freezes the primary's processes, or lets them continue. */
  freeze(isFrozen: boolean): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a primary and a synchronous standby that streams from it. */
export async function startPrimaryAndStandby(): Promise<PrimaryAndStandby> {
  const bin = findBinaries();
  if (!bin) throw new Error('No PostgreSQL: install it.');
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-failover-'));
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  const ports: [number, number] = [await findFreePort(), await findFreePort()];
  const dataOf = (name: string) => path.join(folder, name);
  const control = (name: string, ...args: string[]) =>
    run(path.join(bin, 'pg_ctl'), ['-D', dataOf(name), '-w', ...args]);
  const startServer = (name: string, port: number, more = '') => {
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c fsync=off -k ${folder} ${more}`;
    control(name, '-l', path.join(folder, `${name}.log`), '-o', settings, 'start');
  };
  const trust = ['-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'];
  run(path.join(bin, 'initdb'), ['-D', dataOf('primary'), ...trust]);
  startServer('primary', ports[0], '-c wal_level=replica');
  const source = `host=127.0.0.1 port=${ports[0]} user=postgres application_name=standby`;
  run(path.join(bin, 'pg_basebackup'), ['-D', dataOf('standby'), '-d', source, '-R', '-X', 'stream']);
  startServer('standby', ports[1]);
  const client = new Client({ connectionString: `postgres://postgres@127.0.0.1:${ports[0]}/postgres` });
  await client.connect();
  await client.query(`alter system set synchronous_standby_names = 'standby'`);
  await client.query('select pg_reload_conf()');
  const isSynchronous = `select from pg_stat_replication where sync_state = 'sync'`;
  while ((await client.query(isSynchronous)).rowCount === 0);
  await client.end();
  let isPromoted = false;
  return {
    ports,
    promote: async () => {
      isPromoted = true;
      await runBeside(path.join(bin, 'pg_ctl'), ['-D', dataOf('primary'), '-w', '-m', 'immediate', 'stop']);
      await runBeside(path.join(bin, 'pg_ctl'), ['-D', dataOf('standby'), '-w', 'promote']);
    },
    freeze: async (isFrozen) => {
      const [postmaster = ''] = readFileSync(path.join(dataOf('primary'), 'postmaster.pid'), 'utf8').split(
        '\n',
      );
      const children = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', postmaster]);
      for (const pid of [postmaster, ...children.stdout.trim().split(/\s+/)])
        process.kill(Number(pid), isFrozen ? 'SIGSTOP' : 'SIGCONT');
    },
    stop: () => {
      if (!isPromoted) control('primary', '-m', 'immediate', 'stop');
      control('standby', '-m', 'immediate', 'stop');
      return rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Settings of a cluster whose data need not survive a crash: commits do not wait for the disk, and the log holds the
 * minimum. The queries are too small to be worth compiling (JIT). Tests that write much take a third less time than
 * with fsync alone turned off.
 */
const disposable = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=8GB',
  'checkpoint_timeout=1h',
  'shared_buffers=256MB',
  'jit=off',
];

/** Starts a cluster in a temporary folder. */
async function startCluster(bin: string, given: readonly string[]): Promise<TestServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-postgres-'));
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  const data = path.join(folder, 'data');
  const port = await findFreePort();
  run(path.join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8']);
  const options = given.map((setting) => `-c ${setting}`).join(' ');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 ${options} -k ${folder}`;
  const pgCtl = (...args: string[]) => run(path.join(bin, 'pg_ctl'), ['-D', data, '-w', ...args]);
  pgCtl('-l', path.join(folder, 'log'), '-o', settings, 'start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      pgCtl('-m', 'immediate', 'stop');
      return rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a PostgreSQL server, or uses the server that TEST_DATABASE_URL names. @param settings that differ from
 * PostgreSQL's own; a bench passes fewer of them, because it measures the configuration of a real shop
 */
export async function startPostgres(settings: readonly string[] = disposable): Promise<TestServer> {
  const testUrl = process.env['TEST_DATABASE_URL'];
  if (testUrl) return { url: testUrl, stop: () => Promise.resolve() };
  const bin = findBinaries();
  if (!bin) throw new Error('No PostgreSQL: set TEST_DATABASE_URL, or install it.');
  return startCluster(bin, settings);
}

/**
 * Creates a database in a server. @param template a database to copy; PostgreSQL refuses one that has
 * connections
 */
export async function createDatabase(serverUrl: string, template = 'template1'): Promise<TestDatabase> {
  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  const execute = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await execute(`create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(`drop database ${name} with (force)`) };
}
