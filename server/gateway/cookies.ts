import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { isLocal } from '../shared/publicAddress';
import { maxSessionMs } from './sessionStore';

export const sessionCookie = 'session';
export const knownBrowserCookie = 'known-browser';
/** Names of the two cookies, of the shop and of the office: each holds one account. */
export type KnownBrowserCookie = typeof knownBrowserCookie | 'office-known-browser';
export const xsrfCookie = 'XSRF-TOKEN';

/** Cookies that only the service reads. */
type HiddenCookie = typeof sessionCookie | KnownBrowserCookie;

const knownBrowserMs = 365 * 24 * 60 * 60_000;

/** Browsers send Secure cookies over https only, and localhost has none. */
const attributes = (request: FastifyRequest, maxAgeMs: number) =>
  ({
    path: '/',
    sameSite: 'lax',
    secure: !isLocal(request),
    maxAge: maxAgeMs / 1_000,
  }) as const;

/** Browsers take a `__Host-` cookie from this very host only: a neighbouring host of the same domain cannot plant one. */
const toHostName = (request: FastifyRequest, name: HiddenCookie): string =>
  isLocal(request) ? name : `__Host-${name}`;

export const readCookie = (request: FastifyRequest, name: HiddenCookie): string | undefined =>
  request.cookies[toHostName(request, name)];

/** Readable: the page repeats it in the header X-XSRF-TOKEN. */
export const setXsrfCookie = (request: FastifyRequest, reply: FastifyReply, value: string): FastifyReply =>
  reply.setCookie(xsrfCookie, value, attributes(request, maxSessionMs));

/**
 * Returns a guest's XSRF token, created when absent, for a page that sends its first request without one for the
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
