import { requestList } from '../client';
import { orderFromRow, orderRow } from '../rows/order';

/** A seller's orders, newest first. */
export const getPedidosVendedor = (fields: { correo: string }) =>
  requestList('getPedidosVendedor', fields, orderRow, orderFromRow);
