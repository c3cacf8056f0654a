/** Schemas of a forgotten password: a code by e-mail, and the new password with it. */
import * as v from 'valibot';
import { signUpSchema } from './sessionSchemas';

/** POST /password-resets: 202 whether or not there is such an account. RATE_LIMITED, MAIL_UNAVAILABLE. */
export const passwordResetRequestSchema = v.strictObject({
  email: signUpSchema.entries.email,
  language: v.picklist(['es', 'en']),
});
export type PasswordResetRequest = v.InferOutput<typeof passwordResetRequestSchema>;

/** Answer of a demonstration: where the mail was written, and the code in it. `demo` is null where mails are sent. */
export const passwordResetSentSchema = v.object({
  demo: v.nullable(v.object({ folder: v.string(), code: v.nullable(v.string()) })),
});
export type PasswordResetSent = v.InferOutput<typeof passwordResetSentSchema>;

/**
 * POST /password-resets/confirmations: the new password; answered like GET /session, signed in. RESET_CODE_WRONG,
 * AUTH_WEAK_PASSWORD, RATE_LIMITED.
 */
export const passwordResetSchema = v.strictObject({
  email: signUpSchema.entries.email,
  code: v.pipe(v.string(), v.maxLength(40)),
  password: signUpSchema.entries.password,
  language: passwordResetRequestSchema.entries.language,
});
