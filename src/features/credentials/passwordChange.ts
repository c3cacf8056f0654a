import { getChangePassword } from '@/erp/calls/getChangePassword';
import { authSelectors, accountChangeActions } from '@/features/auth';
import { navigation } from '@/features/navigation';
import { toFailureCode, Failure } from '@/shared/failure';
import { keepLostAttempt } from '@/shared/lostAnswer';
import { call, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { credentials } from './credentialsSlice';

/** Name of the form for the reload prompt. */
export const passwordForm = 'password';

interface Change {
  codigo: string;
  actual: string;
  password: string;
}

/**
 * Changes the password. An attempt whose answer was lost may already have changed the password. The service then
 * refuses the old password, and the new password of that attempt is sent as the current one.
 * @param lost attempt whose answer was lost
 */
function* sendChange(fields: Change, lost: Change | null): SagaGenerator<true> {
  try {
    yield* call(getChangePassword, fields);
  } catch (error) {
    const isRepeated = lost?.codigo === fields.codigo && lost.actual === fields.actual;
    if (!isRepeated || toFailureCode(error) !== 'AUTH_WRONG_PASSWORD') throw error;
    yield* call(getChangePassword, { ...fields, actual: lost.password });
  }
  return true;
}

/** Waits until another account has signed in, or none is signed in. */
function* waitForAccountChange(code: string | undefined): SagaGenerator<true> {
  do {
    yield* take([...accountChangeActions]);
  } while ((yield* select(authSelectors.account))?.code === code);
  return true;
}

/**
 * Changes the password of the signed-in account, also while a seller serves a customer. One submission at a time; a
 * result is not shown to another account.
 */
export function* watchPasswordChange() {
  let lost: Change | null = null;
  for (;;) {
    const { current, next } = (yield* take(credentials.passwordSubmitted)).payload;
    const account = yield* select(authSelectors.account);
    const fields: Change = { codigo: account?.code ?? '', actual: current, password: next };
    try {
      const { isOthers } = yield* race({
        changed: call(sendChange, fields, lost),
        isOthers: call(waitForAccountChange, account?.code),
      });
      lost = null;
      if (isOthers) throw new Failure('SESSION_ENDED');
      yield* put(credentials.passwordChanged());
      yield* put(navigation.formSettled({ form: passwordForm }));
    } catch (error) {
      const code = toFailureCode(error);
      lost = keepLostAttempt(code, fields, lost);
      yield* put(credentials.passwordRefused({ code }));
    }
  }
}
