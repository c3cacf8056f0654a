import { useEffect, useRef } from 'react';
import { object, string } from 'yup';
import { credentials, credentialsSelectors } from '@/features/credentials';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { accountRules } from '@/shop/accountRules';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/Field';
import { FocusFirstInvalidField } from '@/ui/FocusFirstInvalidField';
import { HiddenUserName } from '@/widgets/form/PasswordInput';
import css from '@/widgets/form/Form.module.css';
import { createFormSchema } from '@/widgets/form/createFormSchema';
import { NewPasswordFields, newPasswordRules } from './NewPasswordFields';
import { useShopForm } from '@/widgets/form/useShopForm';

const emailFormSchema = createFormSchema(accountRules);

const codeFormSchema = object({
  code: string().trim().required('ERROR_FORM_REQUIRED'),
  ...newPasswordRules,
});

/** Field under which a refusal is shown, by the refusal's code. */
const fieldsByCode = { RESET_CODE_WRONG: 'code', AUTH_WEAK_PASSWORD: 'password' } as const;

const isOfField = (code: string | null): code is keyof typeof fieldsByCode =>
  code !== null && code in fieldsByCode;

/**
 * Form for a forgotten password in two steps: first the e-mail address, then the mailed code and the new password. When
 * the step changes, the focused control disappears, so the focus moves to the first field of the new step.
 */
export default function ForgotPasswordForm({ returnTo }: { returnTo: string | null }) {
  const { step } = useAppSelector(credentialsSelectors.reset);
  const root = useRef<HTMLDivElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    root.current?.querySelector<HTMLElement>('input[required]')?.focus();
  }, [step]);
  return <div ref={root}>{step === 'email' ? <EmailForm /> : <CodeForm returnTo={returnTo} />}</div>;
}

/** Failure and progress of the current step. */
function useReset() {
  const { sending, ...reset } = useAppSelector(credentialsSelectors.reset);
  return {
    ...reset,
    isSending: sending.status === 'sending',
    failure: sending.status === 'refused' ? sending.failure : null,
  };
}

function EmailForm() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const { email, isSending, failure } = useReset();
  const { field, submit, refusals } = useShopForm({
    name: 'forgotPassword',
    begin: { email },
    schema: emailFormSchema,
    onSubmit: ({ email: typed }) => {
      if (!isSending) dispatch(credentials.codeRequested({ email: typed.trim() }));
    },
  });
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label={text('HEADER_FORGOT_PASSWORD')}>
      <FocusFirstInvalidField refusals={refusals} />
      <p className={css.muted}>{text('TEXT_FORGOT_PASSWORD')}</p>
      {failure ? <Alert tone="bad">{text(`ERROR_API_${failure}`)}</Alert> : null}
      <TextField
        label={text('INPUT_EMAIL')}
        type="email"
        autoComplete="username"
        required
        {...field('email')}
      />
      <Button type="submit" wide busy={isSending} aria-disabled={isSending || undefined}>
        {text('BUTTON_SEND_CODE')}
      </Button>
    </form>
  );
}

function CodeForm({ returnTo }: { returnTo: string | null }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const { email, demo, isSending, failure } = useReset();
  const { field, submit, refusals } = useShopForm({
    name: 'resetPassword',
    begin: { code: '', password: '', again: '' },
    schema: codeFormSchema,
    faults: isOfField(failure) ? { [fieldsByCode[failure]]: `ERROR_API_${failure}` } : {},
    onSubmit: ({ code, password }) => {
      if (!isSending) dispatch(credentials.resetSubmitted({ code: code.trim(), password, returnTo }));
    },
  });
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label={text('HEADER_FORGOT_PASSWORD')}>
      <FocusFirstInvalidField refusals={refusals} />
      <div role="status">
        <Alert tone="good">{text('TEXT_CODE_SENT', { email })}</Alert>
      </div>
      {demo ? (
        <p className={css.muted}>
          {demo.code === null
            ? text('TEXT_CODE_DEMO_NONE', { folder: demo.folder })
            : text('TEXT_CODE_DEMO', { folder: demo.folder, code: demo.code })}
        </p>
      ) : null}
      {failure && !isOfField(failure) ? <Alert tone="bad">{text(`ERROR_API_${failure}`)}</Alert> : null}
      <HiddenUserName email={email} />
      <TextField
        label={text('INPUT_CODE')}
        hint={text('TEXT_CODE_HINT')}
        autoComplete="one-time-code"
        required
        {...field('code')}
      />
      <NewPasswordFields
        label={text('INPUT_NEW_PASSWORD')}
        password={field('password')}
        again={field('again')}
      />
      <Button type="submit" wide busy={isSending} aria-disabled={isSending || undefined}>
        {text('BUTTON_SET_PASSWORD')}
      </Button>
      <div className={css.actions}>
        <Button
          variant="secondary"
          onClick={() => (isSending ? undefined : dispatch(credentials.codeRequested({ email })))}
        >
          {text('BUTTON_SEND_CODE_AGAIN')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => (isSending ? undefined : dispatch(credentials.resetRestarted()))}
        >
          {text('BUTTON_OTHER_EMAIL')}
        </Button>
      </div>
    </form>
  );
}
