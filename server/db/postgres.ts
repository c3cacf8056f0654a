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

/** Key of the advisory lock for migrations. All copies of the service use the same key. */
const migrationLock = 727_003;
/**
 * Number of connections of one copy of the service. By default, PostgreSQL accepts only 100 connections from all
 * copies.
 */
export const defaultConnections = 20;

interface WorkLimits {
  /** Milliseconds that a statement may take. */
  statementMs: number;
  /** Milliseconds that a statement waits for a lock. */
  lockMs: number;
  /** Milliseconds that a query or a transaction waits for a free connection. */
  connectionMs: number;
}

const limitsOf: Readonly<Record<DatabaseWork, WorkLimits>> = {
  sessions: { statementMs: 2_000, lockMs: 1_000, connectionMs: 2_000 },
  // an order may wait for other orders of the same product, and for the customer's other orders on credit
  orders: { statementMs: 8_000, lockMs: 4_000, connectionMs: 3_000 },
  // these limits are short, because pages can do without the stock that orders hold: they then show the ERP's stock
  stock: { statementMs: 1_000, lockMs: 400, connectionMs: 400 },
  background: { statementMs: 30_000, lockMs: 10_000, connectionMs: 5_000 },
  usual: { statementMs: 6_000, lockMs: 2_000, connectionMs: 3_000 },
};

/** Divides the connections of one copy of the service among the kinds of work. */
export function divideConnections(total: number): Record<DatabaseWork, number> {
  const quarter = Math.max(2, Math.floor(total / 4));
  const [sessions, orders, stock, background] = [quarter, quarter, 2, 2];
  return { sessions, orders, stock, background, usual: total - sessions - orders - stock - background };
}

/**
 * Milliseconds after which a statement counts as unanswered. The server ends a statement one second earlier, so only an
 * unreachable server exceeds this limit.
 */
const answerMs = (statementMs: number): number => statementMs + 1_000;
/**
 * Milliseconds after which the server ends a transaction without statements. Such a transaction would only hold its
 * locks.
 */
const idleTransactionMs = 30_000;
const connection = { connectionTimeoutMillis: 5_000, keepAlive: true };
const probeMs = 1_000;

type Preparation = Pick<DatabaseOptions, 'migrationsDir' | 'fill' | 'owner'>;

/**
 * Ignores the error event of a lost connection, because the query on this connection fails anyway. Without a listener,
 * the event would end the process.
 */
const ignoreConnectionErrors = (client: ClientBase) => client.on('error', () => undefined);

/**
 * Migrates under an advisory lock. If several copies of the service start at once, one copy migrates and the others
 * wait without a time limit.
 */
async function prepareWithLock(
  connectionString: string,
  { migrationsDir, fill, owner }: Preparation,
): Promise<void> {
  const client = new Client({ connectionString, ...connection });
  ignoreConnectionErrors(client);
  await client.connect();
  try {
    // this wait may be long, so timeouts that are configured on the server are switched off
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle({ client });
    await migrateForOwner(db, owner, () => migrate(db, { migrationsFolder: migrationsDir }));
    await seedVehicles(db);
    await fill?.(db);
  } finally {
    // closing the connection also releases the lock
    await client.end();
  }
}

/**
 * Creates a database, and replaces Drizzle's transaction function. If a transaction cannot begin, Drizzle's function
 * never returns the connection to the pool. If an answer is still pending, Drizzle's function returns the connection
 * too early. The new function closes a connection after a failed statement.
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

/** Tests the server with a trivial query over a separate connection. */
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
    // this promise is not awaited, because a server that does not answer does not confirm the end of a connection
    // either
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
    // an idle connection may be lost; the next query then opens another connection
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
