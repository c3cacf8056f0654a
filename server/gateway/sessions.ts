import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Account } from '@/erp/rows/account';
import { selectCustomerSchema, type Session as SessionAnswer } from '@/shop/schemas';
import { parse, Problem } from '../problem';
import { requireRole } from './access';
import { clearSessionCookie, sessionCookie, setXsrfCookie, xsrfCookie } from './cookies';
import type { Session, SessionStore } from './sessionStore';

/** The stand-in ERP's accounts, shown on the login page of a demonstration. */
export const demoAccounts: SessionAnswer['demo'] = [
  { email: 'cliente@demo.ec', role: 'customer' },
  { email: 'mayorista@demo.ec', role: 'customer' },
  { email: 'vendedor@demo.ec', role: 'seller' },
];

/** The page's token: the session's own, or a guest's, which is made when absent. */
function refreshXsrf(request: FastifyRequest, reply: FastifyReply): void {
  const present = request.cookies[xsrfCookie];
  const right = request.session?.xsrf ?? (present || randomBytes(32).toString('base64url'));
  if (present !== right) setXsrfCookie(request, reply, right);
}

function sellerOf(request: FastifyRequest): Session {
  requireRole(request.session, ['seller']);
  return request.session!;
}

/** /api/shop/session: who is signed in, signing out, and whom a seller acts for. */
export function sessionRoutes(app: FastifyInstance, store: SessionStore, demo: SessionAnswer['demo']): void {
  const answer = (session: Session | null, customer: Account | null): SessionAnswer => ({
    account: session?.account ?? null,
    customer,
    demo,
  });

  app.get('/session', (request, reply): SessionAnswer => {
    refreshXsrf(request, reply);
    return answer(request.session, request.session?.customer ?? null);
  });

  // also without a session: signing out in two tabs is not an error
  app.delete('/session', async (request, reply) => {
    const token = request.cookies[sessionCookie];
    if (token) await store.end(token);
    setXsrfCookie(request, reply, randomBytes(32).toString('base64url'));
    return clearSessionCookie(request, reply).code(204).send();
  });

  app.get('/session/customers', (request) => ({ customers: sellerOf(request).customers }));

  app.put('/session/customer', async (request): Promise<SessionAnswer> => {
    const session = sellerOf(request);
    const { code } = parse(selectCustomerSchema, request.body);
    const customer = session.customers.find((one) => one.code === code);
    if (!customer) throw new Problem('NOT_FOUND');
    await store.select(session, code);
    return answer(session, customer);
  });

  app.delete('/session/customer', async (request): Promise<SessionAnswer> => {
    const session = sellerOf(request);
    await store.select(session, null);
    return answer(session, null);
  });
}
