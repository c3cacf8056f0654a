import type { Product } from '@/erp/rows/product';
import { authSelectors, customerChangeActions } from '@/features/auth';
import { vehiclesSelectors } from '@/features/vehicles';
import { toFailureCode } from '@/shared/failure';
import { call, cancelled, put, race, select, spawn, take, type SagaGenerator } from '@/shared/saga/effects';
import { getPrices } from '@/shop/productLists';
import { catalog } from './catalogSlice';
import type { Abortable } from '@/shared/http';
import type { ListViewer } from './fetchList';
import type { FoundProducts, ProductQuery } from './productQuery';

/** Loads prices and stock of products whose prices are missing, in one request. The rows are already on the screen. */
export function* loadPrices(products: readonly Product[]): SagaGenerator<void> {
  const slugs = products.flatMap(({ slug, awaitsPrices }) => (awaitsPrices ? [slug] : []));
  if (slugs.length === 0) return;
  const prices = yield* call(getPrices, slugs);
  yield* put(catalog.pricesReceived({ slugs, prices }));
}

/** Loads the prices of a product query. If the customer changes before the prices arrive, the prices are dropped. */
function* loadPricesOf(shelf: ProductQuery, products: readonly Product[]): SagaGenerator<void> {
  try {
    yield* race([call(loadPrices, products), take([...customerChangeActions])]);
  } catch (error) {
    yield* put(catalog.shelfFailed({ shelf, code: toFailureCode(error) }));
  }
}

/**
 * Loads a product query for the current account. A separate task loads the prices. Navigation does not cancel this
 * task, because the next page may show the same rows and does not request their prices again.
 */
export function* loadProductList<Q extends ProductQuery>(
  shelf: Q,
  fetchProducts: (shelf: Q, viewer: ListViewer) => Abortable<FoundProducts>,
) {
  const viewer = {
    isSignedIn: yield* select(authSelectors.isSignedIn),
    vehicle: (yield* select(vehiclesSelectors.current))?.id ?? null,
  };
  yield* put(catalog.shelfAsked({ shelf }));
  try {
    const answer = yield* call(fetchProducts, shelf, viewer);
    yield* put(catalog.shelfReceived({ shelf, ...answer }));
    yield* spawn(loadPricesOf, shelf, answer.products);
  } catch (error) {
    yield* put(catalog.shelfFailed({ shelf, code: toFailureCode(error) }));
  } finally {
    if (yield* cancelled()) yield* put(catalog.shelfGivenUp({ shelf }));
  }
}
