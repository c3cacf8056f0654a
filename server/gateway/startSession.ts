import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '@/erp/rows/account';
import { sessionCookie, setSessionCookie, setXsrfCookie } from './cookies';
import type { Session, SessionStore } from './sessionStore';

/** @param tried when the password was, by the store's clock; none where there was none to try */
export type BeginSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
  tried?: string,
) => Promise<Session | null>;

/** A new session begins, and the one this browser had ends; null when the password was changed since it was tried. */
export const makeBeginSession =
  (store: SessionStore): BeginSession =>
  async (request, reply, account, tried) => {
    const started = await store.start(account, tried);
    if (!started) return null;
    const { token, session } = started;
    const old = request.cookies[sessionCookie];
    if (old) await store.end(old);
    setSessionCookie(request, reply, token);
    setXsrfCookie(request, reply, session.xsrf);
    return session;
  };
