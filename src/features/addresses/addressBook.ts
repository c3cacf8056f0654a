import type { Address } from '@/erp/rows/address';
import { getSafeReturnPath, toUrl, type Place } from '@/features/navigation';
import type { WriteAddress } from '@/shop/schemas';

/** The form's name among those that a reload waits for. */
export const addressForm = 'address';

/** What stands in the address of the page in place of an id: a new one. */
export const newAddress = 'new';

/** Of which address a page is: null for a new one. */
export const parseAddressId = (param: string | undefined): string | null =>
  param === undefined || param === newAddress ? null : param;

/** Where the page of an address leads back to: the list, or the page that sent here. */
export const getReturnPath = ({ query }: Pick<Place, 'query'>): string =>
  getSafeReturnPath(query.return) ?? toUrl('addresses');

/** A change of the address book that the service has not answered yet. */
export type AddressChange =
  /** `id`: of the one that is changed; null for a new one. */
  | { kind: 'save'; id: string | null; address: WriteAddress }
  | { kind: 'remove'; address: Address }
  /** A removal taken back: the service gives it another id. */
  | { kind: 'restore'; address: Address }
  /** The default from now on, or no longer: then the ERP's default branch is it. */
  | { kind: 'default'; address: Address; isDefault: boolean };

/** What the service is told of an address. */
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
      // what is typed is shown by its form until the service has taken it
      return addresses;
  }
};

/** The address book as the person sees it: a change is there at once, and gone again when the service refuses it. */
export const applyPendingChanges = (addresses: Address[], changes: readonly AddressChange[]): Address[] =>
  changes.reduce(shownAfter, addresses);
