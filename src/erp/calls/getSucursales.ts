import { requestList } from '../client';
import { parseAddressRow, addressRow } from '../rows/address';

/** A customer's branches; with `default` only the default one. */
export const getSucursales = (fields: { cliente: string; default: boolean }) =>
  requestList('getSucursales', fields, addressRow, parseAddressRow);
