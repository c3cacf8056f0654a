import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErpCall } from '@/erp/ask';
import { Problem } from '../problem';
import { permit, visible } from './access';
import { accessTable, isErpCall } from './accessTable';
import { sessionOf } from './guards';
import { isOwnCode } from './ownCodes';
import { ownBranch, ownOrder, ownOrders } from './ownership';
import type { Session } from './sessionStore';
import { makeChangePassword, makeSignIn, type SignInOptions } from './signIn';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request to the ERP: who is signed in; null for a guest. */
    session: Session | null;
  }
}

const prefix = '/api/dtierp/wsdti';
const envelope = (rows: unknown) => ({ message: { response: rows } });

/** What the ERP has of somebody it does not know. @throws NOT_FOUND */
function nothingOf(call: ErpCall): unknown[] {
  if (accessTable[call].ofCustomer === 'one') throw new Problem('NOT_FOUND');
  return [];
}

/** The ERP as the browser sees it: the same paths and shapes, within what the access table allows the session. */
export function gatewayRoutes(app: FastifyInstance, options: SignInOptions): void {
  const { ask, store, sellerCustomers } = options;
  const signIn = makeSignIn(options);
  const changePassword = makeChangePassword(options);

  app.decorateRequest('session', null);
  app.addHook('preHandler', async (request) => {
    request.session = await sessionOf(request, store);
  });

  async function rowsFor(call: ErpCall, { session, body }: FastifyRequest): Promise<unknown> {
    const { forwarded } = permit(call, session, body);
    const isUnknown = session !== null && isOwnCode(session.account.code);
    if (isUnknown && accessTable[call].ofCustomer) return nothingOf(call);
    if (session && call === 'getPedidoId') return ownOrder(ask, sellerCustomers, session, forwarded);
    if (session && call === 'getSucursalesxId') return ownBranch(ask, session, forwarded);
    const rows = await ask(call, forwarded);
    return session && call === 'getPedidos' ? ownOrders(session, rows) : visible(session, rows);
  }

  app.post(`${prefix}/getLoginIn`, async (request, reply) => envelope(await signIn(request, reply)));

  app.post(`${prefix}/getChangePassword`, async (request, reply) =>
    envelope(await changePassword(request, reply)),
  );

  app.post<{ Params: { call: string } }>(`${prefix}/:call`, async (request) => {
    const { call } = request.params;
    if (!isErpCall(call)) throw new Problem('NOT_FOUND');
    return envelope(await rowsFor(call, request));
  });
}
