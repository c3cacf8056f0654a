import { defineSagaFeature } from '@/shared/feature';
import { put, select } from '@/shared/saga/effects';
import { takeLocked } from '@/shared/saga/flows';
import { cart, cartSelectors } from './cartSlice';
import { getLineKey, getRemainingStock, type CartLine } from './line';
import type { LineAddition, LineRequest } from './lines';

/** Lock in milliseconds. During the lock the second click of a double click does not add the lines again. */
const lockTime = 350;

const getKeys = (lines: readonly LineRequest[]): string =>
  lines
    .map(({ product, options }) => getLineKey(product.id, options))
    .sort()
    .join(' ');

/** Limits each quantity to the remaining stock. The cart and the earlier lines reduce the stock. */
export function capToStock(lines: readonly LineRequest[], inCart: readonly CartLine[]): LineAddition[] {
  const remainingStock = new Map<number, number>();
  return lines.map((line) => {
    const { product, options, quantity: requestedQuantity } = line;
    const room = remainingStock.get(product.id) ?? getRemainingStock(inCart, product);
    const quantity = Math.max(0, Math.min(requestedQuantity, room));
    remainingStock.set(product.id, room - quantity);
    return { ...line, key: getLineKey(product.id, options), quantity, wanted: requestedQuantity };
  });
}

/** Adds all lines at once, and limits each quantity to the stock. When the lock ends, one event reports all lines. */
export function* watchAddLines() {
  const began = new Map<string, LineAddition[]>();
  yield* takeLocked(
    lockTime,
    [cart.linesAddRequested],
    ({ payload }) => getKeys(payload.lines),
    function* ({ payload }) {
      if (payload.lines.length === 0) return false;
      const lines = capToStock(payload.lines, yield* select(cartSelectors.lines));
      began.set(getKeys(payload.lines), lines);
      yield* put(cart.linesAddBegan({ lines }));
      return true;
    },
    function* ({ payload }) {
      const lines = began.get(getKeys(payload.lines)) ?? [];
      began.delete(getKeys(payload.lines));
      yield* put(
        cart.linesAdded({
          lines: lines.map(({ key, quantity, wanted: requestedQuantity }) => ({
            key,
            quantity,
            wanted: requestedQuantity,
          })),
        }),
      );
    },
  );
}

/** Feature that adds many lines at once. The feature is separate from the cart pages, which load faster without it. */
export const cartBatchFeature = defineSagaFeature('cartBatch', { batchLock: watchAddLines });
