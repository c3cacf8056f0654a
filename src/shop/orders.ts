import { askShop } from './ask';
import { orderAnswerSchema, ordersAnswerSchema, type PlaceOrder } from './schemas';

/** The same key never makes a second order, whatever the clicks and retries. ORDER_CHANGED says what changed. */
export const placeOrder = (order: PlaceOrder, idempotencyKey: string) =>
  askShop(
    { method: 'POST', path: '/orders', body: order, headers: { 'Idempotency-Key': idempotencyKey } },
    orderAnswerSchema,
  );

/** Orders placed here: of the customer served, or all that the seller placed. */
export const getWebOrders = (scope: 'customer' | 'seller') =>
  askShop(
    { method: 'GET', path: scope === 'seller' ? '/orders?scope=seller' : '/orders' },
    ordersAnswerSchema,
  );

export const getWebOrder = (id: string) =>
  askShop({ method: 'GET', path: `/orders/${encodeURIComponent(id)}` }, orderAnswerSchema);

export const getOrderByToken = (token: string) =>
  askShop({ method: 'GET', path: `/orders/token/${encodeURIComponent(token)}` }, orderAnswerSchema);
