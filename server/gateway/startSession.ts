import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '@/erp/rows/account';
import { readCookie, sessionCookie, setSessionCookie, setXsrfCookie } from './cookies';
import { toDeviceName } from './deviceName';
import type { KnownBrowsers } from './knownBrowsers';
import { toAccountKey, type SignInLimit } from './rateLimits';
import type { Session, SessionStore } from './sessionStore';

/**
 * @param tried time of the session store's clock before the password was checked; undefined if no password was checked
 */
export type BeginSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
  tried?: string,
) => Promise<Session | null>;

/**
 * Starts a session, and ends the browser's previous session. Returns null if the password was changed after the sign-in
 * had checked it. Failed attempts are reset, and the browser becomes a known browser of the account.
 */
export const makeBeginSession =
  (store: SessionStore, limit: SignInLimit, knownBrowsers: KnownBrowsers): BeginSession =>
  async (request, reply, account, tried) => {
    const started = await store.start(account, toDeviceName(request.headers['user-agent']), tried);
    if (!started) return null;
    const { token, session } = started;
    const old = readCookie(request, sessionCookie);
    if (old) await store.end(old);
    setSessionCookie(request, reply, token);
    setXsrfCookie(request, reply, session.xsrf);
    await limit.forgive(request, account.email);
    knownBrowsers.remember(request, reply, toAccountKey(account.email));
    return session;
  };
