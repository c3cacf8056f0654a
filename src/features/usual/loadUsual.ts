import { getPedidoId } from '@/erp/calls/getPedidoId';
import type { Order } from '@/erp/rows/order';
import { authSelectors, customerChangeActions } from '@/features/auth';
import { navigation } from '@/features/navigation';
import { fetchOrders, type OrderScope } from '@/features/orders';
import { reorder } from '@/features/reorder';
import { toFailureCode } from '@/shared/failure';
import { call, put, select, type SagaGenerator } from '@/shared/saga/effects';
import { mapConcurrent, takeLatestOf } from '@/shared/saga/flows';
import { getNow } from '@/shared/time';
import { listUsualLines } from './listUsualLines';
import { usual } from './usualSlice';

const yearMs = 365 * 86_400_000;
/**
 * Maximum number of the ERP's orders whose lines are requested. Each order needs a request, so only the newest orders
 * are requested.
 */
const maxOpenedOrders = 24;
const concurrency = 6;

/**
 * Loads the orders of the last twelve months, newest first. The orders in the ERP's list have no lines, so the lines
 * are requested for each order.
 */
function* fetchYear(scope: OrderScope, email: string): SagaGenerator<Pick<Order, 'lines'>[]> {
  const since = getNow() - yearMs;
  const list = yield* call(fetchOrders, scope, email);
  const year = list.filter(({ createdAt }) => Date.parse(createdAt) >= since);
  const lines = new Map(year.map(({ id, lines: own }) => [id, own]));
  const withoutLines = year.filter((order) => order.lines.length === 0).slice(0, maxOpenedOrders);
  yield* mapConcurrent(concurrency, withoutLines, function* ({ id }) {
    try {
      lines.set(id, (yield* call(getPedidoId, { pedido: id })).lines);
    } catch (error) {
      if (toFailureCode(error) !== 'NOT_FOUND') throw error;
    }
  });
  return year.map(({ id }) => ({ lines: lines.get(id) ?? [] }));
}

/**
 * Shows the parts that the current customer bought most. The reorder dialog lists the parts like the lines of an order.
 * Another page, another customer or another reorder cancels the loading.
 */
export function* watchUsual() {
  const triggers = [
    usual.requested,
    reorder.requested,
    navigation.arrived,
    ...customerChangeActions,
  ] as const;
  yield* takeLatestOf(triggers, function* (event) {
    const customer = yield* select(authSelectors.servedCustomer);
    if (!usual.requested.match(event) || !customer) return;
    try {
      const lines = listUsualLines(yield* call(fetchYear, 'customer' as OrderScope, customer.email));
      if (lines.length === 0) {
        yield* put(usual.foundEmpty());
        return;
      }
      yield* put(usual.listed());
      const order = { id: 'usual', number: '', customerCode: customer.code, lines, isMenu: true } as const;
      yield* put(reorder.requested({ order }));
    } catch (error) {
      yield* put(usual.failed({ code: toFailureCode(error) }));
    }
  });
}
