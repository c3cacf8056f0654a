import { getChangePassword } from '@/erp/calls/getChangePassword';
import { authSelectors } from '@/features/auth';
import { navigation } from '@/features/navigation';
import { codeOf } from '@/shared/failure';
import { call, put, select, take } from '@/shared/saga/effects';
import { credentials } from './credentialsSlice';

/** The form's name among those that a reload waits for. */
export const passwordForm = 'password';

/** One's own password, also where a seller serves a customer. One submission at a time. */
export function* passwordChange() {
  for (;;) {
    const { current, next } = (yield* take(credentials.passwordSubmitted)).payload;
    const account = yield* select(authSelectors.account);
    try {
      const fields = { codigo: account?.code ?? '', actual: current, password: next };
      yield* call(getChangePassword, fields);
      yield* put(credentials.passwordChanged());
      yield* put(navigation.formSettled({ form: passwordForm }));
    } catch (error) {
      yield* put(credentials.passwordRefused({ code: codeOf(error) }));
    }
  }
}
