import { requestShop, sendToShop } from './client';
import { emailCodeSentSchema } from './emailVerificationSchemas';

/** Requests a code that is sent by e-mail. RATE_LIMITED, MAIL_UNAVAILABLE. */
export const requestEmailCode = (language: string) =>
  requestShop({ method: 'POST', path: '/email-verifications', body: { language } }, emailCodeSentSchema);

/** Verifies the account's e-mail address with the code. RESET_CODE_WRONG, RATE_LIMITED. */
export const sendEmailCode = (code: string) =>
  sendToShop({
    method: 'POST',
    path: '/email-verifications/confirmations',
    body: { code },
    secret: ['code'],
  });
