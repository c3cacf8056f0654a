/**
 * node dist/server/moveToPostgres.mjs: copies the data of the embedded database in DATA_DIR to the empty PostgreSQL
 * database in DATABASE_URL. The service must be stopped first. The embedded database stays unchanged.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ConfigError, readConfig } from '../shared/config';
import { openDatabase } from './database';
import { secondFolders } from './embedded';
import { moveDatabase, TargetNotEmpty } from './moveDatabase';

const migrationsDir = path.join(import.meta.dirname, 'migrations');

async function move(): Promise<void> {
  const { databaseUrl, dataDir, databaseConnections } = readConfig(process.env);
  if (databaseUrl === null)
    throw new ConfigError('DATABASE_URL is missing: set it to an empty PostgreSQL database.');
  const isSecond = existsSync(path.join(dataDir, secondFolders['real shop']));
  if (!isSecond && !existsSync(path.join(dataDir, 'pg')))
    throw new ConfigError(`There is no embedded database in DATA_DIR ${dataDir}.`);
  const from = await openDatabase({
    databaseUrl: null,
    dataDir,
    migrationsDir,
    ...(isSecond && { owner: 'real shop' as const }),
  });
  try {
    const to = await openDatabase({ databaseUrl, dataDir, migrationsDir, connections: databaseConnections });
    try {
      const moved = await moveDatabase(from.db, to.dbFor?.('background') ?? to.db);
      for (const [table, rows] of moved) if (rows > 0) process.stdout.write(`${table}: ${rows}\n`);
      process.stdout.write('Moved. Start the service with this DATABASE_URL.\n');
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

try {
  await move();
} catch (error) {
  const isSentence = error instanceof ConfigError || error instanceof TargetNotEmpty;
  process.stderr.write(`${isSentence || !(error instanceof Error) ? String(error) : error.stack}\n`);
  process.exitCode = 1;
}
