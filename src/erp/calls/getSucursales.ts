import { requestList } from '../client';
import { parseAddressRow, addressRow } from '../rows/address';

/** Returns a customer's branches. With `default`, returns only the default branch. */
export const getSucursales = (fields: { cliente: string; default: boolean }) =>
  requestList('getSucursales', fields, addressRow, parseAddressRow);
