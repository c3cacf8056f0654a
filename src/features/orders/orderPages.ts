import { getPedidoId } from '@/erp/calls/getPedidoId';
import type { Order } from '@/erp/rows/order';
import { authSelectors } from '@/features/auth';
import { loadForRoute, reportRequest } from '@/features/loading';
import { call, select, type SagaGenerator } from '@/shared/saga/effects';
import { getOrderByToken, getWebOrder } from '@/shop/orders';
import { fetchAvailableOrders } from './fetchOrders';
import { orders, ordersSelectors, type OrderScope } from './ordersSlice';

/** Loads the orders of the shop and of the ERP as one list. */
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

/** Pattern for the id of an order that was placed in the shop (UUID). Any other id belongs to an order of the ERP. */
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

/**
 * Loads the orders of a page. Another page number or another filter of a list loads nothing. A retry loads only data
 * that have not arrived yet.
 */
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
      // only sellers can open a seller's page, so a customer requests no order there
      const isReader = route === 'sellerOrder' ? yield* select(authSelectors.isSeller) : route === 'order';
      if (isReader) yield* loadOrder(params.id ?? '', askOrder);
      if (route === 'orderPlaced') yield* loadOrder(params.token ?? '', askPlacedOrder);
    },
  });
