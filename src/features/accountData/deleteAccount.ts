import { isLoginAccepted } from '@/erp/calls/isLoginAccepted';
import { auth, accountChangeActions, authSelectors } from '@/features/auth';
import { i18nSelectors } from '@/features/i18n';
import { toasts } from '@/features/toasts';
import { toFailureCode } from '@/shared/failure';
import { keepLostAttempt } from '@/shared/lostAnswer';
import { call, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { deleteAccount } from '@/shop/accountData';
import { accountData } from './accountDataSlice';

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
 * Deletes the account. An earlier attempt may have deleted the account although its answer was lost. The service then
 * answers that there is no session. The session may also have ended for another reason, so a sign-in shows whether the
 * account still exists. Only the password of the lost attempt proves this, because another password may just be wrong.
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
 * Deletes an account that was created in the shop. Several clicks on the button delete the account once. The service
 * also ends the account's sessions, and the logout clears the data in this browser.
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
