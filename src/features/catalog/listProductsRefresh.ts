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
/** Number of answers in one event: a long list renders in a few steps, with few log entries. */
const batchSize = 24;

/**
 * Loads listed products from today's catalogue. A discontinued product is not a failure, because the list shows that
 * the product is discontinued.
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
        // awaited before `products` is read, because concurrent requests may change `products` meanwhile
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

/** Loads the products of the page's list. */
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

/** Feature of wishlist and comparison pages. */
export const listedFeature = defineSagaFeature('listed', { listedProducts });
