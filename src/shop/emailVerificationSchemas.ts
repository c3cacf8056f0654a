/** Schemas for verifying the e-mail of an own account. */
import * as v from 'valibot';
import {
  passwordResetRequestSchema,
  passwordResetSchema,
  passwordResetSentSchema,
} from './passwordResetSchemas';

/** POST /email-verifications: mails a code to the account. RATE_LIMITED, MAIL_UNAVAILABLE. */
export const emailCodeRequestSchema = v.strictObject({
  language: passwordResetRequestSchema.entries.language,
});

/**
 * Answer in a demonstration, like the answer for a forgotten password. `code` is null within a minute after the last
 * code.
 */
export const emailCodeSentSchema = passwordResetSentSchema;
export type EmailCodeSent = v.InferOutput<typeof emailCodeSentSchema>;

/** POST /email-verifications/confirmations: 204. RESET_CODE_WRONG, RATE_LIMITED. */
export const emailCodeSchema = v.strictObject({ code: passwordResetSchema.entries.code });
