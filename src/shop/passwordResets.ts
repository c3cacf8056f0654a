import { requestShop } from './client';
import { passwordResetSentSchema } from './passwordResetSchemas';
import { sessionSchema } from './schemas';

/** Requests a code that is sent by e-mail. RATE_LIMITED, MAIL_UNAVAILABLE. */
export const requestPasswordReset = (email: string, language: string) =>
  requestShop(
    { method: 'POST', path: '/password-resets', body: { email, language } },
    passwordResetSentSchema,
  );

/**
 * Sets the new password with the code and signs in. The answer is like that of GET /session. RESET_CODE_WRONG,
 * AUTH_WEAK_PASSWORD, RATE_LIMITED.
 */
export const setPasswordWithCode = (body: {
  email: string;
  code: string;
  password: string;
  language: string;
}) =>
  requestShop(
    { method: 'POST', path: '/password-resets/confirmations', body, secret: ['code', 'password'] },
    sessionSchema,
  );
