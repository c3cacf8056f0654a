import { requestList, requestSearch } from '../client';
import { parseProductRow, productRow } from '../rows/product';

export interface ProductosFields {
  nivelComercial: number;
  /** At most 100. */
  limit: number;
  category?: string;
  /** Words, or a sku: then also its related products. */
  search?: string;
  /** Takes the words as they are typed, without correction. */
  exacto?: true;
}

export const getProductos = (fields: ProductosFields) =>
  requestList('getProductos', { ...fields }, productRow, parseProductRow);

/** The same with how the words were understood. */
export const searchProductos = (fields: ProductosFields) =>
  requestSearch('getProductos', { ...fields }, productRow, parseProductRow);
