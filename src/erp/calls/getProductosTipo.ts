import { requestList } from '../client';
import { parseProductRow, productRow } from '../rows/product';

export interface ProductosTipoFields {
  nivelComercial: number;
  tipo: 'Destacados' | 'New';
  limit: number;
  category?: string;
}

/** Featured or new products. */
export const getProductosTipo = (fields: ProductosTipoFields) =>
  requestList('getProductosTipo', { ...fields }, productRow, parseProductRow);
