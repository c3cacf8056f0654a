import * as v from 'valibot';
import { navigateTo, urlOf } from '@/features/navigation';
import { codeOf, Failure } from '@/shared/failure';
import { call, put, take } from '@/shared/saga/effects';
import { placeOrder } from '@/shop/orders';
import { problemSchema, type OrderChange } from '@/shop/schemas';
import { orders } from './ordersSlice';

const changesOf = (error: unknown): OrderChange[] => {
  const problem = error instanceof Failure ? v.safeParse(problemSchema, error.details) : null;
  return problem?.success ? (problem.output.changes ?? []) : [];
};

/** One order at a time: while it is being placed no other click counts. Never retried here: the person decides. */
export function* placement() {
  for (;;) {
    const { payload } = yield* take(orders.orderSubmitted);
    try {
      const { order } = yield* call(placeOrder, payload.order, payload.idempotencyKey);
      yield* put(orders.orderPlaced({ order }));
      yield* call(navigateTo, urlOf('orderPlaced', { token: order.token }));
    } catch (error) {
      const code = codeOf(error);
      yield* code === 'ORDER_CHANGED'
        ? put(orders.orderChanged({ changes: changesOf(error) }))
        : put(orders.orderRejected({ code }));
    }
  }
}
