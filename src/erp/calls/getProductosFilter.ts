import { requestList } from '../client';
import { parseProductRow, productRow } from '../rows/product';

/** Search suggestions. The ERP requires words in lower case. */
export const getProductosFilter = (fields: { nivelComercial: number; search: string; limit: number }) =>
  requestList(
    'getProductosFilter',
    { ...fields, search: fields.search.toLowerCase() },
    productRow,
    parseProductRow,
  );
