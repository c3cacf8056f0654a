import { isLoginAccepted } from '@/erp/calls/isLoginAccepted';
import { auth, accountChangeActions, authSelectors } from '@/features/auth';
import { i18nSelectors } from '@/features/i18n';
import { toasts } from '@/features/toasts';
import { toFailureCode, type FailureCode } from '@/shared/failure';
import { call, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { deleteAccount } from '@/shop/accountData';
import { accountData } from './accountDataSlice';

/** Failures after which the account may be deleted all the same: the answer was lost. */
const lostAnswers: readonly FailureCode[] = ['OFFLINE', 'TIMEOUT', 'BAD_ANSWER'];

function* sendDeletion(password: string): SagaGenerator<void> {
  yield* call(deleteAccount, password, yield* select(i18nSelectors.language));
}

function* canSignIn(password: string): SagaGenerator<boolean> {
  const account = yield* select(authSelectors.account);
  return yield* call(isLoginAccepted, { user: account?.email ?? '', password });
}

/**
 * Deletes the account. Without a session after a lost answer, the sign-in tells whether it is deleted: another reason for
 * the session's end must not pass for a deletion.
 */
function* sendOrConfirmDeletion(password: string, wasAnswerLost: boolean): SagaGenerator<true> {
  try {
    yield* call(sendDeletion, password);
  } catch (error) {
    if (!wasAnswerLost || toFailureCode(error) !== 'AUTH_REQUIRED') throw error;
    if (yield* call(canSignIn, password)) yield* call(sendDeletion, password);
  }
  return true;
}

/**
 * Deletes the own account, once however often it is confirmed. The service has ended its sessions by then; signing out
 * clears this browser of it.
 */
export function* watchAccountDeletion() {
  let wasAnswerLost = false;
  for (;;) {
    const { password } = (yield* take(accountData.deletionSubmitted)).payload;
    try {
      const { isDeleted } = yield* race({
        isDeleted: call(sendOrConfirmDeletion, password, wasAnswerLost),
        other: take([...accountChangeActions]),
      });
      wasAnswerLost = false;
      if (!isDeleted) continue;
      yield* put(accountData.accountDeleted());
      yield* put(toasts.shown({ tone: 'success', message: 'TEXT_ACCOUNT_DELETED', values: {} }));
      yield* put(auth.logoutRequested());
    } catch (error) {
      const code = toFailureCode(error);
      wasAnswerLost = lostAnswers.includes(code);
      yield* put(accountData.deletionRefused({ code }));
    }
  }
}
