/** Sessions of the office: a table and a cookie of their own. */
import { and, eq, gt, lte } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { LazyDatabase } from '../db/lazyDatabase';
import { officeSessions } from '../db/schema';
import { isLocal } from '../shared/publicAddress';
import { hashEntry } from './officeAccounts';

export interface OfficeSession {
  id: string;
  /** Name of the account. */
  name: string;
}

const sessionMs = 8 * 60 * 60_000;

const toCookieName = (request: FastifyRequest): string => (isLocal(request) ? 'office' : '__Host-office');

const attributes = (request: FastifyRequest) =>
  ({ path: '/', sameSite: 'strict', httpOnly: true, secure: !isLocal(request) }) as const;

export const readOfficeCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[toCookieName(request)];

/** Sets a new random token, before signing in and with it: none that was there before is taken over. */
export function setOfficeCookie(request: FastifyRequest, reply: FastifyReply): string {
  const token = randomBytes(32).toString('base64url');
  reply.setCookie(toCookieName(request), token, { ...attributes(request), maxAge: sessionMs / 1_000 });
  return token;
}

export const clearOfficeCookie = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(toCookieName(request), attributes(request));

export interface OfficeSessionOptions {
  database: LazyDatabase;
  secret: string;
  /** Hashes by name, as the setting has them. */
  accounts: ReadonlyMap<string, string>;
  now: () => Date;
}

export type OfficeSessions = ReturnType<typeof makeOfficeSessions>;

export function makeOfficeSessions({ database, secret, accounts, now }: OfficeSessionOptions) {
  const sign = (purpose: string, token: string): string =>
    createHmac('sha256', secret).update(`office ${purpose} ${token}`).digest('base64url');
  const toId = (token: string): string => sign('session', token);
  const toFormToken = (token: string): string => sign('form', token);

  return {
    /** Token that each form repeats: another site can read neither it nor the cookie that it is made of. */
    toFormToken,

    /** Whether a form repeats the token of the cookie that came with it. */
    isOwnForm(cookie: string | undefined, sent: string | undefined): boolean {
      if (!cookie || !sent) return false;
      const [expected, actual] = [Buffer.from(toFormToken(cookie)), Buffer.from(sent)];
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },

    /** The session of a cookie; null when there is none, it is over, or its account is gone or has another password. */
    async find(token: string): Promise<OfficeSession | null> {
      const db = await database.get();
      const [row] = await db
        .select()
        .from(officeSessions)
        .where(and(eq(officeSessions.id, toId(token)), gt(officeSessions.expiresAt, now())));
      const entry = row && accounts.get(row.name);
      return entry !== undefined && hashEntry(entry) === row?.accountHash
        ? { id: row.id, name: row.name }
        : null;
    },

    /** Starts a session under a token; what is over is deleted on the way. */
    async start(name: string, token: string): Promise<void> {
      const db = await database.get();
      await db.delete(officeSessions).where(lte(officeSessions.expiresAt, now()));
      await db.insert(officeSessions).values({
        ...{ id: toId(token), name, accountHash: hashEntry(accounts.get(name) ?? '') },
        createdAt: now(),
        expiresAt: new Date(now().getTime() + sessionMs),
      });
    },

    async end(token: string): Promise<void> {
      const db = await database.get();
      await db.delete(officeSessions).where(eq(officeSessions.id, toId(token)));
    },
  };
}
