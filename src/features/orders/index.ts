export { orders, ordersReducer, ordersSelectors } from './ordersSlice';
export type { OrdersState } from './ordersSlice';
export { ordersSagas } from './ordersSagas';
