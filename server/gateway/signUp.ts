import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { accountRules } from '@/shop/accountRules';
import { createFieldSchemas } from '@/shop/fieldSchemas';
import type { Session as SessionAnswer } from '@/shop/schemas';
import { Problem } from '../shared/problem';
import type { PassPasswordGate } from './passwordGate';
import type { ConsumeRateLimit } from './rateLimits';
import type { BeginSession } from './startSession';
import { bindSignal, type ErpRequestFn } from '../erp/erpClient';
import { normalizeEmail, type OwnAccounts } from './ownAccounts';
import { requireStrongPassword } from './passwordStrength';
import type { DefineShopRoute, RouteContext } from './shopRoutes';

export interface SignUpOptions {
  ask: ErpRequestFn;
  ownAccounts: OwnAccounts;
  beginSession: BeginSession;
  /** Limits how often one network address may sign up. */
  countSignUp: ConsumeRateLimit;
  passGate: PassPasswordGate;
  demo: SessionAnswer['demo'];
}

const { email: emailSchema } = createFieldSchemas(accountRules);

export const isEmail = (text: string): boolean => v.is(emailSchema, text);

/**
 * Whether the ERP knows an e-mail. The ERP has no call that finds an account by e-mail. An e-mail therefore counts as
 * known if the ERP has orders of a customer or a seller with this e-mail. While the ERP does not answer, sign-up is
 * refused.
 */
export async function isErpCustomer(ask: ErpRequestFn, correo: string): Promise<boolean> {
  const found = await Promise.all([ask('getPedidos', { correo }), ask('getPedidosVendedor', { correo })]);
  return found.some((orders) => orders.length > 0);
}

/** /api/shop/accounts: creates an account for a guest, and signs in to the account at once. */
export function signUpRoutes(
  on: DefineShopRoute,
  { ask, ownAccounts, beginSession, countSignUp, passGate, demo }: SignUpOptions,
): void {
  const signUp = async (
    { body, request }: RouteContext<'POST /accounts'>,
    reply: FastifyReply,
  ): Promise<SessionAnswer> => {
    // refused sign-ups count, too, because a refusal reveals that the e-mail has an account
    await countSignUp(request, reply, '');
    const email = normalizeEmail(body.email);
    if (!isEmail(email)) throw new Problem('AUTH_INVALID_EMAIL');
    await requireStrongPassword(body.password, [email]);
    const isTaken =
      (await ownAccounts.isTaken(email)) ||
      (await isErpCustomer(bindSignal(ask, request.clientSignal), email));
    const account = isTaken ? null : await ownAccounts.create(email, body.password);
    request.server.logSecurity(request, { event: 'signUp', outcome: account ? 'ok' : 'refused', email });
    if (!account) throw new Problem('AUTH_EMAIL_ALREADY_IN_USE');
    await beginSession(request, reply, account);
    reply.code(201);
    return { account, customer: null, demo };
  };
  on('POST /accounts', (asked, reply) => passGate(false, () => signUp(asked, reply)));
}
