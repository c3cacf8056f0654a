import { auth, authSelectors, redirectAfterLogin } from '@/features/auth';
import { navigation, redirectTo, selectPlace } from '@/features/navigation';
import { call, select } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';

/**
 * Redirects a signed-in account that opens the login page. The redirect adds no history entry. After a login on that
 * page, the code of the login redirects.
 */
export function* redirectAfterCredentials() {
  yield* takeLatestOf([navigation.arrived, auth.sessionReceived], function* () {
    const place = yield* select(selectPlace);
    const account = yield* select(authSelectors.account);
    if (place?.route !== 'login' || !account) return;
    yield* call(redirectTo, redirectAfterLogin(account, place.query.return ?? null));
  });
}
