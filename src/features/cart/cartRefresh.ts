import { getProductoFresh } from '@/erp/calls/getProducto';
import type { Product } from '@/erp/rows/product';
import { authSelectors, customerChangeActions } from '@/features/auth';
import { loadForRoute } from '@/features/loading';
import { navigation, selectPlace } from '@/features/navigation';
import { placementEvents } from '@/features/orders';
import { toFailureCode } from '@/shared/failure';
import { createId } from '@/shared/ids';
import { call, put, select } from '@/shared/saga/effects';
import { takeLatestOf, mapConcurrent } from '@/shared/saga/flows';
import { cart, cartSelectors } from './cartSlice';

/** Concurrent requests for products of a long cart. */
const concurrency = 6;

/** Refreshes prices and stock in cart and checkout, and marks changed lines. */
export const watchCartRefresh = () =>
  loadForRoute({
    routes: ['cart', 'checkout'],
    for: 'signedIn',
    load: function* () {
      const lines = yield* select(cartSelectors.lines);
      if (lines.length === 0) return;
      const nivelComercial = yield* select(authSelectors.level);
      const discount = yield* select(authSelectors.discount);
      yield* put(cart.refreshAsked());
      const products: Product[] = [];
      const gone: string[] = [];
      try {
        const skus = [...new Set(lines.map((line) => line.product.sku))];
        yield* mapConcurrent(concurrency, skus, function* (sku) {
          try {
            products.push(yield* call(getProductoFresh, { nivelComercial, codigo: sku }));
          } catch (error) {
            if (toFailureCode(error) !== 'NOT_FOUND') throw error;
            gone.push(sku);
          }
        });
        yield* put(cart.refreshed({ products, gone, discount }));
      } catch (error) {
        yield* put(cart.refreshFailed({ code: toFailureCode(error) }));
      }
    },
  });

/**
 * Creates the checkout's idempotency key, once, shared with other tabs through storage; also when the draft
 * is reset while the checkout is open.
 */
export function* watchCheckoutOpening() {
  const triggers = [
    navigation.arrived,
    placementEvents.orderRejected,
    ...customerChangeActions,
    cart.changedElsewhere,
  ] as const;
  yield* takeLatestOf(triggers, function* (event) {
    const place = yield* select(selectPlace);
    const { idempotencyKey } = yield* select(cartSelectors.draft);
    if (place?.route !== 'checkout' || idempotencyKey !== null) return;
    // a cart that another tab's order has emptied is not about to be ordered here
    const isEmpty = (yield* select(cartSelectors.lines)).length === 0;
    if (isEmpty && cart.changedElsewhere.match(event)) return;
    yield* put(cart.checkoutBegan({ idempotencyKey: yield* call(createId) }));
  });
}
