import { getChangePassword } from '@/erp/calls/getChangePassword';
import { authSelectors, accountChangeActions } from '@/features/auth';
import { navigation } from '@/features/navigation';
import { toFailureCode, Failure } from '@/shared/failure';
import { keepLostAttempt } from '@/shared/lostAnswer';
import { call, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { credentials } from './credentialsSlice';

/** Name with which this form reports unsaved input, so that a reload first asks the user. */
export const passwordForm = 'password';

interface Change {
  codigo: string;
  actual: string;
  password: string;
}

/**
 * Changes the password. If the answer of an earlier attempt was lost, that attempt may have changed the password. The
 * service then refuses the old password, so the password of the earlier attempt is sent as the current one.
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

/** Waits until another account, or no account, is signed in. */
function* waitForAccountChange(code: string | undefined): SagaGenerator<true> {
  do {
    yield* take([...accountChangeActions]);
  } while ((yield* select(authSelectors.account))?.code === code);
  return true;
}

/**
 * Changes the password of the signed-in account, even while a seller serves a customer. Only one submission runs at a
 * time. Another account does not see the result.
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
