import { requestShop } from './client';
import { addressesSchema, countriesSchema, type WriteAddress } from './schemas';

const getPath = (id: string): string => `/addresses/${encodeURIComponent(id)}`;

/**
 * Requests the saved addresses of the account, or of the customer whom the seller serves. FORBIDDEN for a seller who
 * serves no customer.
 */
export const getAddresses = () => requestShop({ method: 'GET', path: '/addresses' }, addressesSchema);

/** Adds an address. Returns all addresses; the new address is the last. ADDRESS_BOOK_FULL if no more addresses fit. */
export const addAddress = (address: WriteAddress) =>
  requestShop({ method: 'POST', path: '/addresses', body: address }, addressesSchema);

/** Changes an address. NOT_FOUND if the address was removed, or belongs to another account. */
export const changeAddress = (id: string, address: WriteAddress) =>
  requestShop({ method: 'PUT', path: getPath(id), body: address }, addressesSchema);

/** Removes an address, and returns the remaining addresses. Idempotent. */
export const removeAddress = (id: string) =>
  requestShop({ method: 'DELETE', path: getPath(id) }, addressesSchema);

/** Requests the delivery countries as ISO 3166 alpha-2. The shop's country comes first. */
export const getCountries = () => requestShop({ method: 'GET', path: '/countries' }, countriesSchema);
