import { requestItem } from '../client';
import { orderFromRow, orderRow } from '../rows/order';

/** One order with its lines. */
export const getPedidoId = (fields: { pedido: string }) =>
  requestItem('getPedidoId', fields, orderRow, orderFromRow);
