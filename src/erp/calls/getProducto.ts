import { requestItem, noCacheHeaders } from '../client';
import { parseProductRow, productRow } from '../rows/product';

type Fields = { nivelComercial: number; codigo: string };

/** One product by sku, as the ERP said minutes ago at most; NOT_FOUND when there is none. */
export const getProducto = (fields: Fields) =>
  requestItem('getProducto', fields, productRow, parseProductRow);

/** The same with price and stock of this moment. */
export const getProductoFresh = (fields: Fields) =>
  requestItem('getProducto', fields, productRow, parseProductRow, noCacheHeaders);
