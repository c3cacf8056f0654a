import { isLoginAccepted } from '@/erp/calls/isLoginAccepted';
import { auth, accountChangeActions, authSelectors } from '@/features/auth';
import { i18nSelectors } from '@/features/i18n';
import { toasts } from '@/features/toasts';
import { toFailureCode } from '@/shared/failure';
import { keepLostAttempt } from '@/shared/lostAnswer';
import { call, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { deleteAccount } from '@/shop/accountData';
import { accountData } from './accountDataSlice';

/** An attempt to delete an account. */
interface Attempt {
  account: string | undefined;
  password: string;
}

function* sendDeletion(password: string): SagaGenerator<void> {
  yield* call(deleteAccount, password, yield* select(i18nSelectors.language));
}

function* canSignIn(password: string): SagaGenerator<boolean> {
  const account = yield* select(authSelectors.account);
  return yield* call(isLoginAccepted, { user: account?.email ?? '', password });
}

/**
 * Deletes the account. The answer of an earlier attempt may have been lost, and the session may be gone. A sign-in then
 * shows whether the account was deleted, because the session may have ended for another reason. The sign-in uses the
 * password of the lost attempt, because a refusal of another password would prove nothing.
 */
function* sendOrConfirmDeletion({ account, password }: Attempt, lost: Attempt | null): SagaGenerator<true> {
  try {
    yield* call(sendDeletion, password);
  } catch (error) {
    const isRepeated = lost?.account === account && lost?.password === password;
    if (!isRepeated || toFailureCode(error) !== 'AUTH_REQUIRED') throw error;
    if (yield* call(canSignIn, password)) yield* call(sendDeletion, password);
  }
  return true;
}

/**
 * Deletes an own account only once, even if the button is pressed several times. The service also ends the account's
 * sessions. Signing out clears this browser.
 */
export function* watchAccountDeletion() {
  let lost: Attempt | null = null;
  for (;;) {
    const { password } = (yield* take(accountData.deletionSubmitted)).payload;
    const attempt: Attempt = { account: (yield* select(authSelectors.account))?.code, password };
    try {
      const { isDeleted } = yield* race({
        isDeleted: call(sendOrConfirmDeletion, attempt, lost),
        other: take([...accountChangeActions]),
      });
      lost = null;
      if (!isDeleted) continue;
      yield* put(accountData.accountDeleted());
      yield* put(toasts.shown({ tone: 'success', message: 'TEXT_ACCOUNT_DELETED', values: {} }));
      yield* put(auth.logoutRequested());
    } catch (error) {
      const code = toFailureCode(error);
      lost = keepLostAttempt(code, attempt, lost);
      yield* put(accountData.deletionRefused({ code }));
    }
  }
}
