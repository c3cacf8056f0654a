import type { FailureCode } from './failure';

/**
 * Failures with which an answer was lost, so that the service may still have completed the request. An error of a proxy
 * is UNEXPECTED.
 */
const lostAnswers: readonly FailureCode[] = ['OFFLINE', 'TIMEOUT', 'BAD_ANSWER', 'UNEXPECTED'];
/** Temporary refusals. They do not show whether an earlier attempt succeeded. */
const refusedForNow: readonly FailureCode[] = ['RATE_LIMITED', 'OVERLOADED'];

/**
 * Returns the attempt that the service may have completed without an answer. If the answer was lost, this is the
 * current attempt. If the service refused the attempt for now, this is the earlier attempt. Otherwise returns null.
 */
export const keepLostAttempt = <Attempt>(
  code: FailureCode,
  attempt: Attempt,
  before: Attempt | null,
): Attempt | null => (lostAnswers.includes(code) ? attempt : refusedForNow.includes(code) ? before : null);
