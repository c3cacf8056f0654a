import { auth, redirectAfterLogin } from '@/features/auth';
import { navigateTo } from '@/features/navigation';
import { toFailureCode, Failure } from '@/shared/failure';
import { call, put, race, take } from '@/shared/saga/effects';
import { signUp as askSignUp } from '@/shop/accounts';
import { credentials } from './credentialsSlice';

/**
 * A guest's new account is signed in at once, and goes on as at every sign-in: garage and cart come along. One submission
 * at a time: while an answer is awaited no other is taken. Who signs in meanwhile, in the header, needs it no more.
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
