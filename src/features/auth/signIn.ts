import { getLoginIn } from '@/erp/calls/getLoginIn';
import { goTo } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, put, take } from '@/shared/saga/effects';
import { auth, loginSubmitted } from './authSlice';
import { redirectAfterLogin } from './redirectAfterLogin';

/** Login: one submit at a time, further ones are ignored until the answer. */
export function* signIn() {
  for (;;) {
    const submitted = yield* take(loginSubmitted);
    const { email, password, returnTo } = submitted.payload;
    try {
      const { account, customers } = yield* call(getLoginIn, { user: email.trim(), password });
      if (account.role === 'seller') {
        yield* put(auth.sellerSignedIn({ account, customers, returnTo }));
      } else {
        yield* put(auth.customerSignedIn({ account, returnTo }));
      }
      yield* goTo(redirectAfterLogin(account, returnTo));
    } catch (error) {
      yield* put(auth.loginRefused({ code: toFailureCode(error) }));
    }
  }
}
