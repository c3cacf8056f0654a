import { mapAbortable, type Abortable } from '@/shared/http';
import { requestRows } from '../client';
import { readRows } from '../response';
import { orderFromRow, orderRow, type Order } from '../rows/order';

export interface ErpOrders {
  orders: Order[];
  /** Whether the ERP sent an order that could not be read. */
  isPartial: boolean;
}

/**
 * Returns the readable orders, and whether any order could not be read. The gateway sends an empty row for an order
 * that it cannot read.
 */
export const requestOrders = (
  call: 'getPedidos' | 'getPedidosVendedor',
  fields: { correo: string },
): Abortable<ErpOrders> =>
  mapAbortable(requestRows(call, fields), (rows) => {
    const { items: orders, dropped } = readRows(orderRow, orderFromRow, rows);
    return { orders, isPartial: dropped > 0 };
  });
