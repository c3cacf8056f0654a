import { getChangePassword } from '@/erp/calls/getChangePassword';
import { authSelectors, accountChangeActions } from '@/features/auth';
import { navigation } from '@/features/navigation';
import { toFailureCode, Failure } from '@/shared/failure';
import { call, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { credentials } from './credentialsSlice';

/** Form name for the reload prompt. */
export const passwordForm = 'password';

/** Another account logged in, or none is left. */
function* waitForAccountChange(code: string | undefined): SagaGenerator<true> {
  do {
    yield* take([...accountChangeActions]);
  } while ((yield* select(authSelectors.account))?.code === code);
  return true;
}

/**
 * Password change of the account itself, also while a seller serves a customer. One submit at a time; a
 * result is not shown to another account.
 */
export function* watchPasswordChange() {
  for (;;) {
    const { current, next } = (yield* take(credentials.passwordSubmitted)).payload;
    const account = yield* select(authSelectors.account);
    try {
      const fields = { codigo: account?.code ?? '', actual: current, password: next };
      const { isOthers } = yield* race({
        changed: call(getChangePassword, fields),
        isOthers: call(waitForAccountChange, account?.code),
      });
      if (isOthers) throw new Failure('SESSION_ENDED');
      yield* put(credentials.passwordChanged());
      yield* put(navigation.formSettled({ form: passwordForm }));
    } catch (error) {
      yield* put(credentials.passwordRefused({ code: toFailureCode(error) }));
    }
  }
}
