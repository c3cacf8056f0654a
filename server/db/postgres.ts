import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type ClientBase } from 'pg';
import { Problem } from '../problem';
import type { DatabaseOptions } from './database';
import type { OpenDatabase } from './lazyDatabase';
import { seedVehicles } from './seedVehicles';

/** Any number, as long as every copy of the service asks for the same. */
const migrationLock = 727_003;
const statementTimeoutMs = 10_000;
/** A server that is there ends a statement sooner: only one that is gone without a word is waited for so long. */
const answerTimeoutMs = 15_000;
const connection = { connectionTimeoutMillis: 5_000, keepAlive: true };

type Preparation = Pick<DatabaseOptions, 'migrationsDir' | 'fill'>;

/** Whoever uses a lost connection is told by its query; without a listener the loss would end the process. */
const outlived = (client: ClientBase) => client.on('error', () => undefined);

/** Several copies may start at once: one migrates, the others wait for it, however long it takes. */
async function prepareAlone(connectionString: string, { migrationsDir, fill }: Preparation): Promise<void> {
  const client = new Client({ connectionString, ...connection });
  outlived(client);
  await client.connect();
  try {
    // a server may have a limit of its own
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle({ client });
    await migrate(db, { migrationsFolder: migrationsDir });
    await seedVehicles(db);
    await fill?.(db);
  } finally {
    // and the lock with it
    await client.end();
  }
}

/**
 * drizzle's own transaction keeps the pool's connection for ever when it cannot begin, and gives back one whose answer is
 * still awaited. Here a connection whose statement failed ends instead.
 */
function databaseOf(pool: Pool): OpenDatabase['db'] {
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
  await prepareAlone(url, preparation);
  const pool = new Pool({
    connectionString: url,
    ...connection,
    statement_timeout: statementTimeoutMs,
    query_timeout: answerTimeoutMs,
  });
  // one lost while idle is replaced by the next query
  pool.on('error', () => undefined);
  pool.on('connect', outlived);
  return { db: databaseOf(pool), close: () => pool.end() };
}
