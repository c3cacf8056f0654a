import { askMany } from '../ask';
import { productFromRow, productRow } from '../rows/product';

export interface ProductosTipoFields {
  nivelComercial: number;
  tipo: 'Destacados' | 'New';
  limit: number;
  category?: string;
}

/** Featured or new products. */
export const getProductosTipo = (fields: ProductosTipoFields) =>
  askMany('getProductosTipo', { ...fields }, productRow, productFromRow);
