import { getPedidoId } from '@/erp/calls/getPedidoId';
import { getProductoFresh } from '@/erp/calls/getProducto';
import type { Product } from '@/erp/rows/product';
import { auth, authSelectors } from '@/features/auth';
import { navigation } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { takeLatestOf, mapConcurrent } from '@/shared/saga/flows';
import { reorder, reorderSelectors } from './reorderSlice';

/** Requests at a time: an order's parts are asked one by one. */
const atATime = 6;

/**
 * Each part of an order asked for again, in today's catalogue and at today's price of whoever asks. A list of the ERP's
 * orders comes without lines: those are asked first. Closing, leaving or another person gives up what is asked.
 */
export function* loadCurrentProducts() {
  const occasions = [
    reorder.requested,
    reorder.retryRequested,
    reorder.closed,
    navigation.arrived,
    auth.sessionReceived,
    auth.customerSelected,
    auth.signedOut,
  ] as const;
  yield* takeLatestOf(occasions, function* () {
    const { status, order } = yield* select(reorderSelectors.all);
    if (status !== 'asking' || !order) return;
    const parts: Record<string, Product> = {};
    try {
      const { lines } = order.lines.length > 0 ? order : yield* call(getPedidoId, { pedido: order.id });
      const nivelComercial = yield* select(authSelectors.level);
      yield* mapConcurrent(atATime, [...new Set(lines.map(({ sku }) => sku))], function* (sku) {
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
