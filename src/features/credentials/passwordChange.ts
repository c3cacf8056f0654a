import { getChangePassword } from '@/erp/calls/getChangePassword';
import { authSelectors, accountChangeActions } from '@/features/auth';
import { navigation } from '@/features/navigation';
import { toFailureCode, Failure } from '@/shared/failure';
import { keepLostAttempt } from '@/shared/lostAnswer';
import { call, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { credentials } from './credentialsSlice';

/** Form name for the reload prompt. */
export const passwordForm = 'password';

interface Change {
  codigo: string;
  actual: string;
  password: string;
}

/**
 * Changes the password. After a lost answer the current password may be the new one of that try: then the old one is
 * refused, and that one is accepted in its place. @param lost attempt whose answer was lost
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
