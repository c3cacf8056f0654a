import type { Order } from '@/erp/rows/order';

/**
 * Merges the orders of the shop and of the ERP, newest first. If the ERP has the shop's order, with the same token or
 * the same number, the list has the order once. The listed order has the ERP's status and the shop's lines.
 */
export function mergeOrders(web: readonly Order[], erp: readonly Order[]): Order[] {
  const placedHere = new Map(
    web.flatMap((order) => [order.token, order.number].map((name) => [name, order])),
  );
  const list = new Map(web.map((order) => [order.id, order]));
  for (const order of erp) {
    const twin = (order.token && placedHere.get(order.token)) || placedHere.get(order.number);
    if (twin) list.delete(twin.id);
    list.set(order.id, twin && order.lines.length === 0 ? { ...order, lines: twin.lines } : order);
  }
  // dates are parsed once, because a seller may have 10,000 orders
  const dated = Array.from(list.values(), (order) => ({ order, at: Date.parse(order.createdAt) }));
  return dated.sort((a, b) => b.at - a.at).map(({ order }) => order);
}
