import type { ReactNode } from 'react';
import type { Address } from '@/erp/rows/address';
import { useText } from '@/shared/text';
import { Tag } from '@/ui/Tag';
import { AddressText } from '@/widgets/order/AddressText';
import css from './AddressesPage.module.css';

export const nameIdOf = ({ id }: Address): string => `address-${id}`;

/** Address with its default marker and actions. */
export function AddressCard({
  address,
  isDefault,
  children,
}: {
  address: Address;
  isDefault: boolean;
  children?: ReactNode;
}) {
  const { text, country } = useText();
  return (
    <li className={isDefault ? css.isDefault : undefined} aria-labelledby={nameIdOf(address)}>
      <strong id={nameIdOf(address)}>{[address.address1, address.city].filter(Boolean).join(', ')}</strong>
      {isDefault ? (
        <Tag tone="good" icon="check">
          {text('TEXT_DEFAULT_ADDRESS')}
        </Tag>
      ) : null}
      <AddressText address={{ ...address, address1: '', city: '' }} />
      {address.country && address.country !== 'EC' ? (
        <p className={css.muted}>{country(address.country)}</p>
      ) : null}
      {children ? <div className={css.ways}>{children}</div> : null}
    </li>
  );
}
