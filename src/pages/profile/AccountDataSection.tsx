import { Suspense } from 'react';
import type { Account } from '@/erp/rows/account';
import { accountData, accountDataSelectors } from '@/features/accountData';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { site } from '@/shared/site';
import { useText } from '@/shared/text';
import { isOwnCode } from '@/shop/ownCodes';
import { Button } from '@/ui/Button';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';
import css from '@/widgets/form/Form.module.css';
import pageCss from './ProfilePage.module.css';

/** Lazy, because accounts are rarely deleted, and the form's code is large. */
const DeleteAccountDialog = lazyPart(() => import('./DeleteAccountDialog'));

/**
 * Rights on personal data. Every account can download its data. An account that was made in the shop can also be
 * deleted.
 */
export function AccountDataSection({ account }: { account: Account }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const download = useAppSelector(accountDataSelectors.download);
  const deletion = useAppSelector(accountDataSelectors.deletion);
  const save = () => dispatch(accountData.downloadRequested());
  return (
    <section className={css.card}>
      <h2>{text('HEADER_ACCOUNT_DATA')}</h2>
      <p className={css.muted}>{text('TEXT_ACCOUNT_DATA')}</p>
      <Button
        className={pageCss.start ?? ''}
        variant="secondary"
        busy={download.status === 'asking'}
        onClick={save}
      >
        {text('BUTTON_DOWNLOAD_DATA')}
      </Button>
      <div role="status">
        {download.status === 'saved' ? <p className={css.muted}>{text('TEXT_DATA_DOWNLOADED')}</p> : null}
      </div>
      {download.status === 'failed' ? <FailureNote code={download.failure} onRetry={save} /> : null}
      {isOwnCode(account.code) ? (
        <Button
          className={pageCss.start ?? ''}
          variant="secondary"
          onClick={() => dispatch(accountData.deletionOpened())}
        >
          {text('BUTTON_DELETE_ACCOUNT')}
        </Button>
      ) : (
        <p className={css.muted}>{text('TEXT_ERP_ACCOUNT_DELETION', { email: site.email })}</p>
      )}
      <Link to={toUrl('privacy')}>{text('LINK_PRIVACY')}</Link>
      {deletion.status === 'closed' ? null : (
        <Suspense fallback={null}>
          <DeleteAccountDialog email={account.email} />
        </Suspense>
      )}
    </section>
  );
}
