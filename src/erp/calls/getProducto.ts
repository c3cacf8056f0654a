import { requestItem, noCacheHeaders } from '../client';
import { parseProductRow, productRow } from '../rows/product';

type Fields = { nivelComercial: number; codigo: string };

/**
 * Returns one product by sku. The gateway caches the product for minutes. Rejects with NOT_FOUND if the sku is unknown.
 */
export const getProducto = (fields: Fields) =>
  requestItem('getProducto', fields, productRow, parseProductRow);

/** Returns one product with its current price and stock. The request bypasses the gateway's cache. */
export const getProductoFresh = (fields: Fields) =>
  requestItem('getProducto', fields, productRow, parseProductRow, noCacheHeaders);
