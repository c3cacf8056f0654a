/**
 * Database server of a jest run: a process that `globalSetup.ts` starts and that tests ask for prepared databases. They
 * have the tables and the vehicles already, and each test file works on a copy, because preparing takes seconds and copying
 * a tenth of one. Each engine's is made when it is first asked for, because most runs need only one of them or none.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { openDatabase, type DatabaseOptions } from '../db/database';
import { migrationsDir, createTemporaryFolder } from './folders';
import { createDatabase, startPostgres } from './postgres';
import type { PreparedDatabases } from './preparedDatabases';

/** Undoes what was made, the newest first. */
const cleanups: (() => unknown)[] = [];

/** Migrates and seeds a database, and leaves it without connections: PostgreSQL copies no other. */
async function prepare(options: Pick<DatabaseOptions, 'databaseUrl' | 'dataDir'>): Promise<void> {
  const database = await openDatabase({ ...options, migrationsDir });
  await database.close();
}

const makers: { [Name in keyof PreparedDatabases]: () => Promise<PreparedDatabases[Name]> } = {
  embedded: async () => {
    const folder = createTemporaryFolder();
    cleanups.push(() => folder.remove());
    await prepare({ databaseUrl: null, dataDir: folder.path });
    return { folder: path.join(folder.path, 'pg') };
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

const made = new Map<string, Promise<unknown>>();

function makeOnce(name: string): Promise<unknown> {
  const known = made.get(name);
  if (known) return known;
  if (name !== 'embedded' && name !== 'postgres') return Promise.reject(new Error(`no database ${name}`));
  const making: Promise<unknown> = makers[name]();
  made.set(name, making);
  return making;
}

const server = createServer((request, response) => {
  makeOnce(request.url?.slice(1) ?? '').then(
    (prepared) => response.end(JSON.stringify(prepared)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

async function stop(): Promise<void> {
  await Promise.allSettled(made.values());
  for (const cleanUp of cleanups.reverse()) await cleanUp();
  process.exit();
}

// the pipe from jest ends with jest, however jest ends
process.stdin.resume().once('end', () => void stop());
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
