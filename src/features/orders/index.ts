export { isPlacingOrder } from './isPlacingOrder';
export { ordersEvents } from './orderEvents';
export { orderPartsFeature } from './orderPartsFeature';
export { orders, ordersSelectors } from './ordersSlice';
export { ordersFeature } from './ordersFeature';
export { getSubmissionKey, needsAuthorisation } from './placeOrder';
export type { PlacedOrder } from './orderEvents';
export type { OrdersState } from './ordersSlice';
