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
 * Whether a page of another origin sent the request. Another host of the same domain is also another origin. The header
 * Sec-Fetch-Site decides. If the browser sends no such header, the header Origin decides.
 */
export function isForeign(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  // if no public address is configured, only the hosts are compared, because a proxy may hide the protocol
  const { publicUrl } = request.server;
  return publicUrl === null ? !origin.endsWith(`//${request.host}`) : origin !== publicUrl;
}

/**
 * Refuses requests from other sites. The browser's headers must name this origin, and the page must repeat the XSRF
 * cookie in a header. Another site cannot read the cookie.
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
 * Returns the session. For a guest it returns null without a query to the database.
 * @param how `peeked`: the session is not prolonged
 * @throws XSRF_REQUIRED if the header differs from the session's token; another host of the domain may set a cookie
 * that equals the header, but does not know the session's token
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
