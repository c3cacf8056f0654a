import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErpCall } from '@/erp/ask';
import { Problem } from '../problem';
import { permit, visible } from './access';
import { isErpCall } from './accessTable';
import { ownBranch, ownOrder } from './ownership';
import { makeChangePassword, makeSignIn, type SignInOptions } from './signIn';

const prefix = '/api/dtierp/wsdti';
const envelope = (rows: unknown) => ({ message: { response: rows } });

/** The ERP as the browser sees it: the same paths and shapes, within what the access table allows the session. */
export function gatewayRoutes(app: FastifyInstance, options: SignInOptions): void {
  const { ask } = options;
  const signIn = makeSignIn(options);
  const changePassword = makeChangePassword(options);

  async function rowsFor(call: ErpCall, { session, body }: FastifyRequest): Promise<unknown> {
    const { forwarded } = permit(call, session, body);
    if (session && call === 'getPedidoId') return ownOrder(ask, session, forwarded);
    if (session && call === 'getSucursalesxId') return ownBranch(ask, session, forwarded);
    return visible(session, await ask(call, forwarded));
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
