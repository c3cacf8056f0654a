import { navigation } from '@/features/navigation';
import { race, take } from '@/shared/saga/effects';
import { auth, accountChangeActions } from './authSlice';

/**
 * Waits until the e-mail of the account is verified, and returns true. Returns false when the user navigates elsewhere
 * or another account signs in; the refused request is then not sent again.
 */
export function* waitForVerifiedEmail() {
  const { verified } = yield* race({
    verified: take(auth.emailVerified),
    left: take([navigation.arrived, ...accountChangeActions]),
  });
  return Boolean(verified);
}
