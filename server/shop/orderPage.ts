import { asc, desc, eq, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/lazyDatabase';
import { orders } from '../db/schema';

/** Maximum number of orders in an answer. The page requests the rest of a long list in further requests. */
export const ordersPageSize = 500;
/**
 * Maximum number of lines of all orders in an answer, so that the answer does not delay other requests. A single order
 * may have up to 1,000 lines.
 */
const maxLines = 5_000;

/**
 * Selects a page of orders: up to 500 orders with up to 5,000 lines in total. The result is a subquery that is joined
 * by the order number. `total` is the number of orders before the limit for lines is applied.
 */
export function selectOrderPage(
  db: Database,
  where: SQL | undefined,
  { direction, offset = 0 }: { direction: 'asc' | 'desc'; offset?: number },
) {
  const order = direction === 'asc' ? asc : desc;
  const page = db
    .select({
      number: orders.number,
      lines: sql<number>`coalesce(jsonb_array_length(${orders.content} -> 'lines'), 0)`.as('lines'),
    })
    .from(orders)
    .where(where)
    .orderBy(order(orders.number))
    .limit(ordersPageSize)
    .offset(offset)
    .as('page');
  const counted = db
    .select({
      number: page.number,
      lines: sql<number>`sum(${page.lines}) over (order by ${order(page.number)})`.as('lines_so_far'),
      position: sql<number>`row_number() over (order by ${order(page.number)})`.as('position'),
      total: sql<number>`(count(*) over ())::int`.as('total'),
    })
    .from(page)
    .as('counted');
  return {
    counted,
    join: eq(counted.number, orders.number),
    isWithin: or(lte(counted.lines, maxLines), eq(counted.position, 1)),
    order: order(orders.number),
  };
}

/** Whether there may be more orders after this page. */
export const hasMoreOrders = (shown: number, total: number): boolean =>
  shown < total || total === ordersPageSize;
