import type { Order, OrderLine } from '@/erp/rows/order';

/** Maximum number of lines: as many as a person is willing to look through. */
export const maxUsualLines = 30;

const getKey = ({ sku, options }: OrderLine): string =>
  [sku, ...options.map(({ name, value }) => `${name}=${value}`).sort()].join('|');

/**
 * Lists products, sorted by number of orders, then by pieces, then by date. Each product has its latest quantity and
 * price.
 * @param orders newest first
 */
export function listUsualLines(orders: readonly Pick<Order, 'lines'>[]): OrderLine[] {
  const found = new Map<string, { line: OrderLine; orders: number; pieces: number }>();
  for (const { lines } of orders) {
    const counted = new Set<string>();
    for (const line of lines) {
      const key = getKey(line);
      const one = found.get(key) ?? { line, orders: 0, pieces: 0 };
      found.set(key, one);
      one.pieces += line.quantity;
      // a product that occurs twice in an order counts once
      if (!counted.has(key)) one.orders += 1;
      counted.add(key);
    }
  }
  return [...found.values()]
    .sort((a, b) => b.orders - a.orders || b.pieces - a.pieces)
    .slice(0, maxUsualLines)
    .map(({ line }) => line);
}
