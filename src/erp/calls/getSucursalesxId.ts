import { askOne } from '../ask';
import { addressFromRow, addressRow } from '../rows/address';

export const getSucursalesxId = (fields: { id: string }) =>
  askOne('getSucursalesxId', fields, addressRow, addressFromRow);
