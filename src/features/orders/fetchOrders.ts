import { getPedidos } from '@/erp/calls/getPedidos';
import { getPedidosVendedor } from '@/erp/calls/getPedidosVendedor';
import type { ErpOrders } from '@/erp/calls/requestOrders';
import type { Order } from '@/erp/rows/order';
import { toFailureCode, type FailureCode } from '@/shared/failure';
import { all, call, type SagaGenerator } from '@/shared/saga/effects';
import { fetchAllPages } from '@/shared/saga/fetchAllPages';
import { getWebOrders } from '@/shop/orders';
import { mergeOrders } from './mergeOrders';
import type { OrderScope } from './ordersSlice';

/** Fetches all pages of the orders that were placed in the shop. Totals and exports need all orders. */
const fetchWebOrders = (scope: OrderScope) =>
  fetchAllPages(
    (cursor?: number) => getWebOrders(scope, cursor),
    (answer) => answer.orders,
  );

const getErpOrders = (scope: OrderScope, email: string) =>
  (scope === 'seller' ? getPedidosVendedor : getPedidos)({ correo: email });

/** Loads the orders of the shop and of the ERP as one list, newest first. */
export function* fetchOrders(scope: OrderScope, email: string): SagaGenerator<Order[]> {
  const { erp, web } = yield* all({
    erp: call(getErpOrders, scope, email),
    web: call(fetchWebOrders, scope),
  });
  return mergeOrders(web, erp.orders);
}

/** Fetches the ERP's orders. If the request fails, returns the failure's code. */
function* tryErpOrders(scope: OrderScope, email: string): SagaGenerator<ErpOrders | FailureCode> {
  try {
    return yield* call(getErpOrders, scope, email);
  } catch (error) {
    return toFailureCode(error);
  }
}

/**
 * Fetches the same list as `fetchOrders`. If the ERP does not answer, the list has only the orders that were placed in
 * the shop, and `failure` is the code of the failure.
 */
export function* fetchAvailableOrders(
  scope: OrderScope,
  email: string,
): SagaGenerator<{ orders: Order[]; failure: FailureCode | null; isPartial: boolean }> {
  const { erp, web } = yield* all({
    erp: call(tryErpOrders, scope, email),
    web: call(fetchWebOrders, scope),
  });
  return typeof erp === 'string'
    ? { orders: mergeOrders(web, []), failure: erp, isPartial: true }
    : { orders: mergeOrders(web, erp.orders), failure: null, isPartial: erp.isPartial };
}
