import type { OrdersState } from './ordersSlice';

/** Also works where the feature is not loaded. */
export const isPlacingOrder = (state: { orders?: OrdersState }): boolean =>
  state.orders?.placement.status === 'placing';
