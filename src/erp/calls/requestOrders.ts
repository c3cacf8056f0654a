import * as v from 'valibot';
import { Failure } from '@/shared/failure';
import { mapAbortable, requestJson, type Abortable } from '@/shared/http';
import { placeholders } from '../client';
import { readRows, unwrapRows } from '../response';
import { orderFromRow, orderRow, type Order } from '../rows/order';

export interface ErpOrders {
  orders: Order[];
  /** Some of the ERP's orders could not be read. */
  isPartial: boolean;
}

/** Mark of the gateway, which leaves out what it cannot read. */
const marked = v.object({ message: v.object({ lacking: v.number() }) });

/** Returns the orders that can be read, and whether they are all; when none of several can be read, the answer is ERP_BAD_ANSWER. */
export const requestOrders = (
  call: 'getPedidos' | 'getPedidosVendedor',
  fields: { correo: string },
): Abortable<ErpOrders> =>
  mapAbortable(
    requestJson({
      method: 'POST',
      path: `/api/dtierp/wsdti/${call}`,
      body: { ...placeholders, ...fields },
    }),
    (body) => {
      const rows = unwrapRows(body);
      if (!rows) throw new Failure('ERP_BAD_ANSWER');
      const { items: orders, dropped } = readRows(orderRow, orderFromRow, rows);
      if (dropped > 0 && orders.length === 0) throw new Failure('ERP_BAD_ANSWER');
      return { orders, isPartial: dropped > 0 || v.is(marked, body) };
    },
  );
