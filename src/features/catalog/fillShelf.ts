import { authSelectors } from '@/features/auth';
import { codeOf } from '@/shared/failure';
import { call, cancelled, put, select } from '@/shared/saga/effects';
import { catalog } from './catalogSlice';
import { askShelf, type Shelf } from './shelf';

/** Asks for a shelf at the prices of who asks, and tells what came of it. */
export function* fillShelf(shelf: Shelf) {
  const level = yield* select(authSelectors.level);
  yield* put(catalog.shelfAsked({ shelf }));
  try {
    const products = yield* call(askShelf, shelf, level);
    yield* put(catalog.shelfReceived({ shelf, products }));
  } catch (error) {
    yield* put(catalog.shelfFailed({ shelf, code: codeOf(error) }));
  } finally {
    if (yield* cancelled()) yield* put(catalog.shelfGivenUp({ shelf }));
  }
}
