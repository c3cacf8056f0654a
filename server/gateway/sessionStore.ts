import { and, eq, gt, lt, ne, or } from 'drizzle-orm';
import { createHmac, randomBytes } from 'node:crypto';
import type { Account } from '@/erp/rows/account';
import type { LazyDatabase } from '../db/lazyDatabase';
import { sessions } from '../db/schema';

export interface Session {
  id: string;
  account: Account;
  /** A seller's customers. */
  customers: Account[];
  /** The one a seller acts for. */
  customer: Account | null;
  xsrf: string;
}

export interface SessionStoreOptions {
  database: LazyDatabase;
  secret: string;
  now: () => Date;
}

const minute = 60_000;
const idleMs = 8 * 60 * minute;
export const longestMs = 30 * 24 * 60 * minute;

const randomToken = (): string => randomBytes(32).toString('base64url');

/** Sessions live in the database, so they outlast a restart and are the same for every copy of the service. */
export function makeSessionStore({ database, secret, now }: SessionStoreOptions) {
  const idOf = (token: string): string => createHmac('sha256', secret).update(token).digest('hex');
  const before = (ms: number): Date => new Date(now().getTime() - ms);

  return {
    /** The session of a cookie; null when there is none, or it is 8 hours idle or 30 days old. */
    async find(token: string): Promise<Session | null> {
      const db = await database.get();
      const id = idOf(token);
      const fresh = and(gt(sessions.lastSeenAt, before(idleMs)), gt(sessions.expiresAt, now()));
      const [row] = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.id, id), fresh));
      if (!row) return null;
      // once a minute is exact enough for 8 hours, and spares a write per request
      if (row.lastSeenAt < before(minute))
        await db.update(sessions).set({ lastSeenAt: now() }).where(eq(sessions.id, id));
      const customer = row.customers.find(({ code }) => code === row.customerCode) ?? null;
      return { id, account: row.account, customers: row.customers, customer, xsrf: row.xsrf };
    },

    /** Starts a session under a new token; what is over is swept out on the way. */
    async start(account: Account, customers: Account[]): Promise<{ token: string; session: Session }> {
      const db = await database.get();
      const token = randomToken();
      const session: Session = { id: idOf(token), account, customers, customer: null, xsrf: randomToken() };
      const { id, xsrf } = session;
      const dates = {
        createdAt: now(),
        lastSeenAt: now(),
        expiresAt: new Date(now().getTime() + longestMs),
      };
      await db
        .delete(sessions)
        .where(or(lt(sessions.expiresAt, now()), lt(sessions.lastSeenAt, before(idleMs))));
      await db.insert(sessions).values({ id, accountCode: account.code, account, customers, xsrf, ...dates });
      return { token, session };
    },

    async end(token: string): Promise<void> {
      await (await database.get()).delete(sessions).where(eq(sessions.id, idOf(token)));
    },

    /** A changed password ends the account's sessions elsewhere. */
    async endOthers({ id, account }: Session): Promise<void> {
      const db = await database.get();
      await db.delete(sessions).where(and(eq(sessions.accountCode, account.code), ne(sessions.id, id)));
    },

    /** Whom the seller acts for from now on; null for nobody. */
    async select({ id }: Session, code: string | null): Promise<void> {
      const db = await database.get();
      await db.update(sessions).set({ customerCode: code }).where(eq(sessions.id, id));
    },
  };
}

export type SessionStore = ReturnType<typeof makeSessionStore>;
