import { navigation } from '@/features/navigation';
import { race, take } from '@/shared/saga/effects';
import { auth, accountChangeActions } from './authSlice';

/**
 * Waits until the e-mail of the account is verified. Returns false when the user navigates elsewhere, or another
 * account signs in: then the refused request is not sent again.
 */
export function* waitForVerifiedEmail() {
  const { verified } = yield* race({
    verified: take(auth.emailVerified),
    left: take([navigation.arrived, ...accountChangeActions]),
  });
  return Boolean(verified);
}
