import { askMany } from '../ask';
import { addressFromRow, addressRow } from '../rows/address';

/** A customer's branches; with `default` only the default one. */
export const getSucursales = (fields: { cliente: string; default: boolean }) =>
  askMany('getSucursales', fields, addressRow, addressFromRow);
