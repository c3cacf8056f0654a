import { createAction } from '@reduxjs/toolkit';
import type { Authorisation, Order } from '@/erp/rows/order';
import type { FailureCode } from '@/shared/failure';
import type { Cents } from '@/shared/money';
import type { OrderChange, PlaceOrder } from '@/shop/schemas';

/** An order that the service accepted, with the requested lines and the idempotency key. */
export interface PlacedOrder {
  order: Order;
  lines: PlaceOrder['lines'];
  idempotencyKey: string;
}

/** Events that change carts, too: every page has these, and the slice only pages with orders. */
export const ordersEvents = {
  /** The payment provider has authorised the amount: the order can be placed. */
  orderAuthorised: createAction<{
    order: PlaceOrder & { authorisation: Authorisation };
    idempotencyKey: string;
  }>('orders/orderAuthorised'),
  orderPlaced: createAction<PlacedOrder>('orders/orderPlaced'),
  /** The answer arrived after a switch to another customer. */
  orderPlacedForAnother: createAction<PlacedOrder>('orders/orderPlacedForAnother'),
  changesAccepted: createAction<{ changes: OrderChange[] }>('orders/changesAccepted'),
  /** `available`: credit that is left, where the order was above it. */
  orderRejected: createAction<{ code: FailureCode; available?: Cents }>('orders/orderRejected'),
};
