import { getPedidos } from '@/erp/calls/getPedidos';
import { getPedidosVendedor } from '@/erp/calls/getPedidosVendedor';
import type { Order } from '@/erp/rows/order';
import { all, call, type SagaGenerator } from '@/shared/saga/effects';
import { getWebOrders } from '@/shop/orders';
import { mergeOrders } from './mergeOrders';
import type { OrderScope } from './ordersSlice';

/** Loads all pages of the service's orders: totals and exports need all of them. */
function* fetchWebOrders(scope: OrderScope): SagaGenerator<Order[]> {
  const all: Order[] = [];
  for (let cursor: number | undefined; ;) {
    const answer: { orders: Order[]; next?: number | undefined } = yield* call(getWebOrders, scope, cursor);
    all.push(...answer.orders);
    if (answer.next === undefined) return all;
    cursor = answer.next;
  }
}

/** Loads the service's and the ERP's orders as one list, newest first. */
export function* fetchOrders(scope: OrderScope, email: string): SagaGenerator<Order[]> {
  const { erp, web } = yield* all({
    erp: call(scope === 'seller' ? getPedidosVendedor : getPedidos, { correo: email }),
    web: call(fetchWebOrders, scope),
  });
  return mergeOrders(web, erp);
}
