import { getPedidoId } from '@/erp/calls/getPedidoId';
import type { Order } from '@/erp/rows/order';
import { authSelectors } from '@/features/auth';
import { loadForRoute, reportRequest } from '@/features/loading';
import { call, select, type SagaGenerator } from '@/shared/saga/effects';
import { getOrderByToken, getWebOrder } from '@/shop/orders';
import { fetchAvailableOrders } from './fetchOrders';
import { orders, ordersSelectors, type OrderScope } from './ordersSlice';

/** Loads the service's and the ERP's orders as one list. */
function* loadOrders(scope: OrderScope): SagaGenerator<void> {
  const account = yield* select(scope === 'seller' ? authSelectors.account : authSelectors.servedCustomer);
  if (!account || (scope === 'seller' && account.role !== 'seller')) return;
  yield* reportRequest(
    orders.ordersAsked({ scope }),
    () => fetchAvailableOrders(scope, account.email),
    ({ orders: list, failure, isPartial }) =>
      failure === null
        ? orders.ordersReceived({ scope, orders: list, ...(isPartial && { isPartial }) })
        : orders.ordersFailed({ scope, code: failure, orders: list }),
    ({ code }) => orders.ordersFailed({ scope, code }),
  );
}

/** Pattern of web orders' ids, which are UUIDs. All other ids belong to the ERP. */
const webOrderId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function* askOrder(id: string): SagaGenerator<Order> {
  if (!webOrderId.test(id)) return yield* call(getPedidoId, { pedido: id });
  const { order } = yield* call(getWebOrder, id);
  return order;
}

function* askPlacedOrder(token: string): SagaGenerator<Order> {
  const { order } = yield* call(getOrderByToken, token);
  return order;
}

const loadOrder = (id: string, ask: (id: string) => SagaGenerator<Order>) =>
  reportRequest(
    orders.orderAsked({ id }),
    () => ask(id),
    (order) => orders.orderReceived({ id, order }),
    ({ code }) => orders.orderFailed({ id, code }),
  );

/** Loads orders for their pages. Another page number or filter of a list loads nothing. A retry loads missing data. */
export const orderPages = () =>
  loadForRoute({
    routes: ['dashboard', 'orders', 'order', 'sellerOrders', 'sellerOrder', 'orderPlaced'],
    for: 'signedIn',
    load: function* ({ route, params }, isRetry) {
      const isLoaded = (yield* select(ordersSelectors.list)).status === 'ready';
      if (!isRetry || !isLoaded) {
        if (route === 'orders' || route === 'dashboard') yield* loadOrders('customer');
        if (route === 'sellerOrders') yield* loadOrders('seller');
      }
      // a customer cannot see a seller's page, so the page's order is not requested
      const isReader = route === 'sellerOrder' ? yield* select(authSelectors.isSeller) : route === 'order';
      if (isReader) yield* loadOrder(params.id ?? '', askOrder);
      if (route === 'orderPlaced') yield* loadOrder(params.token ?? '', askPlacedOrder);
    },
  });
