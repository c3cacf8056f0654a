import { getLoginIn } from '@/erp/calls/getLoginIn';
import { navigateTo, urlOf } from '@/features/navigation';
import { codeOf } from '@/shared/failure';
import { call, put, take } from '@/shared/saga/effects';
import { endSession } from '@/shop/session';
import { auth, loginSubmitted } from './authSlice';
import { landingOf } from './landing';

/** One submission at a time: while an answer is awaited no other is taken. */
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
      yield* call(navigateTo, landingOf(account, returnTo));
    } catch (error) {
      yield* put(auth.loginRefused({ code: codeOf(error) }));
    }
  }
}

/** What belongs to the person goes at once; when the service could not be told, the person is. */
export function* signOut() {
  for (;;) {
    yield* take(auth.logoutRequested);
    try {
      yield* call(endSession);
    } catch (error) {
      yield* put(auth.sessionEndFailed({ code: codeOf(error) }));
    }
    // on the way first: a page for signed-in people then waits instead of sending the guest to sign in and come back
    yield* call(navigateTo, urlOf('login'));
    yield* put(auth.signedOut());
  }
}
