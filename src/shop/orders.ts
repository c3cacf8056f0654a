import { askShop } from './ask';
import { orderAnswerSchema, ordersAnswerSchema, type PlaceOrder } from './schemas';

/** The same key never makes a second order, whatever the clicks and retries. ORDER_CHANGED says what changed. */
export const placeOrder = (order: PlaceOrder, idempotencyKey: string) =>
  askShop(
    { method: 'POST', path: '/orders', body: order, headers: { 'Idempotency-Key': idempotencyKey } },
    orderAnswerSchema,
  );

export const getWebOrders = () => askShop({ method: 'GET', path: '/orders' }, ordersAnswerSchema);

export const getWebOrder = (id: string) =>
  askShop({ method: 'GET', path: `/orders/${encodeURIComponent(id)}` }, orderAnswerSchema);

export const getOrderByToken = (token: string) =>
  askShop({ method: 'GET', path: `/orders/token/${encodeURIComponent(token)}` }, orderAnswerSchema);
