import type { Address } from '@/erp/rows/address';
import { addresses, addressesSelectors, newAddress } from '@/features/addresses';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button, getButtonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { MapPinIcon, PencilIcon, PlusIcon, TrashIcon } from '@/ui/icons';
import { moveFocusOnRemoval } from '@/ui/moveFocusOnRemoval';
import { Skeleton } from '@/ui/Skeleton';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { AddressCard, nameIdOf } from './AddressCard';
import css from './AddressesPage.module.css';

export function OwnAddresses() {
  const { text } = useText();
  const status = useAppSelector(addressesSelectors.status);
  const failure = useAppSelector(addressesSelectors.failure);
  const items = useAppSelector(addressesSelectors.addresses);
  if (status === 'failed') return <FailureNote code={failure} />;
  if (status !== 'ready') return <Skeleton height="block" />;
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<MapPinIcon aria-hidden />}
        title={text('TEXT_NO_OWN_ADDRESSES')}
        action={
          <Link className={getButtonClass()} to={toUrl('address', { id: newAddress })}>
            <PlusIcon aria-hidden />
            {text('LINK_ADD_ADDRESS')}
          </Link>
        }
      >
        {text('TEXT_OWN_ADDRESSES_ADVICE')}
      </EmptyState>
    );
  }
  return (
    <ul className={css.cards}>
      {items.map((address) => (
        <AddressCard key={address.id} address={address} isDefault={address.isDefault}>
          <Ways address={address} />
        </AddressCard>
      ))}
    </ul>
  );
}

function Ways({ address }: { address: Address }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const nameId = nameIdOf(address);

  return (
    <>
      <Link
        className={getButtonClass({ variant: 'secondary', size: 'small' })}
        to={toUrl('address', { id: address.id })}
        aria-describedby={nameId}
      >
        <PencilIcon aria-hidden />
        {text('LINK_EDIT')}
      </Link>
      {address.isDefault ? null : (
        <Button
          variant="secondary"
          size="small"
          aria-describedby={nameId}
          onClick={() => dispatch(addresses.defaultChosen({ id: address.id }))}
        >
          {text('BUTTON_MAKE_DEFAULT')}
        </Button>
      )}
      <Button
        ref={moveFocusOnRemoval}
        data-removes
        variant="ghost"
        size="small"
        icon={<TrashIcon aria-hidden />}
        aria-describedby={nameId}
        onClick={() => dispatch(addresses.addressRemoved({ id: address.id }))}
      >
        {text('BUTTON_DELETE')}
      </Button>
    </>
  );
}
