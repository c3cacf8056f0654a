/** The seller's order history as the address asks for it: read from anything typed by hand, written in one way only. */
import { parseOrderStatus, type Order } from '@/erp/rows/order';
import type { Query } from '@/features/navigation';
import type { Cents } from '@/shared/money';
import { normalizePartNumber, foldAccents } from '@/shared/partSearch';
import { toEcuadorDate, isIsoDate } from '@/shared/time';

/** Orders a page [original]. */
export const pageSize = 16;
/** More than any name or invoice has. */
export const longestText = 80;

export interface SellerOrderQuery {
  /** Words of a customer's name, or the code. */
  customer: string;
  /** As `parseOrderStatus` tells it; empty for all. */
  status: string;
  /** Calendar days in Ecuador, both included; empty for no end. */
  from: string;
  to: string;
  invoice: string;
  page: number;
}

const textIn = (value: string | undefined): string => (value ?? '').slice(0, longestText);
const dayIn = (value: string | undefined): string => (value !== undefined && isIsoDate(value) ? value : '');

export function readQuery(query: Query): SellerOrderQuery {
  const page = Number(query.page);
  return {
    customer: textIn(query.customer),
    status: textIn(query.status),
    from: dayIn(query.from),
    to: dayIn(query.to),
    invoice: textIn(query.invoice),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Defaults are left out of the address. */
export const writeQuery = ({ page, ...filters }: SellerOrderQuery): Query => ({
  ...filters,
  page: page === 1 ? '' : String(page),
});

export const isFiltered = (query: SellerOrderQuery): boolean =>
  Object.keys(writeQuery(query)).some((field) => field !== 'page' && writeQuery(query)[field] !== '');

/** Whether an order is asked for. Words in any order, without accents and case; an invoice by any part of its number. */
function asksFor({ customer, status, from, to, invoice }: SellerOrderQuery): (order: Order) => boolean {
  const words = foldAccents(customer).split(/\s+/).filter(Boolean);
  const number = normalizePartNumber(invoice);
  return (order) => {
    const who = foldAccents(`${order.customerCode} ${order.customerName}`);
    const day = toEcuadorDate(order.createdAt);
    return (
      words.every((word) => who.includes(word)) &&
      (status === '' || parseOrderStatus(order) === status) &&
      (from === '' || day >= from) &&
      (to === '' || day <= to) &&
      (invoice.trim() === '' || (number !== '' && normalizePartNumber(order.invoice ?? '').includes(number)))
    );
  };
}

export interface SellerOrderList {
  /** All that the filters leave: what the totals and the file are of. */
  found: Order[];
  /** Those of the page. */
  shown: Order[];
  /** The page shown: the last one where the address asks for more. */
  page: number;
  pages: number;
  totals: { quantity: number; subtotal: Cents; total: Cents };
  /** Every status that these orders have, and the one that is asked for. */
  statuses: string[];
}

const sumOf = (orders: readonly Order[], amount: 'quantity' | 'subtotal' | 'total'): number =>
  orders.reduce((sum, order) => sum + order[amount], 0);

export function listSellerOrders(orders: readonly Order[], query: SellerOrderQuery): SellerOrderList {
  const found = orders.filter(asksFor(query));
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(query.page, pages);
  return {
    found,
    shown: found.slice((page - 1) * pageSize, page * pageSize),
    page,
    pages,
    totals: {
      quantity: sumOf(found, 'quantity'),
      subtotal: sumOf(found, 'subtotal'),
      total: sumOf(found, 'total'),
    },
    statuses: [...new Set([...orders.map(parseOrderStatus), ...(query.status ? [query.status] : [])])].sort(),
  };
}
