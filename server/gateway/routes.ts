import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErpCall } from '@/erp/client';
import { Problem } from '../problem';
import { authorizeErpCall, getRole } from './access';
import { accessTable, isErpCall } from './accessTable';
import type { CatalogCache } from './catalogCache';
import { getSession } from './guards';
import { isOwnCode } from './ownCodes';
import { buildRowsForRole } from './rowAnswers';
import { requireOwnBranch, requireOwnOrder, filterOwnOrders } from './ownershipChecks';
import type { Session } from './sessionStore';
import { subtractHolds, type GetAvailability } from './subtractHolds';
import { makeChangePassword, makeSignIn, type SignInOptions } from './signIn';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request to the ERP: who is signed in; null for a guest. */
    session: Session | null;
  }
}

const prefix = '/api/dtierp/wsdti';
const envelope = (rows: readonly unknown[], asOf: Date | null = null) => ({
  message: { response: rows, ...(asOf ? { asOf } : {}) },
});

/** Who is about to order asks for the prices of this moment: the standard header says so. A guest sees none. */
const wantsThisMoment = ({ session, headers }: FastifyRequest): boolean =>
  session !== null && headers['cache-control'] === 'no-cache';

/** What the ERP has of somebody it does not know. @throws NOT_FOUND */
function nothingOf(call: ErpCall): unknown[] {
  if (accessTable[call].ofCustomer === 'one') throw new Problem('NOT_FOUND');
  return [];
}

/** The ERP as the browser sees it: the same paths and shapes, within what the access table allows the session. */
export function registerGatewayRoutes(
  app: FastifyInstance,
  options: SignInOptions & { memory: CatalogCache; getAvailability: GetAvailability },
): void {
  const { ask, memory, store, sellerCustomers, getAvailability } = options;
  const signIn = makeSignIn(options);
  const changePassword = makeChangePassword(options);

  app.decorateRequest('session', null);
  app.addHook('preHandler', async (request) => {
    request.session = await getSession(request, store);
  });

  async function answerTo(call: ErpCall, request: FastifyRequest) {
    const { session, body } = request;
    const { forwarded } = authorizeErpCall(call, session, body);
    const isRemembered = accessTable[call].catalogue && !wantsThisMoment(request);
    const { rows, asOf } = isRemembered
      ? await memory.recall(call, forwarded)
      : { rows: await rowsFor(call, session, forwarded), asOf: null };
    // a guest sees no quantities
    const shown = session && accessTable[call].catalogue ? await subtractHolds(rows, getAvailability) : rows;
    return envelope(buildRowsForRole(call, getRole(session), shown), asOf);
  }

  async function rowsFor(
    call: ErpCall,
    session: Session | null,
    forwarded: Record<string, unknown>,
  ): Promise<unknown[]> {
    const isUnknown = session !== null && isOwnCode(session.account.code);
    if (isUnknown && accessTable[call].ofCustomer) return nothingOf(call);
    // an account without an e-mail has no orders to ask for by it
    if (forwarded.correo === '') return [];
    if (session && call === 'getPedidoId') return requireOwnOrder(ask, sellerCustomers, session, forwarded);
    if (session && call === 'getSucursalesxId') return requireOwnBranch(ask, session, forwarded);
    const rows = await ask(call, forwarded);
    return session && call === 'getPedidos' ? filterOwnOrders(session, rows) : rows;
  }

  app.post(`${prefix}/getLoginIn`, async (request, reply) => envelope(await signIn(request, reply)));

  app.post(`${prefix}/getChangePassword`, async (request, reply) =>
    envelope(await changePassword(request, reply)),
  );

  app.post<{ Params: { call: string } }>(`${prefix}/:call`, async (request) => {
    const { call } = request.params;
    if (!isErpCall(call)) throw new Problem('NOT_FOUND');
    return answerTo(call, request);
  });
}
