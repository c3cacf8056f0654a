import { getPedidos } from '@/erp/calls/getPedidos';
import { getPedidosVendedor } from '@/erp/calls/getPedidosVendedor';
import type { Order } from '@/erp/rows/order';
import { all, call, type SagaGenerator } from '@/shared/saga/effects';
import { fetchAllPages } from '@/shared/saga/fetchAllPages';
import { getWebOrders } from '@/shop/orders';
import { mergeOrders } from './mergeOrders';
import type { OrderScope } from './ordersSlice';

/** All pages of the service's orders: totals and exports need all of them. */
const fetchWebOrders = (scope: OrderScope) =>
  fetchAllPages(
    (cursor?: number) => getWebOrders(scope, cursor),
    (answer) => answer.orders,
  );

/** Loads the service's and the ERP's orders as one list, newest first. */
export function* fetchOrders(scope: OrderScope, email: string): SagaGenerator<Order[]> {
  const { erp, web } = yield* all({
    erp: call(scope === 'seller' ? getPedidosVendedor : getPedidos, { correo: email }),
    web: call(fetchWebOrders, scope),
  });
  return mergeOrders(web, erp);
}
