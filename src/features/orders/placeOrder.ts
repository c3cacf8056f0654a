import * as v from 'valibot';
import { authSelectors } from '@/features/auth';
import { navigateTo, toUrl } from '@/features/navigation';
import { toFailureCode, Failure } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { placeOrder } from '@/shop/orders';
import { problemSchema, type OrderChange, type PlaceOrder } from '@/shop/schemas';
import { orders } from './ordersSlice';

const changesOf = (error: unknown): OrderChange[] => {
  const problem = error instanceof Failure ? v.safeParse(problemSchema, error.details) : null;
  return problem?.success ? (problem.output.changes ?? []) : [];
};

/** Whether a card is to be authorised before the order can be placed. */
export const needsAuthorisation = ({ payment, authorisation }: PlaceOrder): boolean =>
  payment === 'card' && authorisation === undefined;

/**
 * Once while it is being placed, however often it is pressed. Never retried here: the person decides. When somebody else is
 * served by the time the answer comes, their page goes on undisturbed; the order stands, and its cart is emptied.
 */
export function* watchOrderPlacement() {
  const running = new Set<string>();
  const occasions = [orders.orderSubmitted, orders.orderAuthorised] as const;
  yield* takeEveryIsolated(occasions, function* ({ payload: { order: wanted, idempotencyKey } }) {
    if (needsAuthorisation(wanted) || running.has(idempotencyKey)) return;
    running.add(idempotencyKey);
    const owner = yield* select(authSelectors.cartOwner);
    const isServed = function* () {
      return (yield* select(authSelectors.cartOwner)) === owner;
    };
    try {
      const { order } = yield* call(placeOrder, wanted, idempotencyKey);
      const placed = { order, lines: wanted.lines, idempotencyKey };
      if (!(yield* call(isServed))) {
        yield* put(orders.orderPlacedForAnother(placed));
        return;
      }
      yield* put(orders.orderPlaced(placed));
      yield* call(navigateTo, toUrl('orderPlaced', { token: order.token }));
    } catch (error) {
      if (!(yield* call(isServed))) return;
      const code = toFailureCode(error);
      yield* code === 'ORDER_CHANGED'
        ? put(orders.orderChanged({ changes: changesOf(error) }))
        : put(orders.orderRejected({ code }));
    } finally {
      running.delete(idempotencyKey);
    }
  });
}
