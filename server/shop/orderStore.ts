import { and, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { runWithAdvisoryLock } from '../db/advisoryLock';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Order } from '@/erp/rows/order';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import { orders, outbox, type OrderContent } from '../db/schema';
import type { Cents } from '@/shared/money';
import type { OrderChange } from '@/shop/schemas';
import type { Session } from '../gateway/sessionStore';
import { Problem } from '../shared/problem';
import { hasMoreOrders, selectOrderPage } from './orderPage';
import { isListedFor, isOwnedBy, type OrderScope } from './ownership';
import { takeStock, type WantedStock } from './stockHolds';

type Row = typeof orders.$inferSelect;
type Handover = Pick<typeof outbox.$inferSelect, 'attempts' | 'sentAt'>;

function handoverOf({ attempts, sentAt }: Handover): NonNullable<Order['handover']> {
  if (sentAt) return 'sent';
  // the first attempt is usually quick, so an order counts as delayed only from the second attempt on
  return attempts > 1 ? 'delayed' : 'waiting';
}

export const formatOrderNumber = (serial: number): string => `W-${String(serial).padStart(6, '0')}`;

export const orderOf = (
  { id, token, number, createdAt, customerCode, sellerCode, content, notes }: Row,
  handover: Handover | null,
): Order => ({
  ...content,
  // the company code is sent only to the ERP, and not to browsers
  company: '',
  id,
  token,
  number: formatOrderNumber(number),
  createdAt: createdAt.toISOString(),
  customerCode,
  sellerCode,
  ...(handover ? { handover: handoverOf(handover) } : {}),
  ...(notes.trim() === '' ? {} : { notes }),
});

export interface NewOrder {
  accountCode: string;
  idempotencyKey: string;
  requestHash: string;
  customerCode: string;
  sellerCode: string | null;
  content: OrderContent;
  notes: string;
  createdAt: Date;
}

/** Stock and credit that an order needs. Other orders may need the same stock and credit at the same time. */
export interface OrderNeeds {
  stock: readonly WantedStock[];
  /** Remaining credit according to the ERP; null if the order uses no credit, or if a seller may exceed the credit. */
  creditLeft: Cents | null;
}

export interface StoredOrder {
  order: Order;
  requestHash: string;
}

export interface OrderStoreOptions {
  database: LazyDatabase;
  now: () => Date;
  /** Whether orders are handed over to the ERP. */
  handsOver: boolean;
  /** Hours after which the stock hold of an order ends, even if the ERP's quantity has not dropped. */
  holdHours: number;
}

export function makeOrderStore({ database, now, handsOver, holdHours }: OrderStoreOptions) {
  const selectedFields = {
    order: orders,
    handover: { attempts: outbox.attempts, sentAt: outbox.sentAt },
  };
  const selected = (db: Database) =>
    db.select(selectedFields).from(orders).leftJoin(outbox, eq(outbox.orderId, orders.id));

  async function placedWith(accountCode: string, idempotencyKey: string): Promise<StoredOrder | null> {
    const db = await database.get();
    const [row] = await selected(db).where(
      and(eq(orders.accountCode, accountCode), eq(orders.idempotencyKey, idempotencyKey)),
    );
    return row ? { order: orderOf(row.order, row.handover), requestHash: row.order.requestHash } : null;
  }

  /**
   * Sums the customer's orders on credit that the ERP does not have yet, in cents. Orders older than `holdHours` do not
   * count. A lock for the customer makes the customer's orders wait for each other.
   */
  async function sumOpenCredit(transaction: Database, customerCode: string): Promise<Cents> {
    await runWithAdvisoryLock(transaction, 'credit', customerCode);
    const isOpen = and(
      eq(orders.customerCode, customerCode),
      sql`${orders.content} ->> 'payment' = 'credit'`,
      isNull(outbox.sentAt),
      sql`${orders.createdAt} > ${now().toISOString()}::timestamptz - make_interval(hours => ${holdHours}::int)`,
    );
    const [row] = await transaction
      .select({ total: sql<string>`coalesce(sum((${orders.content} ->> 'total')::bigint), 0)` })
      .from(orders)
      .leftJoin(outbox, eq(outbox.orderId, orders.id))
      .where(isOpen);
    return Number(row?.total ?? 0);
  }

  async function firstOwn(session: Session, where: SQL): Promise<Order | null> {
    const db = await database.get();
    const [row] = await selected(db).where(and(where, isOwnedBy(db, session, orders)));
    return row ? orderOf(row.order, row.handover) : null;
  }

  return {
    placedWith,

    /**
     * Stores an order and its outbox entry. Returns null if another request has already stored an order with the same
     * key or the same authorisation.
     */
    async place(order: NewOrder, { stock, creditLeft }: OrderNeeds): Promise<Order | null> {
      const db = await database.get();
      const token = randomBytes(16).toString('hex');
      return db.transaction(async (transaction) => {
        const [row] = await transaction
          .insert(orders)
          .values({ ...order, id: randomUUID(), token })
          .onConflictDoNothing()
          .returning();
        if (!row) return null;
        const short = await takeStock(transaction, row.id, stock, holdHours);
        // if an error is thrown, the transaction is rolled back, so the order is not stored
        if (short.length > 0)
          throw new Problem('ORDER_CHANGED', {
            changes: short.map((line): OrderChange => ({ kind: 'stock', ...line })),
          });
        // the sum includes this order, because the order is already stored
        const over =
          creditLeft === null ? 0 : (await sumOpenCredit(transaction, order.customerCode)) - creditLeft;
        if (over > 0)
          throw new Problem('CREDIT_EXCEEDED', { available: Math.max(0, order.content.total - over) });
        if (!handsOver) return orderOf(row, null);
        await transaction.insert(outbox).values({ orderId: row.id, dueAt: now() });
        return orderOf(row, { attempts: 0, sentAt: null });
      });
    },

    /**
     * Lists orders in pages, the newest first. `next` is the cursor for the older orders. If new orders are placed
     * between two requests, the older pages do not change.
     * @param before cursor; only older orders are listed
     */
    async list(
      session: Session,
      scope: OrderScope,
      before?: number,
    ): Promise<{ orders: Order[]; next?: number }> {
      const db = await database.get();
      const older = before === undefined ? undefined : lt(orders.number, before);
      const { counted, join, isWithin, order } = selectOrderPage(
        db,
        and(isListedFor(session, orders, scope), older),
        {
          direction: 'desc',
        },
      );
      const rows = await db
        .select({ ...selectedFields, total: counted.total })
        .from(orders)
        .innerJoin(counted, join)
        .leftJoin(outbox, eq(outbox.orderId, orders.id))
        .where(isWithin)
        .orderBy(order);
      const last = rows.at(-1);
      return {
        orders: rows.map((row) => orderOf(row.order, row.handover)),
        ...(last && hasMoreOrders(rows.length, last.total) && { next: last.order.number }),
      };
    },

    byId: (session: Session, id: string) => firstOwn(session, eq(orders.id, id)),
    byToken: (session: Session, token: string) => firstOwn(session, eq(orders.token, token)),
  };
}

export type OrderStore = ReturnType<typeof makeOrderStore>;
