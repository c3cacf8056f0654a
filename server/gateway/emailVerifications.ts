/** Verification of an own account's e-mail, which orders and reviews require. */
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

/** @throws EMAIL_UNVERIFIED for an own account that has not entered its code yet */
export type RequireVerifiedEmail = (account: Account) => Promise<void>;

/**
 * Makes the check for a verified e-mail. Accounts of the ERP always pass, because the ERP verifies them. In a shop that
 * sends no mail all accounts pass, because it cannot verify them.
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
  /** Rate limit by network address for requested codes. */
  countRequest: ConsumeRateLimit;
  /** Rate limit by network address and account for attempted codes. */
  countAttempt: ConsumeRateLimit;
  onMailFault: (error: unknown) => void;
  now: () => Date;
}

/** /api/shop/email-verifications, for an own account that is signed in. */
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
