import type { Order } from '@/erp/rows/order';

/**
 * Merges orders of the service and of the ERP, newest first. An order that the ERP has taken over (same token, or same
 * number) is listed once: the ERP's order, which has the current status, with the service's lines.
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
