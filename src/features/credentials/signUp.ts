import { auth, redirectAfterLogin } from '@/features/auth';
import { navigateTo } from '@/features/navigation';
import { toFailureCode, Failure } from '@/shared/failure';
import { call, put, race, take } from '@/shared/saga/effects';
import { signUp as askSignUp } from '@/shop/accounts';
import { credentials } from './credentialsSlice';

/**
 * Sign-up: the new account is logged in at once, with the guest's garage and cart. One submit at a time,
 * further ones are ignored until the answer. A login in the header cancels it.
 */
export function* signUp() {
  for (;;) {
    const { email, password, returnTo } = (yield* take(credentials.signUpSubmitted)).payload;
    try {
      const { session } = yield* race({
        session: call(askSignUp, email.trim(), password),
        needless: take([auth.customerSignedIn, auth.sellerSignedIn]),
      });
      if (!session) continue;
      const { account } = session;
      if (!account) throw new Failure('BAD_ANSWER');
      yield* put(auth.customerSignedIn({ account, returnTo }));
      yield* call(navigateTo, redirectAfterLogin(account, returnTo));
    } catch (error) {
      yield* put(credentials.signUpRefused({ code: toFailureCode(error) }));
    }
  }
}
