import { auth, authSelectors, redirectAfterLogin } from '@/features/auth';
import { navigation, redirectTo, selectPlace } from '@/features/navigation';
import { call, select } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';

/**
 * Redirects accounts that open the login page, without a history entry. A login on that page has a redirect of its own.
 */
export function* redirectAfterCredentials() {
  yield* takeLatestOf([navigation.arrived, auth.sessionReceived], function* () {
    const place = yield* select(selectPlace);
    const account = yield* select(authSelectors.account);
    if (place?.route !== 'login' || !account) return;
    yield* call(redirectTo, redirectAfterLogin(account, place.query.return ?? null));
  });
}
