import { requestShop } from './client';
import { orderAnswerSchema, ordersAnswerSchema, type PlaceOrder } from './schemas';

/**
 * Places an order; the idempotency key prevents a duplicate, whatever the clicks and retries. ORDER_CHANGED returns the
 * changes.
 */
export const placeOrder = (order: PlaceOrder, idempotencyKey: string) =>
  requestShop(
    { method: 'POST', path: '/orders', body: order, headers: { 'Idempotency-Key': idempotencyKey } },
    orderAnswerSchema,
  );

/**
 * Requests web orders, newest first: the served customer's, or all that the seller placed. Paginated: `before` is the
 * previous answer's `next`.
 */
export function getWebOrders(scope: 'customer' | 'seller', before?: number) {
  const query = new URLSearchParams({
    ...(scope === 'seller' && { scope }),
    ...(before !== undefined && { before: String(before) }),
  }).toString();
  return requestShop({ method: 'GET', path: query ? `/orders?${query}` : '/orders' }, ordersAnswerSchema);
}

export const getWebOrder = (id: string) =>
  requestShop({ method: 'GET', path: `/orders/${encodeURIComponent(id)}` }, orderAnswerSchema);

export const getOrderByToken = (token: string) =>
  requestShop({ method: 'GET', path: `/orders/token/${encodeURIComponent(token)}` }, orderAnswerSchema);
