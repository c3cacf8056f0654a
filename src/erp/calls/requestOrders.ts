import { mapAbortable, type Abortable } from '@/shared/http';
import { requestRows } from '../client';
import { readRows } from '../response';
import { orderFromRow, orderRow, type Order } from '../rows/order';

export interface ErpOrders {
  orders: Order[];
  /** Whether some of the ERP's orders could not be read. */
  isPartial: boolean;
}

/**
 * Returns the readable orders, and whether any order could not be read. For an unreadable order the gateway sends an
 * empty row.
 */
export const requestOrders = (
  call: 'getPedidos' | 'getPedidosVendedor',
  fields: { correo: string },
): Abortable<ErpOrders> =>
  mapAbortable(requestRows(call, fields), (rows) => {
    const { items: orders, dropped } = readRows(orderRow, orderFromRow, rows);
    return { orders, isPartial: dropped > 0 };
  });
