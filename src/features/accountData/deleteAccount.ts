import { auth, accountChangeActions } from '@/features/auth';
import { i18nSelectors } from '@/features/i18n';
import { toasts } from '@/features/toasts';
import { toFailureCode } from '@/shared/failure';
import { call, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { deleteAccount } from '@/shop/accountData';
import { accountData } from './accountDataSlice';

function* sendDeletion(password: string): SagaGenerator<true> {
  yield* call(deleteAccount, password, yield* select(i18nSelectors.language));
  return true;
}

/**
 * Deletes the own account, once however often it is confirmed. The service has ended its sessions by then; signing out
 * clears this browser of it.
 */
export function* watchAccountDeletion() {
  for (;;) {
    const { password } = (yield* take(accountData.deletionSubmitted)).payload;
    try {
      const { isDeleted } = yield* race({
        isDeleted: call(sendDeletion, password),
        other: take([...accountChangeActions]),
      });
      if (!isDeleted) continue;
      yield* put(accountData.accountDeleted());
      yield* put(toasts.shown({ tone: 'success', message: 'TEXT_ACCOUNT_DELETED', values: {} }));
      yield* put(auth.logoutRequested());
    } catch (error) {
      yield* put(accountData.deletionRefused({ code: toFailureCode(error) }));
    }
  }
}
