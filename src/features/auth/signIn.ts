import { getLoginIn } from '@/erp/calls/getLoginIn';
import { goTo } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, put } from '@/shared/saga/effects';
import { takeLeadingByKey } from '@/shared/saga/flows';
import { auth, loginSubmitted } from './authSlice';
import { redirectAfterLogin } from './redirectAfterLogin';

/** Key of the lock. All submissions of the form share this key. */
const getKey = () => 'login';

/** Sends one login at a time. Further submissions are ignored until the service answers. */
export function* signIn() {
  yield* takeLeadingByKey([loginSubmitted], getKey, function* ({ payload: { email, password, returnTo } }) {
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
  });
}
