import { askMany } from '../ask';
import { productFromRow, productRow } from '../rows/product';

/** Search suggestions. The ERP wants the words in lower case. */
export const getProductosFilter = (fields: { nivelComercial: number; search: string; limit: number }) =>
  askMany(
    'getProductosFilter',
    { ...fields, search: fields.search.toLowerCase() },
    productRow,
    productFromRow,
  );
