/** Every failure code of a request. Actions carry these codes, never errors or texts. */
export const failureCodes = [
  'OFFLINE',
  'TIMEOUT',
  'BAD_ANSWER',
  'UNEXPECTED',
  'ADDRESS_BOOK_FULL',
  'AUTH_EMAIL_ALREADY_IN_USE',
  'AUTH_INVALID_EMAIL',
  'AUTH_REQUIRED',
  'AUTH_WEAK_PASSWORD',
  'AUTH_WRONG_PASSWORD',
  'BAD_REQUEST',
  'CART_CHANGED',
  'DATABASE_UNAVAILABLE',
  'EMAIL_UNVERIFIED',
  'ERP_BAD_ANSWER',
  'ERP_TIMEOUT',
  'ERP_UNAVAILABLE',
  'FORBIDDEN',
  'GARAGE_FULL',
  'IDEMPOTENCY_KEY_REUSED',
  'MAIL_UNAVAILABLE',
  'NOT_FOUND',
  'ORDER_CHANGED',
  'OVERLOADED',
  'PAYMENT_REFUSED',
  'CREDIT_EXCEEDED',
  'RATE_LIMITED',
  'RESET_CODE_WRONG',
  'SESSION_ENDED',
  'SIGNED_OUT_ELSEWHERE',
  'XSRF_REQUIRED',
] as const;

export type FailureCode = (typeof failureCodes)[number];

export const isFailureCode = (code: unknown): code is FailureCode =>
  (failureCodes as readonly unknown[]).includes(code);

/** Returns the `code` in a problem's body or an event's payload. */
export const readErrorCode = (body: unknown): unknown =>
  (body as { code?: unknown } | null | undefined)?.code;

/**
 * Thrown by the transport and the parsers. `details` is the parsed body of the problem, which only a few failures need.
 */
export class Failure extends Error {
  constructor(
    readonly code: FailureCode,
    readonly details?: unknown,
  ) {
    super(code);
    this.name = 'Failure';
  }
}

/**
 * Returns the failure code for a thrown value, because an action may contain a code but no error. A bug in our code is
 * UNEXPECTED.
 */
export const toFailureCode = (error: unknown): FailureCode =>
  error instanceof Failure ? error.code : 'UNEXPECTED';
