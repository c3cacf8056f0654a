/** Password reset of own accounts, with a code sent by e-mail. */
import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { PasswordResetSent } from '@/shop/passwordResetSchemas';
import type { Session as SessionAnswer } from '@/shop/schemas';
import { ownAccounts as accountTable } from '../db/schema';
import type { Mailer } from '../mail/mailer';
import { buildCodeMail, buildManagedPasswordMail, buildPasswordChangedMail } from '../mail/codeMails';
import { Problem } from '../shared/problem';
import type { ErpRequestFn } from '../erp/erpClient';
import type { MailedCodes } from './mailedCodes';
import { normalizeEmail, type OwnAccounts } from './ownAccounts';
import type { PassPasswordGate } from './passwordGate';
import type { Passwords } from './passwords';
import { requireStrongPassword } from './passwordStrength';
import type { ConsumeRateLimit } from './rateLimits';
import type { SessionStore } from './sessionStore';
import type { DefineShopRoute, RouteContext } from './shopRoutes';
import { isEmail, isErpCustomer } from './signUp';
import type { BeginSession } from './startSession';

export interface PasswordResetOptions {
  ask: ErpRequestFn;
  ownAccounts: OwnAccounts;
  passwords: Passwords;
  store: SessionStore;
  resets: MailedCodes;
  now: () => Date;
  /** Null if this shop sends no mail. */
  mailer: Mailer | null;
  beginSession: BeginSession;
  /** Rate limit by network address for requested codes. */
  countRequest: ConsumeRateLimit;
  /** Rate limit by network address and account for attempted codes. */
  countAttempt: ConsumeRateLimit;
  passGate: PassPasswordGate;
  demo: SessionAnswer['demo'];
  onMailFault: (error: unknown) => void;
}

/** /api/shop/password-resets. Neither the answer nor its duration reveals who has an account. */
export function registerPasswordResetRoutes(
  on: DefineShopRoute,
  {
    ask,
    ownAccounts,
    passwords,
    store,
    resets,
    mailer,
    beginSession,
    countRequest,
    countAttempt,
    passGate,
    demo,
    onMailFault,
    now,
  }: PasswordResetOptions,
): void {
  /** Mails a code to an own account, a contact to an ERP account, and nothing to an unknown address. */
  async function mailCode(email: string, language: 'es' | 'en', { send }: Mailer): Promise<string | null> {
    // a text that is no e-mail address could match several accounts
    if (!isEmail(email)) return null;
    const account = await ownAccounts.findByEmail(email);
    if (account) {
      const code = await resets.issue(account.code);
      if (code !== null) await send(buildCodeMail(email, code, language));
      return code;
    }
    if (await isErpCustomer(ask, email)) await send(buildManagedPasswordMail(email, language));
    return null;
  }

  on('POST /password-resets', async ({ body, request }, reply): Promise<PasswordResetSent> => {
    await countRequest(request, reply, '');
    if (!mailer) throw new Problem('MAIL_UNAVAILABLE');
    request.server.logSecurity(request, { event: 'passwordResetRequest', outcome: 'ok', email: body.email });
    reply.code(202);
    const mailing = mailCode(normalizeEmail(body.email), body.language, mailer);
    if (mailer.folder === null) {
      mailing.catch(onMailFault);
      return { demo: null };
    }
    return { demo: { folder: mailer.folder, code: await mailing } };
  });

  const confirm = async (
    { body, request }: RouteContext<'POST /password-resets/confirmations'>,
    reply: FastifyReply,
  ): Promise<SessionAnswer> => {
    const email = normalizeEmail(body.email);
    await countAttempt(request, reply, email);
    await requireStrongPassword(body.password, [email]);
    const account = await ownAccounts.findByEmail(email);
    // an attempt takes equally long with and without an account
    const isRight = await resets.isRight(account?.code ?? '', body.code);
    const log = (outcome: 'ok' | 'refused') =>
      request.server.logSecurity(request, { event: 'passwordReset', outcome, email });
    if (!account || !isRight) {
      log('refused');
      throw new Problem('RESET_CODE_WRONG');
    }
    const passwordHash = await passwords.hash(body.password);
    // a right code proves access to the account's mailbox, and so verifies the e-mail
    const values = { passwordHash, verifiedAt: now() };
    const isRedeemed = await resets.redeem(account.code, body.code, (transaction) =>
      transaction.update(accountTable).set(values).where(eq(accountTable.code, account.code)),
    );
    if (!isRedeemed) throw new Problem('RESET_CODE_WRONG');
    log('ok');
    await store.endOtherSessions(account.code, null);
    await beginSession(request, reply, account);
    mailer?.send(buildPasswordChangedMail(account.email, body.language)).catch(onMailFault);
    return { account, customer: null, demo };
  };
  on('POST /password-resets/confirmations', (asked, reply) => passGate(false, () => confirm(asked, reply)));
}
