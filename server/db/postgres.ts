import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { DatabaseOptions } from './database';
import type { OpenDatabase } from './lazyDatabase';
import { seedVehicles } from './seedVehicles';

/** Any number, as long as every copy of the service asks for the same. */
const migrationLock = 727_003;
const connectTimeoutMs = 5_000;
const statementTimeoutMs = 10_000;

type Preparation = Pick<DatabaseOptions, 'migrationsDir' | 'fill'>;

/** Several copies may start at once: one migrates, the others wait for it. */
async function prepareAlone(pool: Pool, { migrationsDir, fill }: Preparation): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle({ client });
    await migrate(db, { migrationsFolder: migrationsDir });
    await seedVehicles(db);
    await fill?.(db);
  } finally {
    // the connection ends here, and the lock with it
    client.release(true);
  }
}

export async function openPostgres(url: string, preparation: Preparation): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
  });
  // a connection lost while idle is replaced by the next query; without a listener it would end the process
  pool.on('error', () => undefined);
  try {
    await prepareAlone(pool, preparation);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzle({ client: pool }), close: () => pool.end() };
}
