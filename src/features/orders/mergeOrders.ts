import type { Order } from '@/erp/rows/order';

/**
 * Orders placed here and the ERP's as one list, newest first. An order that the ERP has taken over from here (the same
 * token, or the same number) is in it once: as the ERP has it, which knows how far it is, with the lines known here.
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
  // each date is read once: a seller may have 10,000
  const dated = Array.from(list.values(), (order) => ({ order, at: Date.parse(order.createdAt) }));
  return dated.sort((a, b) => b.at - a.at).map(({ order }) => order);
}
