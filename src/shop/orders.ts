import { requestShop } from './client';
import { orderAnswerSchema, ordersAnswerSchema, type PlaceOrder } from './schemas';

/** The same key never makes a second order, whatever the clicks and retries. ORDER_CHANGED says what changed. */
export const placeOrder = (order: PlaceOrder, idempotencyKey: string) =>
  requestShop(
    { method: 'POST', path: '/orders', body: order, headers: { 'Idempotency-Key': idempotencyKey } },
    orderAnswerSchema,
  );

/**
 * Orders placed here, newest first: of the customer served, or all that the seller placed. Not all at once: the rest is
 * asked for `before` the answer's `next`, until there is none.
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
