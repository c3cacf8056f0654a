import { getProductoFresh } from '@/erp/calls/getProducto';
import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { loadForRoute } from '@/features/loading';
import { toFailureCode } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { mapConcurrent } from '@/shared/saga/flows';
import { cart, cartSelectors } from './cartSlice';

/** Maximum number of simultaneous requests for the products of a long cart. */
const concurrency = 6;

/** Refreshes prices and stock in cart and checkout, and marks the lines that changed. */
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
