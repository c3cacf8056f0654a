import { toFailureCode } from '@/shared/failure';
import { call, put, take } from '@/shared/saga/effects';
import { signUp as askSignUp } from '@/shop/accounts';
import { credentials } from './credentialsSlice';
import { signInByAnswer } from './signInByAnswer';

/**
 * Sign-up: the new account is signed in at once, with the guest's garage and cart. One submission at a time; further
 * ones are ignored until the answer. A login in the header cancels the sign-up.
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
