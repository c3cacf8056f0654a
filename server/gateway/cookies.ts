import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { isLocal } from '../shared/publicAddress';
import { maxSessionMs } from './sessionStore';

export const sessionCookie = 'session';
export const knownBrowserCookie = 'known-browser';
/**
 * Names of the cookies that mark known browsers. The shop and the office use different cookies, because a cookie holds
 * only one account.
 */
export type KnownBrowserCookie = typeof knownBrowserCookie | 'office-known-browser';
export const xsrfCookie = 'XSRF-TOKEN';

/** Names of the cookies that scripts cannot read. */
type HiddenCookie = typeof sessionCookie | KnownBrowserCookie;

const knownBrowserMs = 365 * 24 * 60 * 60_000;

/** Attributes of a cookie. The cookie is Secure, except on localhost, because localhost has no https. */
const attributes = (request: FastifyRequest, maxAgeMs: number) =>
  ({
    path: '/',
    sameSite: 'lax',
    secure: !isLocal(request),
    maxAge: maxAgeMs / 1_000,
  }) as const;

/**
 * Adds the prefix `__Host-` to a cookie's name, except on localhost. Browsers accept a cookie with this prefix only
 * from this host, so another host of the same domain cannot set the cookie.
 */
const toHostName = (request: FastifyRequest, name: HiddenCookie): string =>
  isLocal(request) ? name : `__Host-${name}`;

export const readCookie = (request: FastifyRequest, name: HiddenCookie): string | undefined =>
  request.cookies[toHostName(request, name)];

/** Sets the XSRF cookie, which scripts can read. The page sends its value in the header X-XSRF-TOKEN. */
export const setXsrfCookie = (request: FastifyRequest, reply: FastifyReply, value: string): FastifyReply =>
  reply.setCookie(xsrfCookie, value, attributes(request, maxSessionMs));

/**
 * Sets an XSRF cookie if the request has none. A guest's page may have to send the token before the page requests the
 * session.
 */
export function giveGuestXsrf(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.cookies[xsrfCookie]) setXsrfCookie(request, reply, randomBytes(32).toString('base64url'));
}

const setHiddenCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: HiddenCookie,
  value: string,
  maxAgeMs: number,
): FastifyReply =>
  reply.setCookie(toHostName(request, name), value, { ...attributes(request, maxAgeMs), httpOnly: true });

export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string): FastifyReply =>
  setHiddenCookie(request, reply, sessionCookie, token, maxSessionMs);

export const setKnownBrowserCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: KnownBrowserCookie,
  value: string,
): FastifyReply => setHiddenCookie(request, reply, name, value, knownBrowserMs);

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(toHostName(request, sessionCookie), {
    ...attributes(request, maxSessionMs),
    httpOnly: true,
  });
