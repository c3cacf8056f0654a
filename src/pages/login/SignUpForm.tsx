import { credentials, credentialsSelectors } from '@/features/credentials';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { accountRules } from '@/shop/accountRules';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { PrivacyNote } from '@/widgets/privacyNote/PrivacyNote';
import { TextField } from '@/ui/Field';
import { FocusFirstInvalidField } from '@/ui/FocusFirstInvalidField';
import css from '@/widgets/form/Form.module.css';
import { createFormSchema } from '@/widgets/form/createFormSchema';
import { NewPasswordFields, newPasswordRules } from './NewPasswordFields';
import { useShopForm } from '@/widgets/form/useShopForm';

const schema = createFormSchema(accountRules).shape(newPasswordRules);

/** Field under which a refusal is shown, by the refusal's code. */
const fieldErrorsByCode = {
  AUTH_EMAIL_ALREADY_IN_USE: 'email',
  AUTH_INVALID_EMAIL: 'email',
  AUTH_WEAK_PASSWORD: 'password',
} as const;

const isOfField = (code: string | null): code is keyof typeof fieldErrorsByCode =>
  code !== null && code in fieldErrorsByCode;

/** Sign-up form: the e-mail address once, and the password twice. */
export default function SignUpForm({ returnTo }: { returnTo: string | null }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const state = useAppSelector(credentialsSelectors.signUp);
  const failure = state.status === 'refused' ? state.failure : null;
  const isSending = state.status === 'sending';
  const { field, submit, refusals } = useShopForm({
    name: 'signUp',
    begin: { email: '', password: '', again: '' },
    schema,
    faults: isOfField(failure) ? { [fieldErrorsByCode[failure]]: `ERROR_API_${failure}` } : {},
    onSubmit: ({ email, password }) => {
      if (!isSending) dispatch(credentials.signUpSubmitted({ email: email.trim(), password, returnTo }));
    },
  });

  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label={text('HEADER_SIGN_UP')}>
      <FocusFirstInvalidField refusals={refusals} />
      {failure && !isOfField(failure) ? <Alert tone="bad">{text(`ERROR_API_${failure}`)}</Alert> : null}
      <TextField
        label={text('INPUT_EMAIL')}
        type="email"
        autoComplete="username"
        required
        {...field('email')}
      />
      <NewPasswordFields label={text('INPUT_PASSWORD')} password={field('password')} again={field('again')} />
      <Button type="submit" wide busy={isSending} aria-disabled={isSending || undefined}>
        {text('BUTTON_SIGN_UP')}
      </Button>
      <PrivacyNote />
    </form>
  );
}
