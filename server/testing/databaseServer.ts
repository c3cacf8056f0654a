/**
 * Database server of a jest run: a process started by `globalSetup.ts` that provides prepared databases to
 * tests. They are migrated and seeded, and each test file works on a copy, because preparing takes seconds
 * and copying a tenth of one. Each is created on demand, because most runs need only one of them or none.
 */
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { openDatabase } from '../db/database';
import type { DatabaseOptions } from '../db/databaseOptions';
import { makeArchive } from '../db/embedded';
import { migrationsDir, createTemporaryFolder } from './folders';
import { createDatabase, startPostgres, type TestServer } from './postgres';
import { fillCatalogue } from '../catalogue/testing/fillCatalogue';
import type { PreparedContent, PreparedDatabases } from './preparedDatabases';

/** Cleanup functions, run in reverse order. */
const cleanups: (() => unknown)[] = [];

/** The PostgreSQL server, started when a test asks for it. */
let server: Promise<TestServer> | null = null;

async function startTestServer(): Promise<TestServer> {
  const started = await startPostgres();
  cleanups.push(() => started.stop());
  return started;
}

/** Migrates and seeds a database, and closes its connections: PostgreSQL copies only unused ones. */
async function prepare(
  content: PreparedContent,
  options: Pick<DatabaseOptions, 'databaseUrl' | 'dataDir' | 'archive'>,
): Promise<void> {
  const database = await openDatabase({ ...options, migrationsDir });
  if (content === 'catalogue') await fillCatalogue(database.db);
  await database.close();
}

type Makers = {
  [Name in keyof PreparedDatabases]: (content: PreparedContent) => Promise<PreparedDatabases[Name]>;
};

const makers: Makers = {
  embedded: async (content) => {
    const folder = createTemporaryFolder();
    cleanups.push(() => folder.remove());
    const archive = path.join(folder.path, 'pglite.tar');
    await writeFile(archive, await makeArchive(migrationsDir));
    await prepare(content, { databaseUrl: null, dataDir: folder.path, archive });
    return { folder: path.join(folder.path, 'pg'), archive };
  },
  postgres: async (content) => {
    server ??= startTestServer();
    const { url } = await server;
    const template = await createDatabase(url);
    cleanups.push(() => template.drop());
    await prepare(content, { databaseUrl: template.url, dataDir: '' });
    return { serverUrl: url, template: new URL(template.url).pathname.slice(1) };
  },
};

const preparedDatabases = new Map<string, Promise<unknown>>();

function makeOnce(path: string): Promise<unknown> {
  const prepared = preparedDatabases.get(path);
  if (prepared) return prepared;
  const [, name = '', content = ''] = path.split('/');
  if (!Object.hasOwn(makers, name) || (content !== 'seeds' && content !== 'catalogue'))
    return Promise.reject(new Error(`no database ${path}`));
  const making: Promise<unknown> = makers[name as keyof Makers](content);
  preparedDatabases.set(path, making);
  return making;
}

const provider = createServer((request, response) => {
  // a kept connection that ends while the next test file sends a query over it would fail that file
  response.setHeader('connection', 'close');
  makeOnce(request.url ?? '').then(
    (prepared) => response.end(JSON.stringify(prepared)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

async function stop(): Promise<void> {
  await Promise.allSettled(preparedDatabases.values());
  for (const cleanUp of cleanups.reverse()) await cleanUp();
  process.exit();
}

// the pipe from jest closes when jest ends, whatever ends it
process.stdin.resume().once('end', () => void stop());
provider.listen(0, '127.0.0.1', () => {
  const { port } = provider.address() as AddressInfo;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
