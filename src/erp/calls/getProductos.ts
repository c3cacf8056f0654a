import { requestList } from '../client';
import { parseProductRow, productRow } from '../rows/product';

export interface ProductosFields {
  nivelComercial: number;
  /** At most 100. */
  limit: number;
  category?: string;
  /** Words, or a sku: then also its related products. */
  search?: string;
}

export const getProductos = (fields: ProductosFields) =>
  requestList('getProductos', { ...fields }, productRow, parseProductRow);
