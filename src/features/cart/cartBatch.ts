import { put, select } from '@/shared/saga/effects';
import { takeLocked } from '@/shared/saga/flows';
import { cart, cartSelectors, type LineAddition, type LineRequest } from './cartSlice';
import { getLineKey, getRemainingStock, type CartLine } from './line';

/** 350 ms, as for one line: pressing twice adds once. */
const lockTime = 350;

const keysOf = (lines: readonly LineRequest[]): string =>
  lines
    .map(({ product, options }) => getLineKey(product.id, options))
    .sort()
    .join(' ');

/** Each line takes what the cart's lines and those before it have left of the stock. */
export function capToStock(lines: readonly LineRequest[], inCart: readonly CartLine[]): LineAddition[] {
  const left = new Map<number, number>();
  return lines.map((line) => {
    const { product, options, quantity: wanted } = line;
    const room = left.get(product.id) ?? getRemainingStock(inCart, product);
    const quantity = Math.max(0, Math.min(wanted, room));
    left.set(product.id, room - quantity);
    return { ...line, key: getLineKey(product.id, options), quantity, wanted };
  });
}

/** The lines are in the cart at once, none beyond the stock; when the lock ends one outcome tells of them all. */
export function* watchAddLines() {
  const began = new Map<string, LineAddition[]>();
  yield* takeLocked(
    lockTime,
    [cart.linesAddRequested],
    ({ payload }) => keysOf(payload.lines),
    function* ({ payload }) {
      if (payload.lines.length === 0) return false;
      const lines = capToStock(payload.lines, yield* select(cartSelectors.lines));
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
