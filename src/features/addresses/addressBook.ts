import type { Address } from '@/erp/rows/address';
import { getSafeReturnPath, toUrl, type Place } from '@/features/navigation';
import type { WriteAddress } from '@/shop/schemas';

/** Form name for the reload prompt. */
export const addressForm = 'address';

/** Value of the page's URL in place of an id, for a new address. */
export const newAddress = 'new';

/** Returns the id of an address page; null for a new one. */
export const parseAddressId = (param: string | undefined): string | null =>
  param === undefined || param === newAddress ? null : param;

/** Returns where an address page leads back to: the list, or the page that linked here. */
export const getReturnPath = ({ query }: Pick<Place, 'query'>): string =>
  getSafeReturnPath(query.return) ?? toUrl('addresses');

/** Optimistic update of the address book that the service has not answered yet. */
export type AddressChange =
  /** `id` of the changed address; null for a new one. */
  | { kind: 'save'; id: string | null; address: WriteAddress }
  | { kind: 'remove'; address: Address }
  /** Undo of a removal: the service assigns another id. */
  | { kind: 'restore'; address: Address }
  /** Sets the default, or clears it: then the ERP's default branch applies. */
  | { kind: 'default'; address: Address; isDefault: boolean };

/** Returns the fields that the service stores. */
export const toWriteAddress = ({ id: _, ...address }: Address): WriteAddress => address;

const shownAfter = (addresses: Address[], change: AddressChange): Address[] => {
  switch (change.kind) {
    case 'remove':
      return addresses.filter(({ id }) => id !== change.address.id);
    case 'restore':
      return [...addresses, change.address];
    case 'default':
      return addresses.map((address) => ({
        ...address,
        isDefault: change.isDefault && address.id === change.address.id,
      }));
    case 'save':
      // a saved address appears only after the answer: its form still shows it
      return addresses;
  }
};

/** Optimistic address book: pending changes are applied, and disappear when the service refuses them. */
export const applyPendingChanges = (addresses: Address[], changes: readonly AddressChange[]): Address[] =>
  changes.reduce(shownAfter, addresses);
