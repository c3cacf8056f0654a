/**
 * Events of placing an order. Every page has the cart, which handles these events. Only pages of orders load the slice
 * `orders`.
 */
import { createAction } from '@reduxjs/toolkit';
import type { Authorisation, Order } from '@/erp/rows/order';
import type { FailureCode } from '@/shared/failure';
import type { Cents } from '@/shared/money';
import type { OrderChange, PlaceOrder } from '@/shop/schemas';
import type { OrdersState } from './ordersSlice';

/** An order that the service accepted, the requested lines, and the idempotency key. */
export interface PlacedOrder {
  order: Order;
  lines: PlaceOrder['lines'];
  idempotencyKey: string;
}

export const placementEvents = {
  orderSubmitted: createAction<{ order: PlaceOrder; idempotencyKey: string }>('orders/orderSubmitted'),
  /** The payment provider authorised the amount, so the order can be placed. */
  orderAuthorised: createAction<{
    order: PlaceOrder & { authorisation: Authorisation };
    idempotencyKey: string;
  }>('orders/orderAuthorised'),
  orderPlaced: createAction<PlacedOrder>('orders/orderPlaced'),
  /** The answer to an order arrived after the seller had switched to another customer. */
  orderPlacedForAnother: createAction<PlacedOrder>('orders/orderPlacedForAnother'),
  /** No order was placed, because the customer saw other prices or another stock. */
  orderChanged: createAction<{ changes: OrderChange[] }>('orders/orderChanged'),
  /** `removed` are the names of the products whose lines were removed. */
  changesAccepted: createAction<{ changes: OrderChange[]; removed?: string }>('orders/changesAccepted'),
  /** `available` is the remaining credit. It is set if the order exceeds the credit. */
  orderRejected: createAction<{ code: FailureCode; available?: Cents }>('orders/orderRejected'),
};

/** Whether an order is being placed. Returns false if the slice `orders` has not loaded. */
export const isPlacingOrder = (state: { orders?: OrdersState }): boolean =>
  state.orders?.placement.status === 'placing';
