import * as v from 'valibot';
import { authSelectors, waitForVerifiedEmail } from '@/features/auth';
import { navigateTo, toUrl } from '@/features/navigation';
import { toFailureCode, Failure } from '@/shared/failure';
import type { Cents } from '@/shared/money';
import { call, put, race, select, spawn, take } from '@/shared/saga/effects';
import { takeLeadingByKey } from '@/shared/saga/flows';
import { placeOrder } from '@/shop/orders';
import { problemSchema, type OrderChange, type PlaceOrder } from '@/shop/schemas';
import { orders } from './ordersSlice';

/** Reads the additional fields of a refused order. */
const readRefusal = (error: unknown): { changes?: OrderChange[]; available?: Cents } => {
  const problem = error instanceof Failure ? v.safeParse(problemSchema, error.details) : null;
  const { changes, available } = problem?.success ? problem.output : {};
  return { ...(changes && { changes }), ...(available !== undefined && { available }) };
};

/** Whether the card must be authorised before the order is sent. */
export const needsAuthorisation = ({ payment, authorisation }: PlaceOrder): boolean =>
  payment === 'card' && authorisation === undefined;

const triggers = [orders.orderSubmitted, orders.orderAuthorised] as const;

type Submission = ReturnType<typeof orders.orderSubmitted | typeof orders.orderAuthorised>;

export const getSubmissionKey = ({ payload }: Submission): string => payload.idempotencyKey;

/**
 * Sends the order when the e-mail is verified. If the customer submits another order before that, only the other order
 * is sent.
 */
function* submitOnceVerified(action: Submission) {
  const { isVerified } = yield* race({ isVerified: call(waitForVerifiedEmail), newer: take([...triggers]) });
  if (isVerified) yield* put(action);
}

/**
 * Places an order once, even after several clicks. A failed order is not retried automatically, because the customer
 * decides about a retry. If the e-mail is not verified, the order is sent when the service accepts the mailed code. If
 * the customer has changed when the answer arrives, the order stays placed and its cart is emptied, but no page opens.
 */
export function* watchOrderPlacement() {
  yield* takeLeadingByKey(triggers, getSubmissionKey, function* (action) {
    const { order: orderRequest, idempotencyKey } = action.payload;
    if (needsAuthorisation(orderRequest)) return;
    const owner = yield* select(authSelectors.cartOwner);
    const isServed = function* () {
      return (yield* select(authSelectors.cartOwner)) === owner;
    };
    try {
      const { order } = yield* call(placeOrder, orderRequest, idempotencyKey);
      const placedOrder = { order, lines: orderRequest.lines, idempotencyKey };
      if (!(yield* call(isServed))) {
        yield* put(orders.orderPlacedForAnother(placedOrder));
        return;
      }
      yield* put(orders.orderPlaced(placedOrder));
      yield* call(navigateTo, toUrl('orderPlaced', { token: order.token }));
    } catch (error) {
      if (!(yield* call(isServed))) return;
      const code = toFailureCode(error);
      const { changes = [], available } = readRefusal(error);
      yield* code === 'ORDER_CHANGED'
        ? put(orders.orderChanged({ changes }))
        : put(orders.orderRejected({ code, ...(available !== undefined && { available }) }));
      // this task is separate, because the customer may send the order again meanwhile
      if (code === 'EMAIL_UNVERIFIED') yield* spawn(submitOnceVerified, action);
    }
  });
}
