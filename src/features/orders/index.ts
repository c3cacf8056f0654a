import { defineFeature, defineSagaFeature } from '@/shared/feature';
import { orderPages } from './orderPages';
import { loadOrderProducts } from './orderLineProducts';
import { ordersReducer } from './ordersSlice';
import { watchOrderPlacement } from './placeOrder';

export { isPlacingOrder, orders, ordersSelectors } from './ordersSlice';
export { getSubmissionKey, needsAuthorisation } from './placeOrder';
export type { OrdersState, PlacedOrder } from './ordersSlice';
/** Feature for the checkout, and pages that list or show orders. */
export const ordersFeature = defineFeature('orders', ordersReducer, {
  placement: watchOrderPlacement,
  orderPages,
});
/** Feature for pages that show an order. */
export const orderPartsFeature = defineSagaFeature('orderParts', { orderParts: loadOrderProducts });
