/** Web orders and their handover to the ERP. */
import { and, desc, eq, gt, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { toCsv, type CsvColumn } from '@/shared/csv';
import type { Database } from '../db/lazyDatabase';
import { orders, outbox } from '../db/schema';
import { formatOrderNumber } from '../shop/orderStore';
import { markUp, type Markup } from './markUp';
import { buildButtonForm, buildLinks, buildTable } from './officePage';
import type { OfficeRoutes, OfficeVisit } from './officeRoutes';
import { buildOlder, readBefore, rowsAPage } from './pageOfRows';

const filters = ['all', 'waiting', 'stuck'] as const;
type Filter = (typeof filters)[number];

/** Maximum number of orders in a file. The file and the page that links to the file begin with the same order. */
const maxExported = 5_000;

const isWaiting = and(isNotNull(outbox.orderId), isNull(outbox.sentAt));
/**
 * Condition for orders whose handover failed more than once. A single failure does not count, because it may be chance.
 */
export const isStuck = and(isWaiting, gt(outbox.attempts, 1));

const conditions: Readonly<Record<Filter, SQL | undefined>> = {
  all: undefined,
  waiting: isWaiting,
  stuck: isStuck,
};

const readFilter = ({ query }: OfficeVisit): Filter => filters.find((name) => name === query.show) ?? 'all';

type Handover = Pick<typeof outbox.$inferSelect, 'attempts' | 'dueAt' | 'sentAt' | 'reason'>;

const listOrders = async (db: Database, filter: Filter, before: number | undefined, limit: number) => {
  const rows = await db
    .select({
      ...{ id: orders.id, serial: orders.number, createdAt: orders.createdAt },
      customerCode: orders.customerCode,
      // `content` is not read as a whole, because it contains up to a thousand order lines, which no office page shows
      customerName: sql<string>`${orders.content} ->> 'customerName'`,
      customerEmail: sql<string>`${orders.content} ->> 'customerEmail'`,
      payment: sql<string>`${orders.content} ->> 'payment'`,
      quantity: sql<string>`${orders.content} ->> 'quantity'`.mapWith(Number),
      total: sql<string>`${orders.content} ->> 'total'`.mapWith(Number),
      handover: outbox,
    })
    .from(orders)
    .leftJoin(outbox, eq(outbox.orderId, orders.id))
    .where(and(conditions[filter], before === undefined ? undefined : lt(orders.number, before)))
    .orderBy(desc(orders.number))
    .limit(limit);
  return rows.map((row) => ({ ...row, number: formatOrderNumber(row.serial) }));
};

type Row = Awaited<ReturnType<typeof listOrders>>[number];

function buildState(handover: Handover | null, { words, format }: OfficeVisit): string {
  const own = words.orders;
  if (!handover) return own.kept;
  if (handover.sentAt) return own.sent(format.time(handover.sentAt));
  if (handover.reason === null) return own.sending;
  const next = format.time(handover.dueAt);
  return handover.attempts > 1 ? own.failed(handover.attempts, next) : own.failedOnce(next);
}

function buildHandover({ id, number, handover }: Row, visit: OfficeVisit): Markup {
  const state = buildState(handover, visit);
  if (!handover || handover.reason === null || handover.sentAt) return markUp`${state}`;
  const { retry, retryLabel } = visit.words.orders;
  const form = buildButtonForm(`/office/orders/${id}/retry`, retry, visit.hidden, retryLabel(number));
  return markUp`<span class="bad">${state}</span> <code>${handover.reason}</code>${form}`;
}

function listCsvColumns({ words: { orders: own } }: OfficeVisit): CsvColumn<Row>[] {
  return [
    { head: own.number, cell: ({ number }) => number },
    { head: own.placed, cell: ({ createdAt }) => createdAt.toISOString() },
    { head: own.code, cell: ({ customerCode }) => customerCode },
    { head: own.customer, cell: ({ customerName }) => customerName },
    { head: own.email, cell: ({ customerEmail }) => customerEmail },
    { head: own.payment, cell: ({ payment }) => payment },
    { head: own.pieces, cell: ({ quantity }) => quantity },
    { head: own.total, cell: ({ total }) => ({ cents: total }) },
    { head: own.attempts, cell: ({ handover }) => handover?.attempts ?? null },
    { head: own.reason, cell: ({ handover }) => handover?.reason ?? null },
    { head: own.sentAt, cell: ({ handover }) => handover?.sentAt?.toISOString() ?? null },
  ];
}

/**
 * Adds the list of orders, the file with orders, and the retry of a handover.
 * @param wakeOutbox starts the handover of due orders at once
 */
export function addOrderPages(
  { onPage, onFile, onAction }: OfficeRoutes,
  wakeOutbox: () => void,
  now: () => Date,
): void {
  onPage('/orders', async (db, visit) => {
    const { words, format } = visit;
    const own = words.orders;
    const filter = readFilter(visit);
    const before = readBefore(visit);
    const rows = await listOrders(db, filter, before, rowsAPage + 1);
    const file = `/office/orders.csv?show=${filter}${before === undefined ? '' : `&before=${before}`}`;
    const shown = rows.slice(0, rowsAPage);
    const table = buildTable(own.caption, words.none, shown, [
      { head: own.number, cell: ({ number }) => number },
      { head: own.placed, cell: ({ createdAt }) => format.time(createdAt) },
      { head: own.customer, cell: ({ customerName, customerCode }) => `${customerName} · ${customerCode}` },
      { head: own.payment, cell: ({ payment }) => payment },
      { head: own.total, cell: ({ total }) => format.money(total), isNumber: true },
      { head: own.handover, cell: (row) => buildHandover(row, visit) },
    ]);
    const links = filters.map((name) => ({
      href: `/office/orders?show=${name}`,
      words: own[name],
      isCurrent: name === filter,
    }));
    const body = markUp`${buildLinks(own.filters, links)}<p><a href="${file}">${own.export}</a></p>${table}${buildOlder(
      words.older,
      rows.length > rowsAPage && `/office/orders?show=${filter}&before=${shown.at(-1)?.serial}`,
    )}`;
    return { title: words.pages.orders, page: 'orders', body };
  });

  onFile('/orders.csv', async (db, visit) => ({
    name: 'orders.csv',
    type: 'text/csv; charset=utf-8',
    text: await toCsv(
      await listOrders(db, readFilter(visit), readBefore(visit), maxExported),
      listCsvColumns(visit),
    ),
  }));

  onAction('/orders/:id/retry', {
    action: 'orderRetry',
    goTo: '/office/orders',
    afterwards: wakeOutbox,
    change: async (db, { params }) => {
      // an order without a reason is being sent at the moment, and must not be sent twice
      const [row] = await db
        .update(outbox)
        .set({ dueAt: now() })
        .where(and(eq(outbox.orderId, params.id ?? ''), isNull(outbox.sentAt), isNotNull(outbox.reason)))
        .returning({ orderId: outbox.orderId });
      if (!row) return null;
      const [order] = await db
        .select({ serial: orders.number })
        .from(orders)
        .where(eq(orders.id, row.orderId));
      return order ? { subject: formatOrderNumber(order.serial) } : null;
    },
  });
}
