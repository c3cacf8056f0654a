import { navigation } from '@/features/navigation';
import { race, take } from '@/shared/saga/effects';
import { auth, accountChangeActions } from './authSlice';

/**
 * Waits until the account's e-mail is verified, and returns true. Returns false if the user navigates elsewhere or
 * another account signs in. The caller must then not repeat the refused request.
 */
export function* waitForVerifiedEmail() {
  const { verified } = yield* race({
    verified: take(auth.emailVerified),
    left: take([navigation.arrived, ...accountChangeActions]),
  });
  return Boolean(verified);
}
