/** Password reset for accounts that the shop created. The account's owner gets a code by e-mail. */
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
  /** Limits how many codes one network address may request. */
  countRequest: ConsumeRateLimit;
  /** Limits how many codes may be tried from one network address for one account. */
  countAttempt: ConsumeRateLimit;
  passGate: PassPasswordGate;
  demo: SessionAnswer['demo'];
  onMailFault: (error: unknown) => void;
}

/** /api/shop/password-resets. Neither the answer nor its duration reveals whether an e-mail has an account. */
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
  /**
   * Mails a code if the shop created the account. If the account is in the ERP, mails a contact instead. An unknown
   * address gets no mail.
   */
  async function mailCode(email: string, language: 'es' | 'en', { send }: Mailer): Promise<string | null> {
    // a text that is not an e-mail address could match several accounts
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
    // also checked if there is no account, so that the duration does not reveal whether an account exists
    const isRight = await resets.isRight(account?.code ?? '', body.code);
    const log = (outcome: 'ok' | 'refused') =>
      request.server.logSecurity(request, { event: 'passwordReset', outcome, email });
    if (!account || !isRight) {
      log('refused');
      throw new Problem('RESET_CODE_WRONG');
    }
    const passwordHash = await passwords.hash(body.password);
    // the right code proves access to the mailbox, so the e-mail counts as verified
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
