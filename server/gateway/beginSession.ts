import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '@/erp/rows/account';
import { sessionCookie, setSessionCookie, setXsrfCookie } from './cookies';
import type { Session, SessionStore } from './sessionStore';

export type BeginSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
) => Promise<Session>;

/** A new session begins, and the one this browser had ends. */
export const makeBeginSession =
  (store: SessionStore): BeginSession =>
  async (request, reply, account) => {
    const { token, session } = await store.start(account);
    const old = request.cookies[sessionCookie];
    if (old) await store.end(old);
    setSessionCookie(request, reply, token);
    setXsrfCookie(request, reply, session.xsrf);
    return session;
  };
