import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Account } from '@/erp/rows/account';
import type { OpenSessions, Session as SessionAnswer } from '@/shop/schemas';
import { Problem } from '../shared/problem';
import {
  clearSessionCookie,
  readCookie,
  sessionCookie,
  setSessionCookie,
  setXsrfCookie,
  xsrfCookie,
} from './cookies';
import type { SellerCustomers } from './sellerCustomers';
import type { Session, SessionStore } from './sessionStore';
import type { DefineShopRoute } from './shopRoutes';

/** Sets the page's XSRF token. If there is no session, a guest's token is used, which is created if absent. */
function refreshXsrf(request: FastifyRequest, reply: FastifyReply, session: Session | null): void {
  const present = request.cookies[xsrfCookie];
  const right = session?.xsrf ?? (present || randomBytes(32).toString('base64url'));
  if (present !== right) setXsrfCookie(request, reply, right);
}

/**
 * Makes the browser clear cached pages of this origin, because a step back in the history would show personal data. The
 * browser's storage is not cleared, because each cart is stored with its owner, and the shop clears the other data
 * itself.
 */
export const clearSiteData = (reply: FastifyReply): FastifyReply =>
  reply.header('clear-site-data', '"cache"');

export interface SessionOptions {
  store: SessionStore;
  sellerCustomers: SellerCustomers;
  demo: SessionAnswer['demo'];
  now: () => Date;
}

/** /api/shop/session: reads the signed-in account, signs out, and selects the customer whom a seller serves. */
export function registerSessionRoutes(
  on: DefineShopRoute,
  { store, sellerCustomers, demo, now }: SessionOptions,
): void {
  const answer = (session: Session | null, customer: Account | null): SessionAnswer => ({
    account: session?.account ?? null,
    customer,
    demo,
  });

  on('GET /session', ({ session, request }, reply) => {
    refreshXsrf(request, reply, session);
    return answer(session, session?.customer ?? null);
  });

  on('GET /session/expiry', ({ session }) => ({
    endsInMs: session && Math.max(0, session.endsAt.getTime() - now().getTime()),
  }));

  on('DELETE /session', async ({ request }, reply) => {
    const token = readCookie(request, sessionCookie);
    if (token) {
      await store.end(token);
      request.server.logSecurity(request, { event: 'signOut', outcome: 'ok' });
    }
    setXsrfCookie(request, reply, randomBytes(32).toString('base64url'));
    // if there is no session, there are no personal data to clear
    if (token) clearSiteData(reply);
    return clearSessionCookie(request, reply).code(204).send();
  });

  on('GET /session/customers', async ({ session }) => ({
    customers: await sellerCustomers.list(session.account.code),
  }));

  async function select(
    request: FastifyRequest,
    reply: FastifyReply,
    session: Session,
    customer: Account | null,
  ): Promise<SessionAnswer> {
    const token = await store.select(session, customer?.code ?? null);
    if (token === null) throw new Problem('AUTH_REQUIRED');
    setSessionCookie(request, reply, token);
    return answer(session, customer);
  }

  on('PUT /session/customer', async ({ session, body: { code }, request }, reply) => {
    const customer = await sellerCustomers.find(session.account.code, code);
    if (!customer) throw new Problem('NOT_FOUND');
    return select(request, reply, session, customer);
  });

  on('DELETE /session/customer', ({ session, request }, reply) => select(request, reply, session, null));

  on('GET /sessions', async ({ session }): Promise<OpenSessions> => ({
    sessions: await store.list(session),
  }));

  on('DELETE /sessions', async ({ session, request }): Promise<OpenSessions> => {
    const ended = await store.endElsewhere(session);
    const { email } = session.account;
    if (ended > 0) request.server.logSecurity(request, { event: 'sessionsEnd', outcome: 'ok', email });
    return { sessions: await store.list(session) };
  });
}
