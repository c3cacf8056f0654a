import { object, string } from 'yup';
import { auth, authSelectors } from '@/features/auth';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/Field';
import { FocusFirstInvalidField } from '@/ui/FocusFirstInvalidField';
import css from '../form/Form.module.css';
import { PasswordInput } from '../form/PasswordInput';
import { useShopForm } from '../form/useShopForm';

export interface Credentials {
  email: string;
  password: string;
}

const schema = object({
  email: string().trim().required('ERROR_FORM_REQUIRED').email('ERROR_FORM_INCORRECT_EMAIL'),
  password: string().required('ERROR_FORM_REQUIRED'),
});

const empty: Credentials = { email: '', password: '' };

/** Login form with e-mail and password. Failures are shown above the form. */
export function LoginForm({
  returnTo = null,
  filledIn = empty,
}: {
  /** Path to open after the login. If null, the first page of the account area is opened. */
  returnTo?: string | null;
  filledIn?: Credentials;
}) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const isSigningIn = useAppSelector(authSelectors.status) === 'signingIn';
  const failure = useAppSelector(authSelectors.failure);
  const { field, submit, refusals } = useShopForm({
    name: 'login',
    begin: filledIn,
    schema,
    onSubmit: ({ email, password }) =>
      dispatch(auth.loginSubmitted({ email: email.trim(), password, returnTo })),
  });

  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label={text('HEADER_LOGIN')}>
      <FocusFirstInvalidField refusals={refusals} />
      {failure ? (
        <Alert tone="bad">
          {text(`ERROR_API_${failure}`)}
          {failure === 'SESSION_ENDED' && returnTo === toUrl('checkout')
            ? ` ${text('TEXT_NOTHING_ORDERED')}`
            : null}
        </Alert>
      ) : null}
      <TextField
        label={text('INPUT_EMAIL')}
        type="email"
        autoComplete="username"
        required
        {...field('email')}
      />
      <PasswordInput
        label={text('INPUT_PASSWORD')}
        autoComplete="current-password"
        required
        {...field('password')}
      />
      <Button type="submit" wide busy={isSigningIn} aria-disabled={isSigningIn || undefined}>
        {text('BUTTON_LOGIN')}
      </Button>
      <Link to={toUrl('login', {}, { view: 'forgot', return: returnTo ?? '' })}>
        {text('LINK_FORGOT_PASSWORD')}
      </Link>
    </form>
  );
}

export default LoginForm;
