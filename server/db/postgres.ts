import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type ClientBase } from 'pg';
import { Problem } from '../problem';
import type { DatabaseOptions } from './database';
import type { OpenDatabase } from './lazyDatabase';
import { seedVehicles } from './seedVehicles';

/** Any number that all copies of the service share. */
const migrationLock = 727_003;
const statementTimeoutMs = 10_000;
/** A reachable server ends a statement sooner: this timeout is for one that disappeared silently. */
const answerTimeoutMs = 15_000;
const connection = { connectionTimeoutMillis: 5_000, keepAlive: true };

type Preparation = Pick<DatabaseOptions, 'migrationsDir' | 'fill'>;

/** A lost connection fails its query; without a listener its error event would end the process. */
const ignoreConnectionErrors = (client: ClientBase) => client.on('error', () => undefined);

/**
 * Migrates under an advisory lock: of several copies that start at once one migrates, the others wait without
 * limit.
 */
async function prepareWithLock(
  connectionString: string,
  { migrationsDir, fill }: Preparation,
): Promise<void> {
  const client = new Client({ connectionString, ...connection });
  ignoreConnectionErrors(client);
  await client.connect();
  try {
    // overrides a timeout of the server
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle({ client });
    await migrate(db, { migrationsFolder: migrationsDir });
    await seedVehicles(db);
    await fill?.(db);
  } finally {
    // closing also releases the lock
    await client.end();
  }
}

/**
 * drizzle's own transaction never returns the pool's connection when it cannot begin, and returns one whose
 * answer is still pending. Here a connection is destroyed after a failed statement.
 */
function createDatabase(pool: Pool): OpenDatabase['db'] {
  const db = drizzle({ client: pool });
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect().catch((cause: unknown) => {
      throw new Problem('DATABASE_UNAVAILABLE', {}, { cause });
    });
    try {
      const result = await drizzle({ client }).transaction(work, config);
      client.release();
      return result;
    } catch (error) {
      client.release(error instanceof DrizzleQueryError);
      throw error;
    }
  };
  return Object.assign(db, { transaction });
}

export async function openPostgres(url: string, preparation: Preparation): Promise<OpenDatabase> {
  await prepareWithLock(url, preparation);
  const pool = new Pool({
    connectionString: url,
    ...connection,
    statement_timeout: statementTimeoutMs,
    query_timeout: answerTimeoutMs,
  });
  // a connection lost while idle is replaced by the next query
  pool.on('error', () => undefined);
  pool.on('connect', ignoreConnectionErrors);
  return { db: createDatabase(pool), close: () => pool.end() };
}
