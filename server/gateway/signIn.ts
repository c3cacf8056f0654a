import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { readRows } from '@/erp/response';
import { parseAccountRow, accountRow, type Account } from '@/erp/rows/account';
import { authorizeErpCall } from './access';
import { toAccountKey, type ConsumeRateLimit } from './rateLimits';
import type { KnownBrowsers } from './knownBrowsers';
import type { PassPasswordGate } from './passwordGate';
import type { BeginSession } from './startSession';
import { ErpFault, type ErpRequestFn } from '../erp/erpClient';
import { toAccountRow, type OwnAccounts } from './ownAccounts';
import { isOwnCode } from '@/shop/ownCodes';
import { buildRowsForRole } from '../erp/rowAnswers';
import { requireStrongPassword } from './passwordStrength';
import type { SellerCustomers } from './sellerCustomers';
import type { Session, SessionStore } from './sessionStore';

export interface SignInOptions {
  ask: ErpRequestFn;
  store: SessionStore;
  sellerCustomers: SellerCustomers;
  ownAccounts: OwnAccounts;
  beginSession: BeginSession;
  countAttempt: ConsumeRateLimit;
  passGate: PassPasswordGate;
  knownBrowsers: KnownBrowsers;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<readonly unknown[]>;

const refused = v.object({ salida: v.literal('ERROR') });
/** The ERP's answer to a wrong password. */
const refusal = [{ salida: 'ERROR' }];
const passwords = v.object({ user: v.string(), password: v.string() });

const accountsIn = (rows: readonly unknown[]): Account[] =>
  readRows(accountRow, parseAccountRow, rows).items.filter(({ code }) => !isOwnCode(code));

/**
 * getLoginIn: signs in to an account of the ERP, or to an account that the shop created. The answer has the form of the
 * ERP's rows in both cases. The ERP is always called, and a password is always hashed, so that neither the answer nor
 * its duration reveals which accounts exist. If the ERP and the shop both accept the password, the ERP's account is
 * used. If the password is changed during the attempt, it counts as wrong.
 */
export function makeSignIn({
  ask,
  store,
  sellerCustomers,
  ownAccounts,
  beginSession,
  countAttempt,
  passGate,
  knownBrowsers,
}: SignInOptions): Handler {
  async function signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    { user, password }: v.InferOutput<typeof passwords>,
  ): Promise<readonly unknown[]> {
    const log = (outcome: 'ok' | 'refused') =>
      request.server.logSecurity(request, { event: 'signIn', outcome, email: user });
    await countAttempt(request, reply, user);
    const clock = store.clock();
    // the time must be read before the password is checked; if the time cannot be read, the error is thrown when the
    // session begins
    await clock.catch(() => undefined);
    const looking = ownAccounts.find(user, password);
    // prevents an unhandled rejection, because `looking` is awaited only if the ERP refuses the password
    looking.catch(() => undefined);
    const rows = await ask('getLoginIn', { user, password }, request.clientSignal);
    if (v.is(refused, rows[0])) {
      const own = await looking;
      // the answer is `refusal` and not the ERP's row, because an unknown user and a wrong password must get the same
      // answer
      const begun = own && (await beginSession(request, reply, own, await clock));
      log(begun ? 'ok' : 'refused');
      return own && begun ? [toAccountRow(own)] : refusal;
    }
    const [account] = accountsIn(rows.slice(0, 1));
    if (!account) throw new ErpFault('ERP_BAD_ANSWER', new Error('getLoginIn: no account'));
    const isSeller = account.role === 'seller';
    if (isSeller) await sellerCustomers.replace(account.code, accountsIn(rows.slice(1)));
    const begun = await beginSession(request, reply, account, await clock);
    log(begun ? 'ok' : 'refused');
    if (!begun) return refusal;
    return buildRowsForRole('getLoginIn', account.role, isSeller ? rows : rows.slice(0, 1));
  }

  return (request, reply) => {
    const fields = v.parse(
      passwords,
      authorizeErpCall('getLoginIn', request.session, request.body).forwarded,
    );
    const isKnown = knownBrowsers.read(request, toAccountKey(fields.user)) !== null;
    return passGate(isKnown, () => signIn(request, reply, fields));
  };
}

const change = v.object({ codigo: v.string(), password: v.string() });
const current = v.object({ actual: v.string() });

/**
 * getChangePassword: changes a password. The browser sends the current password in `actual`, which is checked first and
 * not forwarded. If `actual` is wrong, the answer is the same as that of the ERP. After the change, the account's other
 * sessions end. If the shop created the account, the ERP is not called.
 * @throws AUTH_WEAK_PASSWORD
 */
export function makeChangePassword({
  ask,
  store,
  ownAccounts,
  countAttempt,
  passGate,
}: SignInOptions): Handler {
  async function erpChanged(account: Account, actual: string, fields: Record<string, unknown>) {
    const [login] = await ask('getLoginIn', { user: account.email, password: actual });
    if (!v.is(accountRow, login) || login.codigo !== account.code) return refusal;
    return ask('getChangePassword', v.parse(change, fields));
  }

  async function ownChanged(account: Account, actual: string, fields: Record<string, unknown>) {
    const found = await ownAccounts.find(account.email, actual);
    if (found?.code !== account.code) return refusal;
    await ownAccounts.changePassword(account.code, v.parse(change, fields).password);
    return [{ salida: 'OK' }];
  }

  const changePassword: Handler = async (request, reply) => {
    const { forwarded, kept } = authorizeErpCall('getChangePassword', request.session, request.body);
    const session: Session = request.session!;
    const { account } = session;
    await requireStrongPassword(v.parse(change, forwarded).password, [account.email, account.name]);
    await countAttempt(request, reply, account.email);
    const changed = isOwnCode(account.code) ? ownChanged : erpChanged;
    const rows = await changed(account, v.parse(current, kept).actual, forwarded);
    const isChanged = v.is(v.object({ salida: v.literal('OK') }), rows[0]);
    request.server.logSecurity(request, {
      event: 'passwordChange',
      outcome: isChanged ? 'ok' : 'refused',
      email: account.email,
    });
    if (isChanged) await store.endOtherSessions(account.code, session.id);
    return buildRowsForRole('getChangePassword', account.role, rows);
  };
  // a request with a session passes as a known browser, because the account has signed in
  return (request, reply) => passGate(request.session !== null, () => changePassword(request, reply));
}
