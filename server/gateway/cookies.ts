import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { isLocal } from '../publicAddress';
import { maxSessionMs } from './sessionStore';

export const sessionCookie = 'session';
export const xsrfCookie = 'XSRF-TOKEN';

/** Browsers send Secure cookies over https only, and localhost has none. */
const attributes = (request: FastifyRequest) =>
  ({
    path: '/',
    sameSite: 'lax',
    secure: !isLocal(request),
    maxAge: maxSessionMs / 1_000,
  }) as const;

/** Readable: the page repeats it in the header X-XSRF-TOKEN. */
export const setXsrfCookie = (request: FastifyRequest, reply: FastifyReply, value: string): FastifyReply =>
  reply.setCookie(xsrfCookie, value, attributes(request));

/** A guest's token, made when absent: for a page whose script asks its first question without asking who it is. */
export function giveGuestXsrf(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.cookies[xsrfCookie]) setXsrfCookie(request, reply, randomBytes(32).toString('base64url'));
}

export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string): FastifyReply =>
  reply.setCookie(sessionCookie, token, { ...attributes(request), httpOnly: true });

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(sessionCookie, { ...attributes(request), httpOnly: true });
