import type { Address } from '@/erp/rows/address';
import css from './Order.module.css';

/** Postal address in lines. Empty fields are left out. */
export function AddressText({ address }: { address: Omit<Address, 'id' | 'isDefault'> }) {
  const person = [address.firstName, address.lastName].filter(Boolean).join(' ');
  const rows = [
    person,
    address.company,
    address.address1,
    address.address2,
    [address.city, address.state, address.postcode].filter(Boolean).join(', '),
    [address.phone, address.email].filter(Boolean).join(' · '),
  ].filter(Boolean);
  return rows.map((row) => (
    <p key={row} className={css.muted}>
      {row}
    </p>
  ));
}
