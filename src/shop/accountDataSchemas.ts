/** Schemas for the download of an account's data, and for the deletion of an account that was made in the shop. */
import * as v from 'valibot';
import { passwordResetRequestSchema } from './passwordResetSchemas';
import { signUpSchema } from './sessionSchemas';

/** Parts of the download, in the order of requests. */
export const accountDataParts = [
  'account',
  'sessions',
  'addresses',
  'vehicles',
  'reviews',
  'messages',
  'quotations',
  'orders',
  'ordersForCustomers',
] as const;
export type AccountDataPart = (typeof accountDataParts)[number];

/**
 * GET /account/data?part=orders&from=0: rows of one part of the data, oldest first. If the answer has a `next`, the
 * next request has this value as `from`.
 */
export const accountDataSchema = v.object({
  rows: v.array(v.record(v.string(), v.unknown())),
  next: v.optional(v.number()),
});
export type AccountData = v.InferOutput<typeof accountDataSchema>;

/** POST /account/deletion: 204. AUTH_WRONG_PASSWORD, RATE_LIMITED; NOT_FOUND if the account comes from the ERP. */
export const accountDeletionSchema = v.strictObject({
  password: signUpSchema.entries.password,
  language: passwordResetRequestSchema.entries.language,
});
