/** All failure codes of requests. Actions contain these codes, and neither errors nor texts. */
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

/** Returns the field `code` from the body of a problem or the payload of an event. */
export const readErrorCode = (body: unknown): unknown =>
  (body as { code?: unknown } | null | undefined)?.code;

/**
 * Error that the transport and the parsers throw. `details` is the parsed body of the problem. Only a few failures need
 * it.
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
 * Returns the failure code of a thrown value, because an action may contain a code but no error. The code is UNEXPECTED
 * if the value is not a `Failure`.
 */
export const toFailureCode = (error: unknown): FailureCode =>
  error instanceof Failure ? error.code : 'UNEXPECTED';
