import { useEffect } from 'react';
import { object, ref, string } from 'yup';
import { credentials, credentialsSelectors, passwordForm } from '@/features/credentials';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { minPasswordLength } from '@/shop/schemas';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { FocusFirstInvalidField } from '@/ui/FocusFirstInvalidField';
import css from '@/widgets/form/Form.module.css';
import { HiddenUserName, PasswordInput } from '@/widgets/form/PasswordInput';
import { useShopForm } from '@/widgets/form/useShopForm';

const schema = object({
  current: string().required('ERROR_FORM_REQUIRED'),
  next: string()
    .required('ERROR_FORM_REQUIRED')
    .min(minPasswordLength, 'ERROR_API_AUTH_WEAK_PASSWORD')
    .notOneOf([ref('current')], 'ERROR_PASSWORD_NOT_NEW'),
  again: string()
    .required('ERROR_FORM_REQUIRED')
    .oneOf([ref('next')], 'ERROR_PASSWORDS_DIFFER'),
});

const empty = { current: '', next: '', again: '' };

/** Field under which a refusal is shown, and the refusal's text, by code. */
const fieldErrorsByCode: Partial<Record<string, Partial<typeof empty>>> = {
  AUTH_WRONG_PASSWORD: { current: 'ERROR_CURRENT_PASSWORD' },
  AUTH_WEAK_PASSWORD: { next: 'ERROR_API_AUTH_WEAK_PASSWORD' },
};

/** Form with the current password once, and the new password twice. */
export default function PasswordForm({ email }: { email: string }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const state = useAppSelector(credentialsSelectors.password);
  const failure = state.status === 'refused' ? state.failure : null;
  const faults = failure ? fieldErrorsByCode[failure] : undefined;
  const isSending = state.status === 'sending';
  const isChanged = state.status === 'changed';
  const { field, submit, refusals, reset } = useShopForm({
    name: passwordForm,
    begin: empty,
    schema,
    faults: faults ?? {},
    onSubmit: ({ current, next }) => {
      if (!isSending) dispatch(credentials.passwordSubmitted({ current, next }));
    },
  });

  useEffect(() => {
    if (isChanged) reset(empty);
    // the effect runs only when the change has succeeded; the form's functions are new at each render, so they are no
    // dependencies
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isChanged]);

  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label={text('HEADER_CHANGE_PASSWORD')}>
      <FocusFirstInvalidField refusals={refusals} />
      <div role="status">{isChanged ? <Alert tone="good">{text('TEXT_PASSWORD_CHANGED')}</Alert> : null}</div>
      {failure && !faults ? <Alert tone="bad">{text(`ERROR_API_${failure}`)}</Alert> : null}
      <HiddenUserName email={email} />
      <PasswordInput
        label={text('INPUT_CURRENT_PASSWORD')}
        autoComplete="current-password"
        required
        {...field('current')}
      />
      <PasswordInput
        label={text('INPUT_NEW_PASSWORD')}
        hint={text('TEXT_PASSWORD_HINT')}
        autoComplete="new-password"
        required
        {...field('next')}
      />
      <PasswordInput
        label={text('INPUT_CONFIRM_PASSWORD')}
        autoComplete="new-password"
        required
        {...field('again')}
      />
      <Button type="submit" busy={isSending} aria-disabled={isSending || undefined}>
        {text('BUTTON_CHANGE_PASSWORD')}
      </Button>
    </form>
  );
}
