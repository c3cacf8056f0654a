import { getProducto } from '@/erp/calls/getProducto';
import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { compare, wishlist, type ListedProduct } from '@/features/lists';
import { defineSagaFeature } from '@/shared/feature';
import { toFailureCode } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { mapConcurrent } from '@/shared/saga/flows';
import { loadForRoute } from './loadForRoute';
import { catalog } from './catalogSlice';

const atATime = 6;
/** Answers told in one event: a long list draws itself in a few steps, and leaves a few entries in a log. */
const batch = 24;

/** The parts a person listed, as the catalogue knows them today. Those that are gone are no failure: the list tells. */
function* fillListed({ events }: typeof wishlist | typeof compare, items: readonly ListedProduct[]) {
  if (items.length === 0) return;
  const nivelComercial = yield* select(authSelectors.level);
  const gone: number[] = [];
  let products: Product[] = [];
  function* tell() {
    const received = products;
    products = [];
    if (received.length > 0) yield* put(catalog.productsReceived({ products: received }));
  }
  yield* put(events.refreshAsked());
  try {
    yield* mapConcurrent(atATime, items, function* ({ id, sku }) {
      try {
        // named first: while it is awaited, others tell, and their list is another one
        const product = yield* call(getProducto, { nivelComercial, codigo: sku });
        products.push(product);
      } catch (error) {
        if (toFailureCode(error) !== 'NOT_FOUND') throw error;
        gone.push(id);
      }
      if (products.length >= batch) yield* call(tell);
    });
    yield* call(tell);
    yield* put(events.refreshed({ gone }));
  } catch (error) {
    yield* call(tell);
    yield* put(events.refreshFailed({ code: toFailureCode(error) }));
  }
}

/** The parts of the list whose page it is. */
function* listedProducts() {
  yield* loadForRoute(
    () => null,
    function* ({ route }) {
      if (route === 'wishlist') yield* call(fillListed, wishlist, yield* select(wishlist.selectors.items));
      if (route === 'compare') yield* call(fillListed, compare, yield* select(compare.selectors.items));
    },
  );
}

/** What only the pages of parts that a person listed need. */
export const listedFeature = defineSagaFeature('listed', { listedProducts });
