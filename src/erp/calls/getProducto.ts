import { requestItem, noCacheHeaders } from '../client';
import { parseProductRow, productRow } from '../rows/product';

type Fields = { nivelComercial: number; codigo: string };

/** One product by sku, cached for minutes by the gateway; NOT_FOUND for an unknown one. */
export const getProducto = (fields: Fields) =>
  requestItem('getProducto', fields, productRow, parseProductRow);

/** Bypasses the cache, for current price and stock. */
export const getProductoFresh = (fields: Fields) =>
  requestItem('getProducto', fields, productRow, parseProductRow, noCacheHeaders);
