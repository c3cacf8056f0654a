import { and, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { createHmac, randomBytes } from 'node:crypto';
import type { Account } from '@/erp/rows/account';
import type { OpenSession } from '@/shop/sessionSchemas';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import { runWithAdvisoryLock } from '../db/advisoryLock';
import { passwordChanges, sellerCustomers, sessions } from '../db/schema';

export interface Session {
  id: string;
  account: Account;
  /** Customer whom the seller serves. Null if the account is a customer, or if the seller serves no customer. */
  customer: Account | null;
  xsrf: string;
  /** Time when the session ends if no further request arrives. */
  endsAt: Date;
}

export interface SessionStoreOptions {
  database: LazyDatabase;
  secret: string;
  now: () => Date;
}

const minute = 60_000;
const idleMs = 8 * 60 * minute;
/**
 * Milliseconds for which an old session id stays valid after the first use of the new id. In this time, pending
 * requests of other tabs may still contain the old id.
 */
const replacedMs = 30_000;
/** Maximum number of sessions in a list. */
const maxListed = 50;
export const maxSessionMs = 30 * 24 * 60 * minute;

const randomToken = (): string => randomBytes(32).toString('base64url');

const endOf = ({ lastSeenAt, expiresAt }: { lastSeenAt: Date; expiresAt: Date }): Date =>
  new Date(Math.min(lastSeenAt.getTime() + idleMs, expiresAt.getTime()));

/** Stores sessions in the database, so that they survive a restart, and all copies of the service know them. */
export function makeSessionStore({ database, secret, now }: SessionStoreOptions) {
  const idOf = (token: string): string => createHmac('sha256', secret).update(token).digest('hex');
  const before = (ms: number): Date => new Date(now().getTime() - ms);

  /**
   * Reads a session, and the customer whom the seller serves. The customer is null if the seller no longer has this
   * customer.
   */
  async function read(token: string) {
    const db = await database.get();
    const served = and(
      eq(sellerCustomers.sellerCode, sessions.accountCode),
      eq(sellerCustomers.code, sessions.customerCode),
    );
    const [row] = await db
      .select({ session: sessions, customer: sellerCustomers.account })
      .from(sessions)
      .leftJoin(sellerCustomers, served)
      .where(and(eq(sessions.id, idOf(token)), freshNow()));
    return row ?? null;
  }

  type Row = NonNullable<Awaited<ReturnType<typeof read>>>;
  const freshNow = () => and(gt(sessions.lastSeenAt, before(idleMs)), gt(sessions.expiresAt, now()));

  const sessionIn = ({ session, customer }: Row, lastSeenAt: Date): Session => ({
    id: session.id,
    account: session.account,
    customer,
    xsrf: session.xsrf,
    endsAt: endOf({ lastSeenAt, expiresAt: session.expiresAt }),
  });

  /**
   * Ends all other ids of a session once the browser uses a new id. Until then the old id stays valid, because the
   * answer with the new id may be lost.
   */
  async function endOtherIds(db: Database, { id, xsrf }: Row['session']): Promise<void> {
    const replacedAt = new Date(now().getTime() + replacedMs).toISOString();
    await db
      .update(sessions)
      .set({ expiresAt: sql`least(${sessions.expiresAt}, ${replacedAt}::timestamptz)` })
      .where(and(eq(sessions.xsrf, xsrf), ne(sessions.id, id)));
  }

  /**
   * Ends all sessions of an account except one. A sign-in fails if it has checked the old password but has not yet
   * stored a session.
   */
  async function endByAccount(
    transaction: Database,
    accountCode: string,
    keptId: string | null,
  ): Promise<void> {
    await runWithAdvisoryLock(transaction, 'sessions', accountCode);
    const changedAt = sql`clock_timestamp()`;
    await transaction
      .insert(passwordChanges)
      .values({ accountCode, changedAt })
      .onConflictDoUpdate({ target: passwordChanges.accountCode, set: { changedAt } });
    await transaction
      .delete(sessions)
      .where(
        and(eq(sessions.accountCode, accountCode), keptId === null ? undefined : ne(sessions.id, keptId)),
      );
  }

  return {
    /**
     * Finds the session for a cookie. Returns null if there is no session, if it was idle for 8 hours, or if it is 30
     * days old.
     */
    async find(token: string): Promise<Session | null> {
      const row = await read(token);
      if (!row) return null;
      const { id, lastSeenAt } = row.session;
      // `lastSeenAt` is written at most once a minute, because a precision of one minute is enough and saves many
      // writes
      if (lastSeenAt >= before(minute)) return sessionIn(row, lastSeenAt);
      const seenAt = now();
      const db = await database.get();
      await db.update(sessions).set({ lastSeenAt: seenAt }).where(eq(sessions.id, id));
      await endOtherIds(db, row.session);
      return sessionIn(row, seenAt);
    },

    /** Finds the session for a cookie without prolonging the session. */
    async peek(token: string): Promise<Session | null> {
      const row = await read(token);
      return row && sessionIn(row, row.session.lastSeenAt);
    },

    /** Returns the time of the database's clock, which all copies of the service share. */
    async clock(): Promise<string> {
      const db = await database.get();
      const [row] = await db
        .select({ time: sql<string>`clock_timestamp()::text` })
        .from(sql`(values (1)) as once`);
      return row?.time ?? '';
    },

    /**
     * Starts a session with a new token, and deletes expired sessions. Returns null if the password was changed after
     * the sign-in had checked it.
     * @param device browser and system of the person who signs in
     * @param tried result of `clock` before the password was checked
     */
    async start(
      account: Account,
      device: string,
      tried?: string,
    ): Promise<{ token: string; session: Session } | null> {
      const db = await database.get();
      const token = randomToken();
      const dates = {
        createdAt: now(),
        lastSeenAt: now(),
        expiresAt: new Date(now().getTime() + maxSessionMs),
      };
      const session: Session = {
        id: idOf(token),
        account,
        customer: null,
        xsrf: randomToken(),
        endsAt: endOf(dates),
      };
      await db
        .delete(sessions)
        .where(or(lt(sessions.expiresAt, now()), lt(sessions.lastSeenAt, before(idleMs))));
      const { id, xsrf } = session;
      const accountCode = account.code;
      return db.transaction(async (transaction) => {
        await runWithAdvisoryLock(transaction, 'sessions', accountCode);
        const since = and(
          eq(passwordChanges.accountCode, accountCode),
          sql`${passwordChanges.changedAt} > ${tried}::timestamptz`,
        );
        if (tried !== undefined && (await transaction.$count(passwordChanges, since)) > 0) return null;
        await transaction.insert(sessions).values({ id, accountCode, account, xsrf, device, ...dates });
        return { token, session };
      });
    },

    /** Ends a session and all its former ids, which have the same XSRF token. */
    async end(token: string): Promise<void> {
      const db = await database.get();
      const own = db
        .select({ xsrf: sessions.xsrf })
        .from(sessions)
        .where(eq(sessions.id, idOf(token)));
      await db.delete(sessions).where(inArray(sessions.xsrf, own));
    },

    /** Lists an account's sessions. The most recently used session comes first. */
    async list({ account, xsrf }: Session): Promise<OpenSession[]> {
      const db = await database.get();
      const { device, createdAt, lastSeenAt } = sessions;
      const rows = await db
        .select({ xsrf: sessions.xsrf, device, createdAt, lastSeenAt })
        .from(sessions)
        .where(and(eq(sessions.accountCode, account.code), freshNow()))
        .orderBy(desc(lastSeenAt))
        .limit(maxListed);
      // a session has two ids for a moment after the seller has chosen a customer
      const isFirst = ({ xsrf: one }: { xsrf: string }, at: number): boolean =>
        rows.findIndex((row) => row.xsrf === one) === at;
      return rows.filter(isFirst).map((row) => ({
        device: row.device,
        startedAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        isCurrent: row.xsrf === xsrf,
      }));
    },

    /** Ends the account's sessions in other browsers. Returns the number of ended sessions. */
    async endElsewhere({ account, xsrf }: Session): Promise<number> {
      const db = await database.get();
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.accountCode, account.code), ne(sessions.xsrf, xsrf)))
        .returning({ xsrf: sessions.xsrf });
      return new Set(ended.map((row) => row.xsrf)).size;
    },

    /**
     * Ends the account's other sessions after a password change. A sign-in with the old password that is still in
     * progress fails, too: either its session is deleted here, or `start` finds the recorded password change.
     */
    async endOtherSessions(accountCode: string, keptId: string | null): Promise<void> {
      const db = await database.get();
      await db.transaction((transaction) => endByAccount(transaction, accountCode, keptId));
    },

    /**
     * Ends all sessions of an account, and fails all sign-ins in progress.
     * @param transaction transaction that deletes the account
     */
    endAll: (accountCode: string, transaction: Database): Promise<void> =>
      endByAccount(transaction, accountCode, null),

    /**
     * Sets the customer whom the seller serves, or no customer if `code` is null. The session continues under a new id.
     * The previous id keeps the previous customer, and ends when the new id is used. Returns the new token, or null if
     * the session has ended.
     */
    async select({ id }: Session, code: string | null): Promise<string | null> {
      const db = await database.get();
      const token = randomToken();
      return db.transaction(async (transaction) => {
        const [old] = await transaction.select().from(sessions).where(eq(sessions.id, id)).for('update');
        if (!old) return null;
        // `find` records a use only if `lastSeenAt` is more than a minute ago. The time is set back, so that the first use
        // of the new id is recorded
        const lastSeenAt = new Date(before(minute).getTime() - 1);
        await transaction
          .insert(sessions)
          .values({ ...old, id: idOf(token), customerCode: code, lastSeenAt });
        return token;
      });
    },

    /**
     * Changes the account in all its sessions, for example its name.
     * @param db the database, or the transaction to use
     */
    async rename(account: Account, db: Database): Promise<void> {
      await db
        .update(sessions)
        .set({ account })
        .where(and(eq(sessions.accountCode, account.code), sql`${sessions.account} <> ${account}`));
    },
  };
}

export type SessionStore = ReturnType<typeof makeSessionStore>;
