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

/** Loads prices and stock of listed products in one request, and updates rows that are already shown. */
export function* loadPrices(products: readonly Product[]): SagaGenerator<void> {
  const slugs = products.flatMap(({ slug, awaitsPrices }) => (awaitsPrices ? [slug] : []));
  if (slugs.length === 0) return;
  const prices = yield* call(getPrices, slugs);
  yield* put(catalog.pricesReceived({ slugs, prices }));
}

/** Loads the prices of a product query. The prices are dropped if another customer is served before they arrive. */
function* loadPricesOf(shelf: ProductQuery, products: readonly Product[]): SagaGenerator<void> {
  try {
    yield* race([call(loadPrices, products), take([...customerChangeActions])]);
  } catch (error) {
    yield* put(catalog.shelfFailed({ shelf, code: toFailureCode(error) }));
  }
}

/**
 * Loads a product query at the current account's prices. Prices are loaded in a separate task. Leaving the page does
 * not cancel this task, because the next page with the same rows does not request their prices again.
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
