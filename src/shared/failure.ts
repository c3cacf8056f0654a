/** Every way in which asking for something can fail. Failures in actions are these codes, never errors or texts. */
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
  'ERP_BAD_ANSWER',
  'ERP_TIMEOUT',
  'ERP_UNAVAILABLE',
  'FORBIDDEN',
  'GARAGE_FULL',
  'IDEMPOTENCY_KEY_REUSED',
  'NOT_FOUND',
  'ORDER_CHANGED',
  'OVERLOADED',
  'PAYMENT_REFUSED',
  'CREDIT_EXCEEDED',
  'RATE_LIMITED',
  'SESSION_ENDED',
  'XSRF_REQUIRED',
] as const;

export type FailureCode = (typeof failureCodes)[number];

export const isFailureCode = (code: unknown): code is FailureCode =>
  (failureCodes as readonly unknown[]).includes(code);

/** What a refused answer's body, or the payload of an event, says of a failure. */
export const readErrorCode = (told: unknown): unknown =>
  typeof told === 'object' && told !== null && 'code' in told ? told.code : undefined;

/** Thrown by the borders; `details` is the parsed problem body, for the few failures that say more. */
export class Failure extends Error {
  constructor(
    readonly code: FailureCode,
    readonly details?: unknown,
  ) {
    super(code);
    this.name = 'Failure';
  }
}

/** What an action may carry of a thrown value. A fault of our own code reads as UNEXPECTED. */
export const toFailureCode = (error: unknown): FailureCode =>
  error instanceof Failure ? error.code : 'UNEXPECTED';
