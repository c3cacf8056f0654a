import { defineFeature, defineSagaFeature } from '@/shared/feature';
import { orderPages } from './orderPages';
import { loadOrderProducts } from './orderLineProducts';
import { ordersReducer } from './ordersSlice';
import { watchOrderPlacement } from './placeOrder';

export { isPlacingOrder, orders, ordersSelectors } from './ordersSlice';
export { needsAuthorisation } from './placeOrder';
export type { OrdersState, PlacedOrder } from './ordersSlice';
/** For the checkout, and the pages that list or show orders. */
export const ordersFeature = defineFeature('orders', ordersReducer, {
  placement: watchOrderPlacement,
  orderPages,
});
/** For the pages that show an order. */
export const orderPartsFeature = defineSagaFeature('orderParts', { orderParts: loadOrderProducts });
