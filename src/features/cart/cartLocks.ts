import { put, select } from '@/shared/saga/effects';
import { takeLocked } from '@/shared/saga/flows';
import { cart, cartSelectors } from './cartSlice';
import { getLineKey } from './line';

/**
 * Lock in milliseconds, so that a double tap adds a product once. Each product has a separate lock, so that clicks on
 * other products are not lost.
 */
const lockTime = 350;

/**
 * Adds the line at once, and reports the line when the lock ends. A quantity above the stock is refused immediately.
 */
export function* addLineFlow() {
  yield* takeLocked(
    lockTime,
    [cart.addRequested],
    ({ payload }) => getLineKey(payload.product.id, payload.options),
    function* ({ payload }) {
      const room = yield* select(cartSelectors.room, payload.product);
      if (payload.quantity < 1 || payload.quantity > room) {
        yield* put(cart.addRejected({ name: payload.product.name, code: 'STOCK_EXCEEDED' }));
        return false;
      }
      yield* put(cart.addBegan({ ...payload, key: getLineKey(payload.product.id, payload.options) }));
      return true;
    },
    function* ({ payload }) {
      const key = getLineKey(payload.product.id, payload.options);
      yield* put(cart.lineAdded({ key, name: payload.product.name, quantity: payload.quantity }));
    },
  );
}

export function* removeLineFlow() {
  yield* takeLocked(
    lockTime,
    [cart.removeRequested],
    ({ payload }) => payload.key,
    function* ({ payload }) {
      yield* put(cart.removeBegan(payload));
      return true;
    },
    function* ({ payload }) {
      yield* put(cart.lineRemoved(payload));
    },
  );
}
