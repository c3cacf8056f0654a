import { requestShop } from './client';
import { addressesSchema, countriesSchema, type WriteAddress } from './schemas';

const pathOf = (id: string): string => `/addresses/${encodeURIComponent(id)}`;

/** The added addresses of the customer served, or of who is signed in; FORBIDDEN to a seller who serves nobody. */
export const getAddresses = () => requestShop({ method: 'GET', path: '/addresses' }, addressesSchema);

/** Answers with all of them, the new one last. ADDRESS_BOOK_FULL when there is no room. */
export const addAddress = (address: WriteAddress) =>
  requestShop({ method: 'POST', path: '/addresses', body: address }, addressesSchema);

/** NOT_FOUND when it is gone, or somebody else's. */
export const changeAddress = (id: string, address: WriteAddress) =>
  requestShop({ method: 'PUT', path: pathOf(id), body: address }, addressesSchema);

/** Answers with what is left, also when it was gone already. */
export const removeAddress = (id: string) =>
  requestShop({ method: 'DELETE', path: pathOf(id) }, addressesSchema);

/** Where the shop delivers to: ISO 3166 alpha-2, the shop's own country first. */
export const getCountries = () => requestShop({ method: 'GET', path: '/countries' }, countriesSchema);
