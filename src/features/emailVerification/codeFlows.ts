import { auth } from '@/features/auth';
import { i18nSelectors } from '@/features/i18n';
import { toFailureCode } from '@/shared/failure';
import { call, put, select, take } from '@/shared/saga/effects';
import { sendEmailCode, requestEmailCode } from '@/shop/emailVerifications';
import { emailVerification } from './emailVerificationSlice';

/** Requests a code by e-mail. One request at a time, further ones are ignored until the answer. */
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

/** Sends the typed code. One at a time, further ones are ignored until the answer. */
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
