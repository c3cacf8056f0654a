import { askMany } from '../ask';
import { orderFromRow, orderRow } from '../rows/order';

/** A seller's orders, newest first. */
export const getPedidosVendedor = (fields: { correo: string }) =>
  askMany('getPedidosVendedor', fields, orderRow, orderFromRow);
