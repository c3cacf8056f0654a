import { askOne, thisMoment } from '../ask';
import { productFromRow, productRow } from '../rows/product';

type Fields = { nivelComercial: number; codigo: string };

/** One product by sku, as the ERP said minutes ago at most; NOT_FOUND when there is none. */
export const getProducto = (fields: Fields) => askOne('getProducto', fields, productRow, productFromRow);

/** The same with price and stock of this moment. */
export const getProductoNow = (fields: Fields) =>
  askOne('getProducto', fields, productRow, productFromRow, thisMoment);
