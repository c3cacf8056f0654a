import { getProducto } from '@/erp/calls/getProducto';
import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { compare, wishlist, type ListedProduct } from '@/features/lists';
import { loadForRoute } from '@/features/loading';
import { defineSagaFeature } from '@/shared/feature';
import { toFailureCode } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { mapConcurrent } from '@/shared/saga/flows';
import { catalog } from './catalogSlice';

const atATime = 6;
/** Number of products in one event. A long list then renders in a few steps, and the log gets few entries. */
const batchSize = 24;

/**
 * Loads the products of the wishlist or the comparison from today's catalogue. A discontinued product is not a failure,
 * because the list marks the product as discontinued.
 */
function* loadListed({ events }: typeof wishlist | typeof compare, items: readonly ListedProduct[]) {
  if (items.length === 0) return;
  const nivelComercial = yield* select(authSelectors.level);
  const gone: number[] = [];
  let products: Product[] = [];
  function* flushAnswers() {
    const received = products;
    products = [];
    if (received.length > 0) yield* put(catalog.productsReceived({ products: received }));
  }
  yield* put(events.refreshAsked());
  try {
    yield* mapConcurrent(atATime, items, function* ({ id, sku }) {
      try {
        // awaited in a separate statement, because `products` may be replaced while the request runs
        const product = yield* call(getProducto, { nivelComercial, codigo: sku });
        products.push(product);
      } catch (error) {
        if (toFailureCode(error) !== 'NOT_FOUND') throw error;
        gone.push(id);
      }
      if (products.length >= batchSize) yield* call(flushAnswers);
    });
    yield* call(flushAnswers);
    yield* put(events.refreshed({ gone }));
  } catch (error) {
    yield* call(flushAnswers);
    yield* put(events.refreshFailed({ code: toFailureCode(error) }));
  }
}

/** Loads the products of the wishlist or the comparison when its page opens. */
function* listedProducts() {
  yield* loadForRoute({
    routes: ['wishlist', 'compare'],
    for: 'visitor',
    load: function* ({ route }) {
      if (route === 'wishlist') yield* call(loadListed, wishlist, yield* select(wishlist.selectors.items));
      else yield* call(loadListed, compare, yield* select(compare.selectors.items));
    },
  });
}

/** Feature of the wishlist page and the comparison page. */
export const listedFeature = defineSagaFeature('listed', { listedProducts });
