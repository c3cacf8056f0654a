import type { Order, OrderLine } from '@/erp/rows/order';

/** Maximum number of lines. People do not look through a longer list. */
export const maxUsualLines = 30;

const getKey = ({ sku, options }: OrderLine): string =>
  [sku, ...options.map(({ name, value }) => `${name}=${value}`).sort()].join('|');

/**
 * Lists the products of the orders. The sort order is the number of orders, then the number of pieces, then the date.
 * Each product has the quantity and price of its latest order.
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
      // if an order has a product twice, the order counts once
      if (!counted.has(key)) one.orders += 1;
      counted.add(key);
    }
  }
  return [...found.values()]
    .sort((a, b) => b.orders - a.orders || b.pieces - a.pieces)
    .slice(0, maxUsualLines)
    .map(({ line }) => line);
}
