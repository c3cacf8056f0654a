/** Schemas of the session: the account, and the customer whom a seller serves. */
import * as v from 'valibot';
import type { Account } from '@/erp/rows/account';
import { maxCodeLength } from '@/shared/codeSpelling';

export const accountSchema: v.GenericSchema<Account> = v.object({
  role: v.picklist(['customer', 'seller']),
  code: v.string(),
  email: v.string(),
  phone: v.string(),
  name: v.string(),
  tradeName: v.string(),
  discount: v.number(),
  level: v.number(),
});

/**
 * GET /session. `customer` is the customer whom a seller serves. `demo` lists accounts only if the ERP is a stand-in.
 */
export const sessionSchema = v.object({
  account: v.nullable(accountSchema),
  customer: v.nullable(accountSchema),
  demo: v.array(v.object({ email: v.string(), role: v.picklist(['customer', 'seller']) })),
});
export type Session = v.InferOutput<typeof sessionSchema>;

/**
 * POST /accounts: sign-up. The answer is like that of GET /session for the new account. AUTH_INVALID_EMAIL,
 * AUTH_EMAIL_ALREADY_IN_USE, AUTH_WEAK_PASSWORD (fewer than `minPasswordLength` characters).
 */
export const signUpSchema = v.strictObject({
  email: v.pipe(v.string(), v.maxLength(400)),
  password: v.pipe(v.string(), v.maxLength(400)),
});
export const minPasswordLength = 6;

/**
 * GET /session/expiry: milliseconds until the session expires; null without a session. This request does not extend the
 * session.
 */
export const sessionExpirySchema = v.object({ endsInMs: v.nullable(v.number()) });

/**
 * Header of requests for a customer's data. The value is the code of the customer whom the page shows, or '' if a
 * seller serves no customer. The answer is FORBIDDEN if the session has another customer. A page that missed a switch
 * to another customer therefore writes nothing to that customer.
 */
export const customerHeader = 'x-customer';

/** A session of the account, in this or another browser. */
const openSessionSchema = v.object({
  /** Browser and system, such as `Firefox · Windows`; may be empty. */
  device: v.string(),
  startedAt: v.string(),
  lastSeenAt: v.string(),
  isCurrent: v.boolean(),
});
export type OpenSession = v.InferOutput<typeof openSessionSchema>;

/**
 * GET /sessions: the account's open sessions; the session that was used last comes first. DELETE /sessions ends the
 * other sessions, and has the same answer.
 */
export const openSessionsSchema = v.object({ sessions: v.array(openSessionSchema) });
export type OpenSessions = v.InferOutput<typeof openSessionsSchema>;

/** GET /session/customers. */
export const customersSchema = v.object({ customers: v.array(accountSchema) });

/** PUT /session/customer. */
export const selectCustomerSchema = v.strictObject({
  code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxCodeLength)),
});
