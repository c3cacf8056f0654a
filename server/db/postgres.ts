import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type ClientBase } from 'pg';
import { Problem } from '../shared/problem';
import type { DatabaseOptions } from './databaseOptions';
import { createDatabaseBreaker, type DatabaseBreaker } from './databaseBreaker';
import type { Database, DatabaseWork, OpenDatabase } from './lazyDatabase';
import { migrateForOwner } from './databaseOwner';
import { seedVehicles } from './seedVehicles';
import { traceClient, traceQuery } from './traceQueries';

/** Key of the migrations' advisory lock, the same in all copies of the service. */
const migrationLock = 727_003;
/** Number of connections of one copy of the service; PostgreSQL accepts 100 from all copies by default. */
export const defaultConnections = 20;

interface WorkLimits {
  /** Milliseconds that a statement may take. */
  statementMs: number;
  /** Milliseconds that a statement waits for a lock. */
  lockMs: number;
  /** Milliseconds that work waits for a connection. */
  connectionMs: number;
}

const limitsOf: Readonly<Record<DatabaseWork, WorkLimits>> = {
  sessions: { statementMs: 2_000, lockMs: 1_000, connectionMs: 2_000 },
  // orders of the same product, or of the same customer on credit, wait for each other
  orders: { statementMs: 8_000, lockMs: 4_000, connectionMs: 3_000 },
  // reading the stock that orders hold has short limits: without an answer, pages show the ERP's own stock
  stock: { statementMs: 1_000, lockMs: 400, connectionMs: 400 },
  background: { statementMs: 30_000, lockMs: 10_000, connectionMs: 5_000 },
  usual: { statementMs: 6_000, lockMs: 2_000, connectionMs: 3_000 },
};

/** Divides a copy's connections among the kinds of work. */
export function divideConnections(total: number): Record<DatabaseWork, number> {
  const quarter = Math.max(2, Math.floor(total / 4));
  const [sessions, orders, stock, background] = [quarter, quarter, 2, 2];
  return { sessions, orders, stock, background, usual: total - sessions - orders - stock - background };
}

/**
 * Milliseconds after which a statement counts as unanswered: a reachable server would have ended it by its own limit.
 */
const answerMs = (statementMs: number): number => statementMs + 1_000;
/** Milliseconds after which a transaction that waits for this process is ended, as it only holds locks. */
const idleTransactionMs = 30_000;
const connection = { connectionTimeoutMillis: 5_000, keepAlive: true };
const probeMs = 1_000;

type Preparation = Pick<DatabaseOptions, 'migrationsDir' | 'fill' | 'owner'>;

/**
 * Ignores the error event of a lost connection: its query fails anyway, and without a listener the event would end the
 * process.
 */
const ignoreConnectionErrors = (client: ClientBase) => client.on('error', () => undefined);

/**
 * Migrates under an advisory lock: of several copies that start at once one migrates, and the others wait without a
 * time limit.
 */
async function prepareWithLock(
  connectionString: string,
  { migrationsDir, fill, owner }: Preparation,
): Promise<void> {
  const client = new Client({ connectionString, ...connection });
  ignoreConnectionErrors(client);
  await client.connect();
  try {
    // overrides a timeout of the server
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle({ client });
    await migrateForOwner(db, owner, () => migrate(db, { migrationsFolder: migrationsDir }));
    await seedVehicles(db);
    await fill?.(db);
  } finally {
    // closing also releases the lock
    await client.end();
  }
}

/**
 * Creates a database that runs transactions by its own code. Drizzle's code never gives a connection back to the pool
 * when a transaction cannot begin, and gives one back whose answer is still pending. Here a connection is destroyed
 * after a failed statement.
 */
function createDatabase(pool: Pool, breaker: DatabaseBreaker): OpenDatabase['db'] {
  const query = pool.query.bind(pool) as (...question: unknown[]) => Promise<unknown>;
  const db = drizzle({
    client: Object.assign(pool, {
      query: (...question: unknown[]) => traceQuery(question[0], () => breaker.run(() => query(...question))),
    }),
  });
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await breaker
      .run(() => pool.connect())
      .catch((cause: unknown) => {
        throw new Problem('DATABASE_UNAVAILABLE', {}, { cause });
      });
    try {
      const result = await drizzle({ client: traceClient(client) }).transaction(work, config);
      client.release();
      return result;
    } catch (error) {
      const isOfStatement = error instanceof DrizzleQueryError;
      client.release(isOfStatement);
      if (isOfStatement) breaker.count(error.cause);
      throw error;
    }
  };
  return Object.assign(db, { transaction });
}

/** Runs a trivial query over a separate connection. */
async function probeServer(connectionString: string): Promise<void> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: probeMs,
    query_timeout: probeMs,
  });
  ignoreConnectionErrors(client);
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    // a server that does not answer does not confirm the end of a connection either, so this is not awaited
    void client.end().catch(() => undefined);
  }
}

export async function openPostgres(
  url: string,
  { connections = defaultConnections, ...preparation }: Preparation & { connections?: number },
): Promise<OpenDatabase> {
  await prepareWithLock(url, preparation);
  const breaker = createDatabaseBreaker(() => probeServer(url));
  const sizes = divideConnections(connections);
  const pools = new Map<DatabaseWork, Pool>();
  const open = (work: DatabaseWork): Database => {
    const { statementMs, lockMs, connectionMs } = limitsOf[work];
    const pool = new Pool({
      connectionString: url,
      ...connection,
      max: sizes[work],
      connectionTimeoutMillis: connectionMs,
      statement_timeout: statementMs,
      lock_timeout: lockMs,
      query_timeout: answerMs(statementMs),
      idle_in_transaction_session_timeout: idleTransactionMs,
    });
    // a connection lost while idle is replaced by the next query
    pool.on('error', () => undefined);
    pool.on('connect', ignoreConnectionErrors);
    pools.set(work, pool);
    return createDatabase(pool, breaker);
  };
  const databases: Record<DatabaseWork, Database> = {
    usual: open('usual'),
    sessions: open('sessions'),
    orders: open('orders'),
    stock: open('stock'),
    background: open('background'),
  };
  return {
    db: databases.usual,
    dbFor: (work) => databases[work],
    listPools: () =>
      [...pools].map(([work, { totalCount: total, idleCount: idle, waitingCount: waiting }]) => ({
        work,
        total,
        idle,
        waiting,
      })),
    close: async () => {
      breaker.stop();
      await Promise.all([...pools.values()].map((pool) => pool.end()));
    },
  };
}
