/** Events of placing an order. The cart handles them on every page, the orders' slice comes with pages of orders. */
import { createAction } from '@reduxjs/toolkit';
import type { Authorisation, Order } from '@/erp/rows/order';
import type { FailureCode } from '@/shared/failure';
import type { Cents } from '@/shared/money';
import type { OrderChange, PlaceOrder } from '@/shop/schemas';
import type { OrdersState } from './ordersSlice';

/** An order that the service accepted, with the requested lines and the idempotency key. */
export interface PlacedOrder {
  order: Order;
  lines: PlaceOrder['lines'];
  idempotencyKey: string;
}

export const placementEvents = {
  orderSubmitted: createAction<{ order: PlaceOrder; idempotencyKey: string }>('orders/orderSubmitted'),
  /** The payment provider has authorised the amount: the order can be placed. */
  orderAuthorised: createAction<{
    order: PlaceOrder & { authorisation: Authorisation };
    idempotencyKey: string;
  }>('orders/orderAuthorised'),
  orderPlaced: createAction<PlacedOrder>('orders/orderPlaced'),
  /** The answer arrived after a switch to another customer. */
  orderPlacedForAnother: createAction<PlacedOrder>('orders/orderPlacedForAnother'),
  /** Nothing was placed: prices or stock differ from what the customer saw. */
  orderChanged: createAction<{ changes: OrderChange[] }>('orders/orderChanged'),
  /** `removed`: names of the products whose lines go with it. */
  changesAccepted: createAction<{ changes: OrderChange[]; removed?: string }>('orders/changesAccepted'),
  /** `available`: credit that is left, where the order was above it. */
  orderRejected: createAction<{ code: FailureCode; available?: Cents }>('orders/orderRejected'),
};

/** Also works where the feature is not loaded. */
export const isPlacingOrder = (state: { orders?: OrdersState }): boolean =>
  state.orders?.placement.status === 'placing';
