import { object, string } from 'yup';
import { accountData, accountDataSelectors } from '@/features/accountData';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { retention } from '@/shop/retention';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { FocusFirstInvalidField } from '@/ui/FocusFirstInvalidField';
import css from '@/widgets/form/Form.module.css';
import { HiddenUserName, PasswordInput } from '@/widgets/form/PasswordInput';
import { useShopForm } from '@/widgets/form/useShopForm';
import pageCss from './ProfilePage.module.css';

const schema = object({ password: string().required('ERROR_FORM_REQUIRED') });
const empty = { password: '' };

/**
 * Explains which data are deleted and which data stay. Asks for the password, because the deletion cannot be undone.
 */
export default function DeleteAccountDialog({ email }: { email: string }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const deletion = useAppSelector(accountDataSelectors.deletion);
  const failure = deletion.status === 'refused' ? deletion.failure : null;
  const isWrong = failure === 'AUTH_WRONG_PASSWORD';
  const isSending = deletion.status === 'sending';
  const close = () => dispatch(accountData.deletionClosed());
  const { field, submit, refusals } = useShopForm({
    name: 'accountDeletion',
    begin: empty,
    schema,
    faults: isWrong ? { password: 'ERROR_CURRENT_PASSWORD' } : {},
    onSubmit: ({ password }) => {
      if (!isSending) dispatch(accountData.deletionSubmitted({ password }));
    },
  });
  return (
    <Dialog title={text('HEADER_DELETE_ACCOUNT')} closeLabel={text('BUTTON_CLOSE')} onClose={close}>
      <form className={css.form} onSubmit={submit} noValidate aria-label={text('HEADER_DELETE_ACCOUNT')}>
        <FocusFirstInvalidField refusals={refusals} />
        <p>{text('TEXT_DELETE_ACCOUNT', { email })}</p>
        <ul className={pageCss.bulleted}>
          <li>{text('TEXT_DELETED_WITH_ACCOUNT')}</li>
          <li>{text('TEXT_REVIEWS_WITHOUT_NAME')}</li>
          <li>{text('TEXT_ORDERS_KEPT', { years: retention.orderYears })}</li>
        </ul>
        {failure && !isWrong ? <Alert tone="bad">{text(`ERROR_API_${failure}`)}</Alert> : null}
        <HiddenUserName email={email} />
        <PasswordInput
          label={text('INPUT_CURRENT_PASSWORD')}
          autoComplete="current-password"
          required
          {...field('password')}
        />
        <div className={css.actions}>
          <Button variant="secondary" onClick={close}>
            {text('LINK_CANCEL')}
          </Button>
          <Button type="submit" busy={isSending} aria-disabled={isSending || undefined}>
            {text('BUTTON_DELETE_ACCOUNT')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
