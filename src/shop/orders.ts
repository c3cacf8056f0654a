import { requestShop } from './client';
import { orderAnswerSchema, ordersAnswerSchema, type PlaceOrder } from './schemas';

/**
 * Places an order. The idempotency key prevents a second order if the user clicks or retries. ORDER_CHANGED returns the
 * changes.
 */
export const placeOrder = (order: PlaceOrder, idempotencyKey: string) =>
  requestShop(
    { method: 'POST', path: '/orders', body: order, headers: { 'Idempotency-Key': idempotencyKey } },
    orderAnswerSchema,
  );

/**
 * Requests web orders, newest first: the orders of a customer, or all orders that the seller placed. For the next page,
 * `before` is the `next` of the previous answer.
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
