/**
 * Events of placing an order. The cart handles these events on every page, while the orders' slice loads only with
 * pages of orders.
 */
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
  /** The payment provider authorised the amount, so that the order can be placed. */
  orderAuthorised: createAction<{
    order: PlaceOrder & { authorisation: Authorisation };
    idempotencyKey: string;
  }>('orders/orderAuthorised'),
  orderPlaced: createAction<PlacedOrder>('orders/orderPlaced'),
  /** The answer to an order arrived after a switch to another customer. */
  orderPlacedForAnother: createAction<PlacedOrder>('orders/orderPlacedForAnother'),
  /** No order was placed, because prices or stock differ from those that the customer saw. */
  orderChanged: createAction<{ changes: OrderChange[] }>('orders/orderChanged'),
  /** `removed`: names of the products whose lines are removed. */
  changesAccepted: createAction<{ changes: OrderChange[]; removed?: string }>('orders/changesAccepted'),
  /** `available`: remaining credit, if the order exceeded it. */
  orderRejected: createAction<{ code: FailureCode; available?: Cents }>('orders/orderRejected'),
};

/** Whether an order is being placed; also works before the feature has loaded. */
export const isPlacingOrder = (state: { orders?: OrdersState }): boolean =>
  state.orders?.placement.status === 'placing';
