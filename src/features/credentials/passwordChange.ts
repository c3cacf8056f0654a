import { getChangePassword } from '@/erp/calls/getChangePassword';
import { authSelectors, accountChangeActions } from '@/features/auth';
import { navigation } from '@/features/navigation';
import { toFailureCode, Failure } from '@/shared/failure';
import { call, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { credentials } from './credentialsSlice';

/** The form's name among those that a reload waits for. */
export const passwordForm = 'password';

/** Another person signed in, or nobody is any more. */
function* otherPerson(code: string | undefined): SagaGenerator<true> {
  do {
    yield* take([...accountChangeActions]);
  } while ((yield* select(authSelectors.account))?.code === code);
  return true;
}

/**
 * One's own password, also where a seller serves a customer. One submission at a time; the answer to one person is not told to
 * another.
 */
export function* watchPasswordChange() {
  for (;;) {
    const { current, next } = (yield* take(credentials.passwordSubmitted)).payload;
    const account = yield* select(authSelectors.account);
    try {
      const fields = { codigo: account?.code ?? '', actual: current, password: next };
      const { isOthers } = yield* race({
        changed: call(getChangePassword, fields),
        isOthers: call(otherPerson, account?.code),
      });
      if (isOthers) throw new Failure('SESSION_ENDED');
      yield* put(credentials.passwordChanged());
      yield* put(navigation.formSettled({ form: passwordForm }));
    } catch (error) {
      yield* put(credentials.passwordRefused({ code: toFailureCode(error) }));
    }
  }
}
