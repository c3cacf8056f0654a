import { requestItem } from '../client';
import { parseAddressRow, addressRow } from '../rows/address';

export const getSucursalesxId = (fields: { id: string }) =>
  requestItem('getSucursalesxId', fields, addressRow, parseAddressRow);
