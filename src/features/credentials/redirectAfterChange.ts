import { auth, authSelectors, redirectAfterLogin } from '@/features/auth';
import { navigation, redirectTo, selectPlace } from '@/features/navigation';
import { call, select } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';

/**
 * Who is signed in already and opens the page for signing in is led on, and "back" does not lead there again. Signing in
 * on that page goes its own way.
 */
export function* redirectAfterCredentials() {
  yield* takeLatestOf([navigation.arrived, auth.sessionReceived], function* () {
    const place = yield* select(selectPlace);
    const account = yield* select(authSelectors.account);
    if (place?.route !== 'login' || !account) return;
    yield* call(redirectTo, redirectAfterLogin(account, place.query.return ?? null));
  });
}
