import { useState, type KeyboardEvent } from 'react';
import { authSelectors } from '@/features/auth';
import {
  emailVerification,
  emailVerificationFeature,
  emailVerificationSelectors,
} from '@/features/emailVerification';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/Field';
import css from '@/widgets/form/Form.module.css';

export const features = [emailVerificationFeature];

/**
 * Field for the code that verifies an e-mail. The field is not a form, because it is inside the form that waits for the
 * code.
 */
export default function VerifyEmail({ label }: { label: string }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const { status, demo, failure } = useAppSelector(emailVerificationSelectors.verification);
  const email = useAppSelector(authSelectors.account)?.email ?? '';
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const isBusy = status === 'mailing' || status === 'checking';
  const isWrong = failure === 'RESET_CODE_WRONG';
  const error = isMissing ? 'ERROR_FORM_REQUIRED' : isWrong ? 'ERROR_API_RESET_CODE_WRONG' : null;

  const submit = () => {
    if (isBusy) return;
    setIsMissing(code.trim() === '');
    if (code.trim() !== '') dispatch(emailVerification.codeSubmitted({ code: code.trim() }));
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };

  return (
    <div className={css.form} role="group" aria-label={text('HEADER_VERIFY_EMAIL')}>
      <div role="status">
        {status === 'idle' || status === 'mailing' ? null : (
          <p className={css.muted}>{text('TEXT_EMAIL_CODE_SENT', { email })}</p>
        )}
      </div>
      {demo?.code ? (
        <p className={css.muted}>{text('TEXT_CODE_DEMO', { folder: demo.folder, code: demo.code })}</p>
      ) : null}
      {failure && !isWrong ? <Alert tone="bad">{text(`ERROR_API_${failure}`)}</Alert> : null}
      <TextField
        label={text('INPUT_CODE')}
        hint={text('TEXT_CODE_HINT')}
        name="emailCode"
        autoComplete="one-time-code"
        value={code}
        error={error === null ? undefined : text(error)}
        onChange={(event) => setCode(event.target.value)}
        onKeyDown={submitOnEnter}
      />
      <div className={css.actions}>
        <Button busy={status === 'checking'} aria-disabled={isBusy || undefined} onClick={submit}>
          {label}
        </Button>
        <Button
          variant="secondary"
          onClick={() => (isBusy ? undefined : dispatch(emailVerification.codeRequested()))}
        >
          {text('BUTTON_SEND_CODE_AGAIN')}
        </Button>
      </div>
    </div>
  );
}
