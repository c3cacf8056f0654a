import type { Action } from '@reduxjs/toolkit';
import { auth } from '@/features/auth';
import { i18nSelectors } from '@/features/i18n';
import type { OrdersState } from '@/features/orders';
import type { ReviewsState } from '@/features/reviews';
import { readErrorCode, toFailureCode } from '@/shared/failure';
import { call, put, select, take } from '@/shared/saga/effects';
import { sendEmailCode, requestEmailCode } from '@/shop/emailVerifications';
import { emailVerification } from './emailVerificationSlice';

type Waiting = Partial<{ orders: OrdersState; reviews: ReviewsState }>;

/**
 * Whether an order or a review was refused because the e-mail is not verified. `orders` and `reviews` are missing until
 * their features have loaded.
 */
const isWaiting = ({ orders, reviews }: Waiting): boolean =>
  (orders?.placement.status === 'rejected' && orders.placement.failure === 'EMAIL_UNVERIFIED') ||
  reviews?.writing.failure === 'EMAIL_UNVERIFIED';

const isUnverifiedRefusal = (action: Action): boolean =>
  'payload' in action && readErrorCode(action.payload) === 'EMAIL_UNVERIFIED';

/**
 * Requests a mailed code when an order or a review is refused because the e-mail is not verified. This feature loads
 * after the first refusal, so that refusal is read from the state.
 */
export function* watchUnverifiedEmail() {
  if (yield* select(isWaiting)) yield* put(emailVerification.codeRequested());
  for (;;) {
    yield* take(isUnverifiedRefusal);
    yield* put(emailVerification.codeRequested());
  }
}

/** Requests a code by e-mail. Further requests are ignored until the service answers. */
export function* watchEmailCodeRequests() {
  for (;;) {
    yield* take(emailVerification.codeRequested);
    try {
      const { demo } = yield* call(requestEmailCode, yield* select(i18nSelectors.language));
      yield* put(emailVerification.codeSent({ demo }));
    } catch (error) {
      yield* put(emailVerification.refused({ code: toFailureCode(error) }));
    }
  }
}

/** Sends the code that the user typed. Further submissions are ignored until the service answers. */
export function* watchEmailCodes() {
  for (;;) {
    const { code } = (yield* take(emailVerification.codeSubmitted)).payload;
    try {
      yield* call(sendEmailCode, code);
      yield* put(auth.emailVerified());
    } catch (error) {
      yield* put(emailVerification.refused({ code: toFailureCode(error) }));
    }
  }
}
