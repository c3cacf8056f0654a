/** Verification of the e-mail of an account that the shop created. Orders and reviews require a verified e-mail. */
import { eq } from 'drizzle-orm';
import type { Account } from '@/erp/rows/account';
import type { EmailCodeSent } from '@/shop/emailVerificationSchemas';
import { ownAccounts as accountTable } from '../db/schema';
import { buildVerificationMail } from '../mail/codeMails';
import type { Mailer } from '../mail/mailer';
import { Problem } from '../shared/problem';
import type { MailedCodes } from './mailedCodes';
import type { OwnAccounts } from './ownAccounts';
import { isOwnCode } from '@/shop/ownCodes';
import type { ConsumeRateLimit } from './rateLimits';
import type { DefineShopRoute } from './shopRoutes';

/** @throws EMAIL_UNVERIFIED if the shop created the account and its e-mail is not verified yet */
export type RequireVerifiedEmail = (account: Account) => Promise<void>;

/**
 * Makes the check for a verified e-mail. Accounts of the ERP always pass, because the ERP verifies their e-mail. If the
 * shop sends no mail, all accounts pass, because the shop cannot verify their e-mail.
 */
export const makeRequireVerifiedEmail =
  (ownAccounts: OwnAccounts, mailer: Mailer | null): RequireVerifiedEmail =>
  async ({ code }) => {
    if (mailer === null || !isOwnCode(code)) return;
    if (!(await ownAccounts.isVerified(code))) throw new Problem('EMAIL_UNVERIFIED');
  };

export interface EmailVerificationOptions {
  codes: MailedCodes;
  /** Null if this shop sends no mail. */
  mailer: Mailer | null;
  /** Limits how many codes one network address may request. */
  countRequest: ConsumeRateLimit;
  /** Limits how many codes may be tried from one network address for one account. */
  countAttempt: ConsumeRateLimit;
  onMailFault: (error: unknown) => void;
  now: () => Date;
}

/** /api/shop/email-verifications, for signed-in accounts that the shop created. */
export function registerEmailVerificationRoutes(
  on: DefineShopRoute,
  { codes, mailer, countRequest, countAttempt, onMailFault, now }: EmailVerificationOptions,
): void {
  on('POST /email-verifications', async ({ session, body, request }, reply): Promise<EmailCodeSent> => {
    const { code: accountCode, email } = session.account;
    if (!isOwnCode(accountCode)) throw new Problem('NOT_FOUND');
    if (!mailer) throw new Problem('MAIL_UNAVAILABLE');
    await countRequest(request, reply, '');
    const code = await codes.issue(accountCode);
    request.server.logSecurity(request, { event: 'emailCodeRequest', outcome: 'ok', email });
    reply.code(202);
    const mailing = code === null ? null : mailer.send(buildVerificationMail(email, code, body.language));
    if (mailer.folder === null) {
      mailing?.catch(onMailFault);
      return { demo: null };
    }
    await mailing;
    return { demo: { folder: mailer.folder, code } };
  });

  on('POST /email-verifications/confirmations', async ({ session, body, request }, reply) => {
    const { code: accountCode, email } = session.account;
    if (!isOwnCode(accountCode)) throw new Problem('NOT_FOUND');
    await countAttempt(request, reply, email);
    const isVerified =
      (await codes.isRight(accountCode, body.code)) &&
      (await codes.redeem(accountCode, body.code, (transaction) =>
        transaction.update(accountTable).set({ verifiedAt: now() }).where(eq(accountTable.code, accountCode)),
      ));
    request.server.logSecurity(request, {
      event: 'emailVerification',
      outcome: isVerified ? 'ok' : 'refused',
      email,
    });
    if (!isVerified) throw new Problem('RESET_CODE_WRONG');
    return reply.code(204).send();
  });
}
