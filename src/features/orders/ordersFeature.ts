import { defineFeature } from '@/shared/feature';
import { orderPages } from './orderPages';
import { ordersReducer } from './ordersSlice';
import { watchOrderPlacement } from './placeOrder';

/** Feature for the checkout, and pages that list or show orders. */
export const ordersFeature = defineFeature('orders', ordersReducer, {
  placement: watchOrderPlacement,
  orderPages,
});
