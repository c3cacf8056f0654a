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
  /** Customer that a seller serves. */
  customer: Account | null;
  xsrf: string;
  /** Time when the session ends without further requests. */
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
 * Milliseconds for which a replaced id stays valid after the first use of the new id, because pending requests of other
 * tabs still carry the old one.
 */
const replacedMs = 30_000;
/** Maximum number of listed sessions. */
const maxListed = 50;
export const maxSessionMs = 30 * 24 * 60 * minute;

const randomToken = (): string => randomBytes(32).toString('base64url');

const endOf = ({ lastSeenAt, expiresAt }: { lastSeenAt: Date; expiresAt: Date }): Date =>
  new Date(Math.min(lastSeenAt.getTime() + idleMs, expiresAt.getTime()));

/**
 * Sessions are stored in the database, so that they survive a restart and are the same for every copy of the service.
 */
export function makeSessionStore({ database, secret, now }: SessionStoreOptions) {
  const idOf = (token: string): string => createHmac('sha256', secret).update(token).digest('hex');
  const before = (ms: number): Date => new Date(now().getTime() - ms);

  /**
   * Reads a session with its served customer in one row. If the customer is no longer the seller's, no customer is
   * served.
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
   * Ends the other ids of a session once the browser uses one of them. They stay valid until then, because the answer
   * with a new id may be lost.
   */
  async function endOtherIds(db: Database, { id, xsrf }: Row['session']): Promise<void> {
    const replacedAt = new Date(now().getTime() + replacedMs).toISOString();
    await db
      .update(sessions)
      .set({ expiresAt: sql`least(${sessions.expiresAt}, ${replacedAt}::timestamptz)` })
      .where(and(eq(sessions.xsrf, xsrf), ne(sessions.id, id)));
  }

  /** Ends an account's sessions except one. A sign-in in progress fails if its password was checked before this. */
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
    /** Finds the session for a cookie. Null if there is no session, or it was idle for 8 hours or is 30 days old. */
    async find(token: string): Promise<Session | null> {
      const row = await read(token);
      if (!row) return null;
      const { id, lastSeenAt } = row.session;
      // a precision of one minute is enough for 8 hours, and saves a write per request
      if (lastSeenAt >= before(minute)) return sessionIn(row, lastSeenAt);
      const seenAt = now();
      const db = await database.get();
      await db.update(sessions).set({ lastSeenAt: seenAt }).where(eq(sessions.id, id));
      await endOtherIds(db, row.session);
      return sessionIn(row, seenAt);
    },

    /** Finds the session without prolonging it. */
    async peek(token: string): Promise<Session | null> {
      const row = await read(token);
      return row && sessionIn(row, row.session.lastSeenAt);
    },

    /** Returns the database's time, which copies of the service share. */
    async clock(): Promise<string> {
      const db = await database.get();
      const [row] = await db
        .select({ time: sql<string>`clock_timestamp()::text` })
        .from(sql`(values (1)) as once`);
      return row?.time ?? '';
    },

    /**
     * Starts a session under a new token, and deletes expired sessions. Null when the password was changed after it was
     * checked.
     * @param device browser and system of the sign-in
     * @param tried time by `clock` before the password was checked
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

    /** Ends a session with all its former ids, which share its XSRF token. */
    async end(token: string): Promise<void> {
      const db = await database.get();
      const own = db
        .select({ xsrf: sessions.xsrf })
        .from(sessions)
        .where(eq(sessions.id, idOf(token)));
      await db.delete(sessions).where(inArray(sessions.xsrf, own));
    },

    /** Lists an account's sessions, the most recently used first. */
    async list({ account, xsrf }: Session): Promise<OpenSession[]> {
      const db = await database.get();
      const { device, createdAt, lastSeenAt } = sessions;
      const rows = await db
        .select({ xsrf: sessions.xsrf, device, createdAt, lastSeenAt })
        .from(sessions)
        .where(and(eq(sessions.accountCode, account.code), freshNow()))
        .orderBy(desc(lastSeenAt))
        .limit(maxListed);
      // a session whose customer was chosen a moment ago still has two ids
      const isFirst = ({ xsrf: one }: { xsrf: string }, at: number): boolean =>
        rows.findIndex((row) => row.xsrf === one) === at;
      return rows.filter(isFirst).map((row) => ({
        device: row.device,
        startedAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        isCurrent: row.xsrf === xsrf,
      }));
    },

    /** Ends an account's sessions in other browsers. Returns their number. */
    async endElsewhere({ account, xsrf }: Session): Promise<number> {
      const db = await database.get();
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.accountCode, account.code), ne(sessions.xsrf, xsrf)))
        .returning({ xsrf: sessions.xsrf });
      return new Set(ended.map((row) => row.xsrf)).size;
    },

    /**
     * Ends the account's other sessions after a password change, and sign-ins in progress with the old password. Such a
     * sign-in has either stored its session already, which is then deleted here, or it finds the recorded change and
     * fails.
     */
    async endOtherSessions(accountCode: string, keptId: string | null): Promise<void> {
      const db = await database.get();
      await db.transaction((transaction) => endByAccount(transaction, accountCode, keptId));
    },

    /** Ends all sessions of an account, and sign-ins in progress. @param transaction in which the account is deleted */
    endAll: (accountCode: string, transaction: Database): Promise<void> =>
      endByAccount(transaction, accountCode, null),

    /**
     * Sets the customer that a seller serves; null for none. The session continues under a new id. The previous id
     * keeps its customer, and ends when the new id is used. Returns the new token, or null when the session has already
     * ended.
     */
    async select({ id }: Session, code: string | null): Promise<string | null> {
      const db = await database.get();
      const token = randomToken();
      return db.transaction(async (transaction) => {
        const [old] = await transaction.select().from(sessions).where(eq(sessions.id, id)).for('update');
        if (!old) return null;
        // `lastSeenAt` is more than a minute ago, because `find` records a use only then, and it must record the first
        // use of the new id
        const lastSeenAt = new Date(before(minute).getTime() - 1);
        await transaction
          .insert(sessions)
          .values({ ...old, id: idOf(token), customerCode: code, lastSeenAt });
        return token;
      });
    },

    /** Renames an account in all its sessions. @param db the database, or the transaction to use */
    async rename(account: Account, db: Database): Promise<void> {
      await db
        .update(sessions)
        .set({ account })
        .where(and(eq(sessions.accountCode, account.code), sql`${sessions.account} <> ${account}`));
    },
  };
}

export type SessionStore = ReturnType<typeof makeSessionStore>;
