import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { readRows } from '@/erp/response';
import { accountFromRow, accountRow } from '@/erp/rows/account';
import { permit } from './access';
import type { CountAttempt } from './attempts';
import { sessionCookie, setSessionCookie, setXsrfCookie } from './cookies';
import { ErpFault, type AskErp } from './erpClient';
import type { Session, SessionStore } from './sessionStore';

export interface SignInOptions {
  ask: AskErp;
  store: SessionStore;
  countAttempt: CountAttempt;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown[]>;

const refused = v.object({ salida: v.literal('ERROR') });
/** The ERP's own words for no. */
const refusal = [{ salida: 'ERROR' }];
const passwords = v.object({ user: v.string(), password: v.string() });

/** getLoginIn: the ERP's own rows; when it says yes, a new session begins and the browser's old one ends. */
export const makeSignIn =
  ({ ask, store, countAttempt }: SignInOptions): Handler =>
  async (request, reply) => {
    const { user, password } = v.parse(
      passwords,
      permit('getLoginIn', request.session, request.body).forwarded,
    );
    await countAttempt(request, reply, user);
    const rows = await ask('getLoginIn', { user, password });
    // whatever else the ERP says of a refusal, an unknown user and a wrong password look the same
    if (v.is(refused, rows[0])) return refusal;
    const [account] = readRows(accountRow, accountFromRow, rows.slice(0, 1)).items;
    if (!account) throw new ErpFault('ERP_BAD_ANSWER', new Error('getLoginIn: no account'));
    const others = account.role === 'seller' ? readRows(accountRow, accountFromRow, rows.slice(1)).items : [];

    const { token, session } = await store.start(account, others);
    const old = request.cookies[sessionCookie];
    if (old) await store.end(old);
    setSessionCookie(request, reply, token);
    setXsrfCookie(request, reply, session.xsrf);
    return account.role === 'seller' ? rows : rows.slice(0, 1);
  };

const change = v.object({ codigo: v.string(), password: v.string() });
const current = v.object({ actual: v.string() });

/**
 * getChangePassword: the browser sends the current password in the field `actual`, which is tried through
 * getLoginIn first and goes no further. A wrong one is refused in the ERP's own words; a right one ends the
 * account's other sessions.
 */
export const makeChangePassword =
  ({ ask, store, countAttempt }: SignInOptions): Handler =>
  async (request, reply) => {
    const { forwarded, kept } = permit('getChangePassword', request.session, request.body);
    const session: Session = request.session!;
    const { email } = session.account;
    await countAttempt(request, reply, email);
    const [login] = await ask('getLoginIn', { user: email, password: v.parse(current, kept).actual });
    if (!v.is(accountRow, login) || login.codigo !== session.account.code) return refusal;
    const rows = await ask('getChangePassword', v.parse(change, forwarded));
    if (v.is(v.object({ salida: v.literal('OK') }), rows[0])) await store.endOthers(session);
    return rows;
  };
