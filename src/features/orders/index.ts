import { flowsOnly } from '@/shared/feature';
import { orderParts } from './orderParts';

export { orders, ordersReducer, ordersSelectors } from './ordersSlice';
export type { OrdersState } from './ordersSlice';
export { ordersSagas } from './ordersSagas';
/** For the pages that show an order. */
export const orderPartsFeature = flowsOnly('orderParts', { orderParts });
