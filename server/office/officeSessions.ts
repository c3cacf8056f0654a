/** Sessions of the office. Their table and cookie are separate from those of the shop. */
import { and, eq, gt, lte } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { LazyDatabase } from '../db/lazyDatabase';
import { officeSessions } from '../db/schema';
import { isLocal } from '../shared/publicAddress';
import { hashEntry } from './officeAccounts';

export interface OfficeSession {
  id: string;
  /** Name of the signed-in account. */
  name: string;
}

const sessionMs = 8 * 60 * 60_000;

/**
 * Cookies of the session and of the sign-in form. If a link on another site leads to the office, the browser does not
 * send the session cookie, and a signed-in person sees the sign-in form. The form has another cookie, so that it cannot
 * replace the session cookie.
 */
type OfficeCookie = 'office' | 'office-form';

const toCookieName = (request: FastifyRequest, name: OfficeCookie): string =>
  isLocal(request) ? name : `__Host-${name}`;

/**
 * Attributes of a cookie. Browsers also send the form's cookie if a link on another site leads to the office, so that a
 * sign-in form in another tab stays valid.
 */
const attributes = (request: FastifyRequest, name: OfficeCookie) =>
  ({
    ...{ path: '/', httpOnly: true, secure: !isLocal(request) },
    sameSite: name === 'office' ? 'strict' : 'lax',
  }) as const;

const readCookie = (request: FastifyRequest, name: OfficeCookie): string | undefined =>
  request.cookies[toCookieName(request, name)];

function setNewCookie(request: FastifyRequest, reply: FastifyReply, name: OfficeCookie): string {
  const token = randomBytes(32).toString('base64url');
  reply.setCookie(toCookieName(request, name), token, {
    ...attributes(request, name),
    maxAge: sessionMs / 1_000,
  });
  return token;
}

export const readOfficeCookie = (request: FastifyRequest): string | undefined =>
  readCookie(request, 'office');

/** Sets a new random token for a new session. A token that existed before the sign-in is never used for the session. */
export const setOfficeCookie = (request: FastifyRequest, reply: FastifyReply): string =>
  setNewCookie(request, reply, 'office');

export const clearOfficeCookie = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(toCookieName(request, 'office'), attributes(request, 'office'));

export const readFormCookie = (request: FastifyRequest): string | undefined =>
  readCookie(request, 'office-form');

/** Returns the token for the sign-in form. If there is no token, creates one. */
export const giveFormCookie = (request: FastifyRequest, reply: FastifyReply): string =>
  readFormCookie(request) ?? setNewCookie(request, reply, 'office-form');

export interface OfficeSessionOptions {
  database: LazyDatabase;
  secret: string;
  /** Password hashes by account name, from OFFICE_ACCOUNTS. */
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
    /** Derives the token that each form sends. Another site can read neither the token nor the cookie. */
    toFormToken,

    /** Whether the token of a form belongs to the cookie. */
    isOwnForm(cookie: string | undefined, sent: string | undefined): boolean {
      if (!cookie || !sent) return false;
      const [expected, actual] = [Buffer.from(toFormToken(cookie)), Buffer.from(sent)];
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },

    /**
     * Finds the session for a cookie. Returns null if there is no session or it has ended. Also returns null if the
     * account was removed, or if its password was changed.
     */
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

    /** Starts a session with this token, and deletes expired sessions. */
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
