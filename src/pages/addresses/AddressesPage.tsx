import { accountFeature } from '@/features/account';
import { addresses, addressesFeature, addressesSelectors, newAddress } from '@/features/addresses';
import { authSelectors } from '@/features/auth';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { getButtonClass } from '@/ui/Button';
import { PlusIcon } from '@/ui/icons';
import { NoCustomer } from '@/widgets/accountMenu/NoCustomer';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { Page } from '@/widgets/shell/Page';
import { UndoNote } from '@/widgets/undo/UndoNote';
import css from './AddressesPage.module.css';
import { Branches } from './Branches';
import { OwnAddresses } from './OwnAddresses';

export const features = [accountFeature, addressesFeature];

/** Addresses page: the addresses that the customer saved, and the branches that the ERP knows. */
export default function AddressesPage() {
  const { text } = useText();
  const customer = useAppSelector(authSelectors.servedCustomer);
  const hasOwn = useAppSelector(addressesSelectors.addresses).length > 0;
  return (
    <Page title={text('LINK_ADDRESSES')}>
      {customer ? (
        <>
          <div className={css.head}>
            <p className={css.muted}>{text('TEXT_ADDRESSES')}</p>
            {hasOwn ? (
              <Link className={getButtonClass()} to={toUrl('address', { id: newAddress })}>
                <PlusIcon aria-hidden />
                {text('LINK_ADD_ADDRESS')}
              </Link>
            ) : null}
          </div>
          <Notes />
          <section className={css.group}>
            <h2>{text('HEADER_OWN_ADDRESSES')}</h2>
            <OwnAddresses />
          </section>
          <section className={css.group}>
            <h2>{text('HEADER_BRANCHES')}</h2>
            <Branches />
          </section>
        </>
      ) : (
        <NoCustomer />
      )}
    </Page>
  );
}

/** Result of the last change. A removed address can be restored, and a refused change can be retried. */
function Notes() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const saved = useAppSelector(addressesSelectors.saved);
  const removed = useAppSelector(addressesSelectors.removed);
  const refused = useAppSelector(addressesSelectors.refused);
  return (
    <div className={css.notes}>
      <div role="status">
        {saved ? <Alert tone="good">{text('TEXT_ADDRESS_SAVED', { address: saved.address1 })}</Alert> : null}
      </div>
      {refused ? (
        <FailureNote code={refused.code} onRetry={() => dispatch(addresses.changeRetried())} />
      ) : null}
      <UndoNote
        message={removed ? text('TEXT_ADDRESS_REMOVED', { address: removed.address1 }) : null}
        onUndo={() => dispatch(addresses.removalUndone())}
      />
    </div>
  );
}
