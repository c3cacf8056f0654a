import { feature, flowsOnly } from '@/shared/feature';
import { orderPages } from './orderPages';
import { orderParts } from './orderParts';
import { ordersReducer } from './ordersSlice';
import { placement } from './placement';

export { isPlacingOrder, orders, ordersSelectors } from './ordersSlice';
export { needsAuthorisation } from './placement';
export type { OrdersState, Placed } from './ordersSlice';
/** For the checkout, and the pages that list or show orders. */
export const ordersFeature = feature('orders', ordersReducer, { placement, orderPages });
/** For the pages that show an order. */
export const orderPartsFeature = flowsOnly('orderParts', { orderParts });
