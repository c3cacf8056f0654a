import { getPedidoId } from '@/erp/calls/getPedidoId';
import { getProductoFresh } from '@/erp/calls/getProducto';
import type { Product } from '@/erp/rows/product';
import { authSelectors, customerChangeActions } from '@/features/auth';
import { navigation } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { takeLatestOf, mapConcurrent } from '@/shared/saga/flows';
import { reorder, reorderSelectors } from './reorderSlice';

/** Number of simultaneous requests. Each request returns only one product from the ERP. */
const concurrency = 6;

/**
 * Loads the products of an order from today's catalogue with the current customer's prices. If the order comes from the
 * ERP's list, it has no lines, so its lines are loaded first. Closing the dialog, navigation or another account cancels
 * the loading.
 */
export function* loadCurrentProducts() {
  const triggers = [
    reorder.requested,
    reorder.retryRequested,
    reorder.closed,
    navigation.arrived,
    ...customerChangeActions,
  ] as const;
  yield* takeLatestOf(triggers, function* () {
    const { status, order } = yield* select(reorderSelectors.all);
    if (status !== 'asking' || !order) return;
    const parts: Record<string, Product> = {};
    try {
      const { lines } = order.lines.length > 0 ? order : yield* call(getPedidoId, { pedido: order.id });
      const nivelComercial = yield* select(authSelectors.level);
      yield* mapConcurrent(concurrency, [...new Set(lines.map(({ sku }) => sku))], function* (sku) {
        try {
          parts[sku] = yield* call(getProductoFresh, { nivelComercial, codigo: sku });
        } catch (error) {
          if (toFailureCode(error) !== 'NOT_FOUND') throw error;
        }
      });
      yield* put(reorder.partsReceived({ lines, parts }));
    } catch (error) {
      yield* put(reorder.failed({ code: toFailureCode(error) }));
    }
  });
}
