import { defineFeature } from '@/shared/feature';
import { orderPages } from './orderPages';
import { ordersReducer } from './ordersSlice';
import { watchOrderPlacement } from './placeOrder';

export { orders, ordersSelectors } from './ordersSlice';
export { isPlacingOrder, placementEvents } from './placementEvents';
export { getSubmissionKey, needsAuthorisation } from './placeOrder';
export type { OrderScope, OrdersState } from './ordersSlice';
export type { PlacedOrder } from './placementEvents';
/** Feature of the checkout and of the pages that show orders. */
export const ordersFeature = defineFeature('orders', ordersReducer, {
  placement: watchOrderPlacement,
  orderPages,
});
export { fetchOrders } from './fetchOrders';
export { orderPartsFeature } from './orderLineProducts';
