import type { Address } from '@/erp/rows/address';
import { getSafeReturnPath, toUrl, type Place } from '@/features/navigation';
import type { WriteAddress } from '@/shop/schemas';

/** Name of the form for the reload prompt. */
export const addressForm = 'address';

/** Value in the page's URL for a new address, in place of an id. */
export const newAddress = 'new';

/** Returns the id of the address in a page's URL; null for a new one. */
export const parseAddressId = (param: string | undefined): string | null =>
  param === undefined || param === newAddress ? null : param;

/** Returns the path that follows an address page: the page that linked to the address page, or else the list. */
export const getReturnPath = ({ query }: Pick<Place, 'query'>): string =>
  getSafeReturnPath(query.return) ?? toUrl('addresses');

/** A pending change, which is already shown although the service has not answered yet. */
export type AddressChange =
  /** `id` of the changed address; null for a new address. */
  | { kind: 'save'; id: string | null; address: WriteAddress }
  | { kind: 'remove'; address: Address }
  /** Undoes a removal; the service assigns another id. */
  | { kind: 'restore'; address: Address }
  /** Sets the default, or clears it, so that the ERP's default branch applies. */
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
      // a saved address joins the list only after the answer; until the answer, the form shows the address
      return addresses;
  }
};

/** Applies pending changes to the address book (optimistic update); a change disappears when the service refuses it. */
export const applyPendingChanges = (addresses: Address[], changes: readonly AddressChange[]): Address[] =>
  changes.reduce(shownAfter, addresses);
