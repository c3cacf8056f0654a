import { parseOrderStatus, type Order } from '@/erp/rows/order';
import type { Query } from '@/features/navigation';
import { normalizePartNumber, foldAccents } from '@/shared/partSearch';

/** Orders a page [original]. */
export const pageSize = 16;
/** More than any number, name or code has. */
export const longestSearch = 80;

/** What the address says of the list. */
export interface OrderQuery {
  search: string;
  /** A status as `parseOrderStatus` tells it; empty for all. */
  status: string;
  page: number;
}

const known = ['PENDING', 'SHIPPED', 'COMPLETED'];

/** Any address is safe: what says nothing about these orders is left out. */
export function readOrderQuery(query: Query, orders: readonly Order[]): OrderQuery {
  const status = query.status ?? '';
  const isStatus = known.includes(status) || orders.some((order) => parseOrderStatus(order) === status);
  const page = Number(query.page);
  return {
    search: (query.search ?? '').slice(0, longestSearch),
    status: isStatus ? status : '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Defaults are left out of the address. */
export const writeOrderQuery = ({ search, status, page }: OrderQuery): Query => ({
  search,
  status,
  page: page === 1 ? '' : String(page),
});

/** What an order is found by. A list of the ERP's comes without lines; part numbers are those the catalogue has said. */
function textsOf(order: Order, partNumberOf: (sku: string) => string): string[] {
  const { number, invoice, customerName, customerCode, lines } = order;
  return [
    number,
    invoice ?? '',
    customerName,
    customerCode,
    ...lines.flatMap(({ sku, name }) => [sku, name, partNumberOf(sku)]),
  ];
}

export interface OrderList {
  /** Those of the page. */
  shown: Order[];
  found: number;
  /** The page shown: the last one where the address asks for more. */
  page: number;
  pages: number;
  /** How many the search finds of each status, the known ones first. */
  counts: [status: string, count: number][];
  /** Of all statuses. */
  all: number;
}

export function listOrders(
  orders: readonly Order[],
  { search, status, page }: OrderQuery,
  partNumberOf: (sku: string) => string,
): OrderList {
  const words = foldAccents(search).trim();
  const code = normalizePartNumber(search);
  const matches = (text: string) =>
    foldAccents(text).includes(words) || (code !== '' && normalizePartNumber(text).includes(code));
  const searched =
    words === '' ? orders : orders.filter((order) => textsOf(order, partNumberOf).some(matches));
  const counts = new Map(known.map((one) => [one, 0]));
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
