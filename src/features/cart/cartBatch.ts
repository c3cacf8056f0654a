import { put, select } from '@/shared/saga/effects';
import { lockedFor } from '@/shared/saga/flows';
import { cart, cartSelectors, type LineAddition, type LineRequest } from './cartSlice';
import { lineKey, roomFor, type CartLine } from './line';

/** 350 ms, as for one line: pressing twice adds once. */
const lockTime = 350;

const keysOf = (lines: readonly LineRequest[]): string =>
  lines
    .map(({ product, options }) => lineKey(product.id, options))
    .sort()
    .join(' ');

/** Each line takes what the cart's lines and those before it have left of the stock. */
export function withinStock(lines: readonly LineRequest[], inCart: readonly CartLine[]): LineAddition[] {
  const left = new Map<number, number>();
  return lines.map((line) => {
    const { product, options, quantity: wanted } = line;
    const room = left.get(product.id) ?? roomFor(inCart, product);
    const quantity = Math.max(0, Math.min(wanted, room));
    left.set(product.id, room - quantity);
    return { ...line, key: lineKey(product.id, options), quantity, wanted };
  });
}

/** The lines are in the cart at once, none beyond the stock; when the lock ends one outcome tells of them all. */
export function* batchLock() {
  const began = new Map<string, LineAddition[]>();
  yield* lockedFor(
    lockTime,
    [cart.linesAddRequested],
    ({ payload }) => keysOf(payload.lines),
    function* ({ payload }) {
      if (payload.lines.length === 0) return false;
      const lines = withinStock(payload.lines, yield* select(cartSelectors.lines));
      began.set(keysOf(payload.lines), lines);
      yield* put(cart.linesAddBegan({ lines }));
      return true;
    },
    function* ({ payload }) {
      const lines = began.get(keysOf(payload.lines)) ?? [];
      began.delete(keysOf(payload.lines));
      yield* put(
        cart.linesAdded({ lines: lines.map(({ key, quantity, wanted }) => ({ key, quantity, wanted })) }),
      );
    },
  );
}
