import { getProductoFresh } from '@/erp/calls/getProducto';
import type { Product } from '@/erp/rows/product';
import { auth, authSelectors, customerChangeActions } from '@/features/auth';
import { navigation, selectPlace, type RouteName } from '@/features/navigation';
import { orders } from '@/features/orders';
import { toFailureCode } from '@/shared/failure';
import { createId } from '@/shared/ids';
import { call, put, select } from '@/shared/saga/effects';
import { takeLatestOf, mapConcurrent } from '@/shared/saga/flows';
import { cart, cartSelectors } from './cartSlice';

/** Parts asked for at a time: a long cart need not wait for each in turn. */
const atATime = 6;

const showPrices: readonly RouteName[] = ['cart', 'checkout'];

/**
 * Where the cart or the checkout is open, today's prices and stock are asked for the person, and what changed is said
 * on the line; for another person they are asked anew, and the answer for the one before is dropped.
 */
export function* watchCartRefresh() {
  const occasions = [navigation.arrived, navigation.retryRequested, ...customerChangeActions] as const;
  yield* takeLatestOf(occasions, function* () {
    const place = yield* select(selectPlace);
    if (!place || !showPrices.includes(place.route)) return;
    const lines = yield* select(cartSelectors.lines);
    if (lines.length === 0 || !(yield* select(authSelectors.isSignedIn))) return;
    const nivelComercial = yield* select(authSelectors.level);
    const discount = yield* select(authSelectors.discount);
    yield* put(cart.refreshAsked());
    const products: Product[] = [];
    const gone: string[] = [];
    try {
      const skus = [...new Set(lines.map((line) => line.product.sku))];
      yield* mapConcurrent(atATime, skus, function* (sku) {
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
  });
}

/**
 * The key that makes the order one order is made once a checkout, and shared with other tabs through the storage; also
 * when the draft began anew while the checkout is open.
 */
export function* watchCheckoutOpening() {
  const occasions = [
    navigation.arrived,
    orders.orderRejected,
    auth.sessionReceived,
    auth.customerSelected,
    cart.changedElsewhere,
  ] as const;
  yield* takeLatestOf(occasions, function* (event) {
    const place = yield* select(selectPlace);
    const { idempotencyKey } = yield* select(cartSelectors.draft);
    if (place?.route !== 'checkout' || idempotencyKey !== null) return;
    // a cart that an order in the other tab has emptied is not about to be ordered here
    const isEmpty = (yield* select(cartSelectors.lines)).length === 0;
    if (isEmpty && cart.changedElsewhere.match(event)) return;
    yield* put(cart.checkoutBegan({ idempotencyKey: yield* call(createId) }));
  });
}
