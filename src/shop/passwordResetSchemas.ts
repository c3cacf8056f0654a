/** Schemas for a forgotten password: the request for a code by e-mail, and the new password with this code. */
import * as v from 'valibot';
import { signUpSchema } from './sessionSchemas';

/** POST /password-resets: 202, even if the account does not exist. RATE_LIMITED, MAIL_UNAVAILABLE. */
export const passwordResetRequestSchema = v.strictObject({
  email: signUpSchema.entries.email,
  language: v.picklist(['es', 'en']),
});
export type PasswordResetRequest = v.InferOutput<typeof passwordResetRequestSchema>;

/**
 * Answer of a demonstration: the folder of the mail, and the code in the mail. `demo` is null if mails are really sent.
 */
export const passwordResetSentSchema = v.object({
  demo: v.nullable(v.object({ folder: v.string(), code: v.nullable(v.string()) })),
});
export type PasswordResetSent = v.InferOutput<typeof passwordResetSentSchema>;

/**
 * POST /password-resets/confirmations: sets the new password and signs in. The answer is like that of GET /session.
 * RESET_CODE_WRONG, AUTH_WEAK_PASSWORD, RATE_LIMITED.
 */
export const passwordResetSchema = v.strictObject({
  email: signUpSchema.entries.email,
  code: v.pipe(v.string(), v.maxLength(40)),
  password: signUpSchema.entries.password,
  language: passwordResetRequestSchema.entries.language,
});
