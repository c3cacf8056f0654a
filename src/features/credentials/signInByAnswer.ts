import { auth, redirectAfterLogin, signInActions } from '@/features/auth';
import { navigateTo } from '@/features/navigation';
import { Failure } from '@/shared/failure';
import { call, put, race, take, type SagaGenerator } from '@/shared/saga/effects';
import type { Session } from '@/shop/schemas';

/**
 * Sends a request whose answer is a session. Signs in the account of this session, and redirects. If the user
 * logs in with the form of the page header meanwhile, the request is cancelled.
 * @throws errors of the request; BAD_ANSWER if the session has no account
 */
export function* signInByAnswer(
  request: () => Promise<Session>,
  returnTo: string | null,
): SagaGenerator<void> {
  const { session } = yield* race({
    session: call(request),
    needless: take([...signInActions]),
  });
  if (!session) return;
  const { account } = session;
  if (!account) throw new Failure('BAD_ANSWER');
  yield* put(auth.customerSignedIn({ account, returnTo }));
  yield* call(navigateTo, redirectAfterLogin(account, returnTo));
}
