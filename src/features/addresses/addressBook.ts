import type { Address } from '@/erp/rows/address';
import { getSafeReturnPath, toUrl, type Place } from '@/features/navigation';
import type { WriteAddress } from '@/shop/schemas';

/** Name with which this form reports unsaved input, so that a reload first asks the user. */
export const addressForm = 'address';

/** Word in the page's URL that takes the place of the id when the address is new. */
export const newAddress = 'new';

/** Returns the id of the address from the page's URL; null for a new address. */
export const parseAddressId = (param: string | undefined): string | null =>
  param === undefined || param === newAddress ? null : param;

/**
 * Returns the path of the page to open after an address page: the page that linked to it, or else the list of
 * addresses.
 */
export const getReturnPath = ({ query }: Pick<Place, 'query'>): string =>
  getSafeReturnPath(query.return) ?? toUrl('addresses');

/** A change that the service has not answered yet. The page already shows the change. */
export type AddressChange =
  /** `id` of the changed address; null for a new address. */
  | { kind: 'save'; id: string | null; address: WriteAddress }
  | { kind: 'remove'; address: Address }
  /** Undoes a removal. The service gives the restored address another id. */
  | { kind: 'restore'; address: Address }
  /** Makes the address the default, or clears the default. Without a default, the ERP's default branch applies. */
  | { kind: 'default'; address: Address; isDefault: boolean };

/** Returns the fields of an address that are sent to the service: all but the id. */
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
      // a saved address joins the list only when the service answers; until then the form shows the address
      return addresses;
  }
};

/** Applies pending changes to the address book (optimistic update). A change that the service refuses disappears. */
export const applyPendingChanges = (addresses: Address[], changes: readonly AddressChange[]): Address[] =>
  changes.reduce(shownAfter, addresses);
