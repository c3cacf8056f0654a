/**
 * Database server of a jest run: a process started by `globalSetup.ts` that provides prepared databases to
 * tests. They are migrated and seeded, and each test file works on a copy, because preparing takes seconds
 * and copying a tenth of one. Each engine's is created on demand, because most runs need only one of them or
 * none.
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
import { createDatabase, startPostgres } from './postgres';
import type { PreparedDatabases } from './preparedDatabases';

/** Cleanup functions, run in reverse order. */
const cleanups: (() => unknown)[] = [];

/** Migrates and seeds a database, and closes its connections: PostgreSQL copies only unused ones. */
async function prepare(options: Pick<DatabaseOptions, 'databaseUrl' | 'dataDir' | 'archive'>): Promise<void> {
  const database = await openDatabase({ ...options, migrationsDir });
  await database.close();
}

const makers: { [Name in keyof PreparedDatabases]: () => Promise<PreparedDatabases[Name]> } = {
  embedded: async () => {
    const folder = createTemporaryFolder();
    cleanups.push(() => folder.remove());
    const archive = path.join(folder.path, 'pglite.tar');
    await writeFile(archive, await makeArchive(migrationsDir));
    await prepare({ databaseUrl: null, dataDir: folder.path, archive });
    return { folder: path.join(folder.path, 'pg'), archive };
  },
  postgres: async () => {
    const server = await startPostgres();
    cleanups.push(() => server.stop());
    const template = await createDatabase(server.url);
    cleanups.push(() => template.drop());
    await prepare({ databaseUrl: template.url, dataDir: '' });
    return { serverUrl: server.url, template: new URL(template.url).pathname.slice(1) };
  },
};

const preparedDatabases = new Map<string, Promise<unknown>>();

function makeOnce(name: string): Promise<unknown> {
  const prepared = preparedDatabases.get(name);
  if (prepared) return prepared;
  if (name !== 'embedded' && name !== 'postgres') return Promise.reject(new Error(`no database ${name}`));
  const making: Promise<unknown> = makers[name]();
  preparedDatabases.set(name, making);
  return making;
}

const server = createServer((request, response) => {
  // a kept connection that ends while the next test file asks over it would fail that file
  response.setHeader('connection', 'close');
  makeOnce(request.url?.slice(1) ?? '').then(
    (prepared) => response.end(JSON.stringify(prepared)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

async function stop(): Promise<void> {
  await Promise.allSettled(preparedDatabases.values());
  for (const cleanUp of cleanups.reverse()) await cleanUp();
  process.exit();
}

// the pipe from jest ends with jest, however jest ends
process.stdin.resume().once('end', () => void stop());
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
