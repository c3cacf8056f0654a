import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Problem } from '../shared/problem';
import { readCookie, sessionCookie, xsrfCookie } from './cookies';
import type { Session, SessionStore } from './sessionStore';

const readOnly = ['GET', 'HEAD', 'OPTIONS'];
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const same = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

const xsrfHeader = (request: FastifyRequest): string => {
  const header = request.headers['x-xsrf-token'];
  return typeof header === 'string' ? header : '';
};

/**
 * Whether the request comes from another origin, including another host of the same domain. Sec-Fetch-Site decides;
 * without it the Origin header is compared with the shop's.
 */
export function isForeign(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  // without a configured address, a proxy may hide the protocol but not the host
  const { publicUrl } = request.server;
  return publicUrl === null ? !origin.endsWith(`//${request.host}`) : origin !== publicUrl;
}

/**
 * Refuses cross-site requests: by the browser's own headers, and by a cookie that must be repeated in a header, as
 * another site cannot read the cookie.
 */
export function guardAgainstXsrf(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!readOnly.includes(request.method) && isForeign(request)) {
      done(new Problem('FORBIDDEN'));
      return;
    }
    const cookie = request.cookies[xsrfCookie];
    const repeats = Boolean(cookie) && same(cookie ?? '', xsrfHeader(request));
    if (repeats || readOnly.includes(request.method)) done();
    else done(new Problem('XSRF_REQUIRED'));
  });
}

/**
 * Returns the session; null for a guest, without a query to the database.
 * @param how `peeked` does not prolong the session
 * @throws XSRF_REQUIRED: a cookie planted by another host of the domain equals its own header, but not the session's
 * token
 */
export async function getSession(
  request: FastifyRequest,
  store: SessionStore,
  how?: 'peeked',
): Promise<Session | null> {
  const token = readCookie(request, sessionCookie);
  const session = token ? await (how === 'peeked' ? store.peek(token) : store.find(token)) : null;
  if (session && !readOnly.includes(request.method) && !same(session.xsrf, xsrfHeader(request)))
    throw new Problem('XSRF_REQUIRED');
  return session;
}
