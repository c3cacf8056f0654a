import { askOne } from '../ask';
import { productFromRow, productRow } from '../rows/product';

/** One product by sku; NOT_FOUND when there is none. */
export const getProducto = (fields: { nivelComercial: number; codigo: string }) =>
  askOne('getProducto', fields, productRow, productFromRow);
