import { authSelectors } from '@/features/auth';
import { toFailureCode } from '@/shared/failure';
import { call, cancelled, put, select } from '@/shared/saga/effects';
import { catalog } from './catalogSlice';
import { fetchProductQuery, type ProductQuery } from './productQuery';

/** Loads a product query at the current account's prices. */
export function* loadProductList(shelf: ProductQuery) {
  const level = yield* select(authSelectors.level);
  yield* put(catalog.shelfAsked({ shelf }));
  try {
    const found = yield* call(fetchProductQuery, shelf, level);
    yield* put(catalog.shelfReceived({ shelf, ...found }));
  } catch (error) {
    yield* put(catalog.shelfFailed({ shelf, code: toFailureCode(error) }));
  } finally {
    if (yield* cancelled()) yield* put(catalog.shelfGivenUp({ shelf }));
  }
}
