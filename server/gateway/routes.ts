import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErpCall } from '@/erp/client';
import type { Understood } from '@/shop/catalogueSchemas';
import type { FindSpellings } from '../catalogue/findSpellings';
import type { AnswerSearch } from '../catalogue/understoodSearch';
import { Problem } from '../shared/problem';
import { authorizeErpCall, getRole } from './access';
import { accessTable, isErpCall } from '../erp/accessTable';
import type { CatalogCache, CatalogueAnswer } from '../erp/catalogCache';
import { bindSignal, type ErpRequestFn } from '../erp/erpClient';
import { getSession } from './guards';
import { isOwnCode } from '@/shop/ownCodes';
import { buildRowsForRole, countLacking } from '../erp/rowAnswers';
import { requireOwnBranch, requireOwnOrder, filterOwnOrders } from './ownershipChecks';
import type { Session } from './sessionStore';
import { subtractHolds, type GetAvailability } from '../erp/subtractHolds';
import { makeChangePassword, makeSignIn, type SignInOptions } from './signIn';

declare module 'fastify' {
  interface FastifyRequest {
    /** Session of an ERP call from the browser. Null for a guest. */
    session: Session | null;
  }
}

const prefix = '/api/dtierp/wsdti';
const envelope = (
  rows: readonly unknown[],
  asOf: Date | null = null,
  understood: Understood | null = null,
) => ({
  message: { response: rows, ...(asOf ? { asOf } : {}), ...(understood ? { understood } : {}) },
});

/**
 * Calls that list orders. For each unreadable row the answer contains an empty row, so that people notice the order and
 * do not place it again.
 */
const orderCalls: ReadonlySet<ErpCall> = new Set(['getPedidos', 'getPedidosVendedor']);

/**
 * Whether the request bypasses the cache, because its header Cache-Control says so. A page sends such a request just
 * before an order. Guests cannot bypass the cache, because they see no prices.
 */
const wantsThisMoment = ({ session, headers }: FastifyRequest): boolean =>
  session !== null && headers['cache-control'] === 'no-cache';

/** Returns no rows, because the ERP does not know the account. @throws NOT_FOUND if the call requests one record */
function nothingOf(call: ErpCall): unknown[] {
  if (accessTable[call].ofCustomer === 'one') throw new Problem('NOT_FOUND');
  return [];
}

/**
 * Adds routes for ERP calls from browsers. They have the ERP's paths and fields. A session may only make calls that the
 * access table allows.
 */
export function registerGatewayRoutes(
  app: FastifyInstance,
  options: SignInOptions & {
    memory: CatalogCache;
    answerSearch?: AnswerSearch | undefined;
    getAvailability: GetAvailability;
    findSpellings: FindSpellings;
  },
): void {
  const { memory, answerSearch, store, sellerCustomers, getAvailability, findSpellings } = options;
  const signIn = makeSignIn(options);
  const changePassword = makeChangePassword(options);

  app.decorateRequest('session', null);
  app.addHook('preHandler', async (request) => {
    request.session = await getSession(request, store);
  });

  async function answerTo(call: ErpCall, request: FastifyRequest) {
    const { session, body } = request;
    const { forwarded, kept } = authorizeErpCall(call, session, body);
    const role = getRole(session);
    const isCatalogue = accessTable[call].catalogue === true;
    /** Builds the rows that the role may see. Only a signed-in account sees quantities. */
    const build = async (rows: readonly unknown[]) =>
      buildRowsForRole(
        call,
        role,
        session && isCatalogue ? await subtractHolds(rows, getAvailability) : rows,
      );
    if (isCatalogue && !wantsThisMoment(request)) {
      const searched = await answerSearch?.({
        call,
        fields: forwarded,
        isSignedIn: session !== null,
        isExact: kept.exacto === true,
        signal: request.clientSignal,
      });
      if (searched) return envelope(await build(searched.rows), searched.asOf, searched.understood);
      const { rows, asOf } = await recall(call, forwarded, request.clientSignal);
      return envelope(await build(rows), asOf);
    }
    const ask = bindSignal(options.ask, request.clientSignal);
    return envelope(await build(await rowsFor(ask, call, session, forwarded)));
  }

  /**
   * Returns the answer to a call. If a product is not found by the requested sku, other spellings of the sku are tried.
   */
  async function recall(
    call: ErpCall,
    fields: Record<string, unknown>,
    signal: AbortSignal,
  ): Promise<CatalogueAnswer> {
    const own = memory.recall(call, fields, signal);
    if (call !== 'getProducto') return own;
    const isFound = async (answer: Promise<CatalogueAnswer>) =>
      (await answer.catch(() => null))?.rows[0] !== undefined;
    if (await isFound(own)) return own;
    for (const codigo of await findSpellings(String(fields.codigo).trim())) {
      const other = memory.recall(call, { ...fields, codigo }, signal);
      if (await isFound(other)) return other;
    }
    return own;
  }

  async function rowsFor(
    ask: ErpRequestFn,
    call: ErpCall,
    session: Session | null,
    forwarded: Record<string, unknown>,
  ): Promise<unknown[]> {
    const isUnknown = session !== null && isOwnCode(session.account.code);
    if (isUnknown && accessTable[call].ofCustomer) return nothingOf(call);
    // the ERP finds orders by e-mail, so an account without an e-mail has no orders
    if (forwarded.correo === '') return [];
    if (session && call === 'getPedidoId') return requireOwnOrder(ask, sellerCustomers, session, forwarded);
    if (session && call === 'getSucursalesxId') return requireOwnBranch(ask, session, forwarded);
    const read = await ask(call, forwarded);
    const lacking = orderCalls.has(call) ? countLacking(read) : 0;
    const rows = lacking === 0 ? read : [...read, ...Array.from({ length: lacking }, () => ({}))];
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
