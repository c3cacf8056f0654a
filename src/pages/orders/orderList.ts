import { parseOrderStatus, type Order } from '@/erp/rows/order';
import type { Query } from '@/features/navigation';
import { longestSearch, searchOrders } from '@/widgets/order/searchOrders';

/** Number of orders on a page. */
export const pageSize = 16;

/** List state in the URL. */
export interface OrderQuery {
  search: string;
  /** A status as `parseOrderStatus` returns it; '' for all statuses. */
  status: string;
  page: number;
}

const knownStatuses = ['PENDING', 'SHIPPED', 'COMPLETED'];

/** Reads the query of any URL. A value that does not fit these orders is ignored. */
export function readOrderQuery(query: Query, orders: readonly Order[]): OrderQuery {
  const status = query.status ?? '';
  const isStatus =
    knownStatuses.includes(status) || orders.some((order) => parseOrderStatus(order) === status);
  const page = Number(query.page);
  return {
    search: (query.search ?? '').slice(0, longestSearch),
    status: isStatus ? status : '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Returns the query for the URL. Default values are left out. */
export const writeOrderQuery = ({ search, status, page }: OrderQuery): Query => ({
  search,
  status,
  page: page === 1 ? '' : String(page),
});

export interface OrderList {
  /** Orders on the current page. */
  shown: Order[];
  found: number;
  /** Number of the current page, at most the number of the last page. */
  page: number;
  pages: number;
  /** Number of search results by status. Known statuses come first. */
  counts: [status: string, count: number][];
  /** Number of search results of all statuses. */
  all: number;
}

export function listOrders(
  orders: readonly Order[],
  { search, status, page }: OrderQuery,
  getPartNumber: (sku: string) => string,
): OrderList {
  const searched = searchOrders(orders, search, getPartNumber);
  const counts = new Map(knownStatuses.map((one) => [one, 0]));
  for (const order of orders) counts.set(parseOrderStatus(order), 0);
  for (const order of searched)
    counts.set(parseOrderStatus(order), (counts.get(parseOrderStatus(order)) ?? 0) + 1);
  const found = status === '' ? searched : searched.filter((order) => parseOrderStatus(order) === status);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const current = Math.min(page, pages);
  return {
    shown: found.slice((current - 1) * pageSize, current * pageSize),
    found: found.length,
    page: current,
    pages,
    counts: [...counts],
    all: searched.length,
  };
}
