import { auth } from '@/features/auth';
import type { CartState } from '@/features/cart';
import { toasts } from '@/features/toasts';
import { put, select } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';

/**
 * Shows a toast if the logout empties the cart of a customer, or the carts of a seller's customers. The quantities are
 * read before the carts are emptied.
 */
export function* announceEmptiedCarts() {
  yield* takeEveryIsolated([auth.logoutRequested], function* () {
    const { items, parked } = yield* select((state: { cart: CartState }) => state.cart);
    const carts = [items, ...Object.values(parked)].filter((lines) => lines.length > 0);
    const quantity = carts.flat().reduce((sum, line) => sum + line.quantity, 0);
    if (quantity === 0) return;
    const values = { quantity, carts: carts.length };
    yield* put(toasts.shown({ tone: 'success', message: 'TEXT_CART_EMPTIED', values }));
  });
}
