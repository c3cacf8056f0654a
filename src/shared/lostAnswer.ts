import type { FailureCode } from './failure';

/**
 * Failures after which the service may have completed a request whose answer was lost; a proxy's error is UNEXPECTED.
 */
const lostAnswers: readonly FailureCode[] = ['OFFLINE', 'TIMEOUT', 'BAD_ANSWER', 'UNEXPECTED'];
/** Temporary refusals, which say nothing about an earlier attempt. */
const refusedForNow: readonly FailureCode[] = ['RATE_LIMITED', 'OVERLOADED'];

/**
 * Returns the attempt whose answer is lost: after a lost answer this attempt, after a temporary refusal the attempt
 * before, otherwise null.
 */
export const keepLostAttempt = <Attempt>(
  code: FailureCode,
  attempt: Attempt,
  before: Attempt | null,
): Attempt | null => (lostAnswers.includes(code) ? attempt : refusedForNow.includes(code) ? before : null);
