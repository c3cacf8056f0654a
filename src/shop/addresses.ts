import { requestShop } from './client';
import { addressesSchema, countriesSchema, type WriteAddress } from './schemas';

const getPath = (id: string): string => `/addresses/${encodeURIComponent(id)}`;

/** Own addresses of the served customer, or of the account; FORBIDDEN for a seller without a served customer. */
export const getAddresses = () => requestShop({ method: 'GET', path: '/addresses' }, addressesSchema);

/** Adds an address. Returns all addresses, the new one last. ADDRESS_BOOK_FULL when there is no room. */
export const addAddress = (address: WriteAddress) =>
  requestShop({ method: 'POST', path: '/addresses', body: address }, addressesSchema);

/** Changes an address. NOT_FOUND when it was removed, or belongs to another account. */
export const changeAddress = (id: string, address: WriteAddress) =>
  requestShop({ method: 'PUT', path: getPath(id), body: address }, addressesSchema);

/** Removes an address; idempotent. Returns the remaining addresses. */
export const removeAddress = (id: string) =>
  requestShop({ method: 'DELETE', path: getPath(id) }, addressesSchema);

/** Requests the delivery countries: ISO 3166 alpha-2, the shop's own first. */
export const getCountries = () => requestShop({ method: 'GET', path: '/countries' }, countriesSchema);
