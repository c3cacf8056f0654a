import { i18nSelectors } from '@/features/i18n';
import { toFailureCode } from '@/shared/failure';
import { call, put, select, take } from '@/shared/saga/effects';
import { requestPasswordReset, setPasswordWithCode } from '@/shop/passwordResets';
import { credentials, credentialsSelectors } from './credentialsSlice';
import { signInByAnswer } from './signInByAnswer';

/** Requests a code by e-mail. Further requests are ignored until the service answers. */
export function* watchCodeRequests() {
  for (;;) {
    const { email } = (yield* take(credentials.codeRequested)).payload;
    try {
      const language = yield* select(i18nSelectors.language);
      const { demo } = yield* call(requestPasswordReset, email, language);
      yield* put(credentials.codeSent({ demo }));
    } catch (error) {
      yield* put(credentials.resetRefused({ code: toFailureCode(error) }));
    }
  }
}

/** Sends the code and the new password, and signs the account in. A login in the header cancels the request. */
export function* watchPasswordReset() {
  for (;;) {
    const { code, password, returnTo } = (yield* take(credentials.resetSubmitted)).payload;
    try {
      const { email } = yield* select(credentialsSelectors.reset);
      const language = yield* select(i18nSelectors.language);
      const body = { email, code, password, language };
      yield* call(signInByAnswer, () => setPasswordWithCode(body), returnTo);
    } catch (error) {
      yield* put(credentials.resetRefused({ code: toFailureCode(error) }));
    }
  }
}
