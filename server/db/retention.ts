/**
 * Retention periods of personal data, by table. The service deletes a row when the database's clock says that the row's
 * period is over.
 */
import { getTableName, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { retention } from '@/shop/retention';
import { Problem } from '../shared/problem';
import { deleteLeftovers } from './deletedAccounts';
import type { LazyDatabase } from './lazyDatabase';
import * as schema from './schema';

interface Retention {
  table: PgTable;
  /** The retention period in words. docs/security.md has the same words. */
  keeps: string;
  isOver: SQL;
}

const { orderYears, messageYears, quotationYears, sessionDays } = retention;
/** Years for which changes in the office can be traced, and for which former versions can be restored. */
const officeYears = 2;
/** Hours after which an idle session has certainly ended. */
const idleHours = 24;

const endedBefore = (column: PgColumn, interval: string): SQL =>
  lt(column, sql`now() - ${interval}::interval`);

export const retentions: readonly Retention[] = [
  {
    table: schema.sessions,
    keeps: `until they end: 8 idle hours, ${sessionDays} days`,
    isOver: sql`${schema.sessions.expiresAt} < now() or ${endedBefore(schema.sessions.lastSeenAt, `${idleHours} hours`)}`,
  },
  {
    table: schema.passwordChanges,
    keeps: 'a day: for sign-ins that are under way',
    isOver: endedBefore(schema.passwordChanges.changedAt, '1 day'),
  },
  {
    table: schema.passwordResets,
    keeps: 'a day, of which the code works for 30 minutes',
    isOver: endedBefore(schema.passwordResets.createdAt, '1 day'),
  },
  {
    table: schema.emailVerifications,
    keeps: 'a day, of which the code works for 30 minutes',
    isOver: endedBefore(schema.emailVerifications.createdAt, '1 day'),
  },
  {
    table: schema.officeSessions,
    keeps: 'until they end: 8 hours',
    isOver: endedBefore(schema.officeSessions.expiresAt, '0 seconds'),
  },
  {
    table: schema.officeLog,
    keeps: `${officeYears} years`,
    isOver: endedBefore(schema.officeLog.createdAt, `${officeYears} years`),
  },
  {
    table: schema.officeVersions,
    keeps: `${officeYears} years; what they are versions of stays`,
    isOver: endedBefore(schema.officeVersions.createdAt, `${officeYears} years`),
  },
  {
    table: schema.rateLimits,
    keeps: 'until the wait is over: a day at most',
    isOver: endedBefore(schema.rateLimits.expiresAt, '0 seconds'),
  },
  {
    table: schema.contactMessages,
    keeps: `${messageYears} years`,
    isOver: endedBefore(schema.contactMessages.createdAt, `${messageYears} years`),
  },
  {
    table: schema.stockHolds,
    keeps: 'until the hold ends',
    isOver: endedBefore(schema.stockHolds.endsAt, '0 seconds'),
  },
  {
    table: schema.quotations,
    keeps: `${quotationYears} year after their validity`,
    isOver: endedBefore(schema.quotations.validUntil, `${quotationYears} years`),
  },
  {
    table: schema.orders,
    keeps: `${orderYears} years, with their handover`,
    isOver: endedBefore(schema.orders.createdAt, `${orderYears} years`),
  },
];

/**
 * Deletes expired rows, and the data that remain from deleted accounts. Returns the number of expired rows by table.
 */
export async function deleteExpired(database: LazyDatabase): Promise<Record<string, number>> {
  const db = await database.get();
  const deleted: Record<string, number> = {};
  for (const { table, isOver } of retentions) {
    const rows = await db
      .delete(table)
      .where(isOver)
      .returning({ one: sql`1` });
    if (rows.length > 0) deleted[getTableName(table)] = rows.length;
  }
  await deleteLeftovers(db);
  return deleted;
}

const hourMs = 60 * 60_000;

/**
 * Deletes expired rows at the start and once an hour. Several copies of the service may run this task at the same time.
 */
export function makeRetentionTask(database: LazyDatabase, onFault: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const run = (): void => {
    running = deleteExpired(database).catch((error: unknown) => {
      // an unreachable database is reported elsewhere: when the service starts, and at each request
      if (!(error instanceof Problem)) onFault(error);
    });
  };
  return {
    start: (): void => {
      timer ??= setInterval(run, hourMs).unref();
      run();
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await running;
    },
  };
}
