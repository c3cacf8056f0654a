import { toFailureCode } from '@/shared/failure';
import { call, put, take } from '@/shared/saga/effects';
import { signUp as askSignUp } from '@/shop/accounts';
import { credentials } from './credentialsSlice';
import { signInByAnswer } from './signInByAnswer';

/**
 * Signs up. The new account is signed in at once, and keeps the guest's garage and cart. Further submissions are
 * ignored until the service answers. A login in the header cancels the sign-up.
 */
export function* signUp() {
  for (;;) {
    const { email, password, returnTo } = (yield* take(credentials.signUpSubmitted)).payload;
    try {
      yield* call(signInByAnswer, () => askSignUp(email.trim(), password), returnTo);
    } catch (error) {
      yield* put(credentials.signUpRefused({ code: toFailureCode(error) }));
    }
  }
}
