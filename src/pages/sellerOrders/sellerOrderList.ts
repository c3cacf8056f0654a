/**
 * State of the seller's order history in the URL. Any query can be read; the query is written in one canonical form.
 */
import { parseOrderStatus, type Order } from '@/erp/rows/order';
import type { Query } from '@/features/navigation';
import type { Cents } from '@/shared/money';
import { normalizePartNumber, foldAccents } from '@/shared/foldText';
import { isIsoDate } from '@/shared/isoDate';
import { toEcuadorDate } from '@/shared/time';

/** Number of orders on a page. */
export const pageSize = 16;
/** Maximum length of a filter's text. No name and no invoice number is longer. */
export const longestText = 80;

export interface SellerOrderQuery {
  /** Words of a customer's name, or a customer's code. */
  customer: string;
  /** A status as `parseOrderStatus` returns it; '' for all statuses. */
  status: string;
  /** First and last calendar day in Ecuador, both inclusive; '' for no limit. */
  from: string;
  to: string;
  invoice: string;
  page: number;
}

const readText = (value: string | undefined): string => (value ?? '').slice(0, longestText);
const readDay = (value: string | undefined): string => (value !== undefined && isIsoDate(value) ? value : '');

export function readQuery(query: Query): SellerOrderQuery {
  const page = Number(query.page);
  return {
    customer: readText(query.customer),
    status: readText(query.status),
    from: readDay(query.from),
    to: readDay(query.to),
    invoice: readText(query.invoice),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Returns the query for the URL. Default values are left out. */
export const writeQuery = ({ page, ...filters }: SellerOrderQuery): Query => ({
  ...filters,
  page: page === 1 ? '' : String(page),
});

export const isFiltered = (query: SellerOrderQuery): boolean =>
  Object.keys(writeQuery(query)).some((field) => field !== 'page' && writeQuery(query)[field] !== '');

/**
 * Returns a function that tests whether an order matches the filter. Words match in any order, without accents and
 * case. An invoice matches if its number contains the typed text.
 */
function createFilter({ customer, status, from, to, invoice }: SellerOrderQuery): (order: Order) => boolean {
  const words = foldAccents(customer).split(/\s+/).filter(Boolean);
  const number = normalizePartNumber(invoice);
  return (order) => {
    const customerText = foldAccents(`${order.customerCode} ${order.customerName}`);
    const day = toEcuadorDate(order.createdAt);
    return (
      words.every((word) => customerText.includes(word)) &&
      (status === '' || parseOrderStatus(order) === status) &&
      (from === '' || day >= from) &&
      (to === '' || day <= to) &&
      (invoice.trim() === '' || (number !== '' && normalizePartNumber(order.invoice ?? '').includes(number)))
    );
  };
}

export interface SellerOrderList {
  /** All filtered orders, for the totals and the CSV export. */
  found: Order[];
  /** Orders on the current page. */
  shown: Order[];
  /** Number of the current page, at most the number of the last page. */
  page: number;
  pages: number;
  totals: { quantity: number; subtotal: Cents; total: Cents };
  /** Statuses of the listed orders, and also the status that is chosen in the filter. */
  statuses: string[];
}

const sumAmounts = (orders: readonly Order[], amount: 'quantity' | 'subtotal' | 'total'): number =>
  orders.reduce((sum, order) => sum + order[amount], 0);

export function listSellerOrders(orders: readonly Order[], query: SellerOrderQuery): SellerOrderList {
  const found = orders.filter(createFilter(query));
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(query.page, pages);
  return {
    found,
    shown: found.slice((page - 1) * pageSize, page * pageSize),
    page,
    pages,
    totals: {
      quantity: sumAmounts(found, 'quantity'),
      subtotal: sumAmounts(found, 'subtotal'),
      total: sumAmounts(found, 'total'),
    },
    statuses: [...new Set([...orders.map(parseOrderStatus), ...(query.status ? [query.status] : [])])].sort(),
  };
}
