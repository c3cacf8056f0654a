/** Schemas that verify the e-mail address of an account that was made in the shop. */
import * as v from 'valibot';
import {
  passwordResetRequestSchema,
  passwordResetSchema,
  passwordResetSentSchema,
} from './passwordResetSchemas';

/** POST /email-verifications: sends a code to the account's e-mail address. RATE_LIMITED, MAIL_UNAVAILABLE. */
export const emailCodeRequestSchema = v.strictObject({
  language: passwordResetRequestSchema.entries.language,
});

/**
 * Answer with the code in a demonstration, as for a forgotten password. `code` is null if the last code was sent less
 * than a minute ago.
 */
export const emailCodeSentSchema = passwordResetSentSchema;
export type EmailCodeSent = v.InferOutput<typeof emailCodeSentSchema>;

/** POST /email-verifications/confirmations: 204. RESET_CODE_WRONG, RATE_LIMITED. */
export const emailCodeSchema = v.strictObject({ code: passwordResetSchema.entries.code });
