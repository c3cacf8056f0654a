import { askOne } from '../ask';
import { orderFromRow, orderRow } from '../rows/order';

/** One order with its lines. */
export const getPedidoId = (fields: { pedido: string }) =>
  askOne('getPedidoId', fields, orderRow, orderFromRow);
