import { and, desc, eq, exists, or, type SQL } from 'drizzle-orm';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Order } from '@/erp/rows/order';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import { orders, sellerCustomers, type OrderContent } from '../db/schema';
import { customerOf } from '../gateway/access';
import type { Session } from '../gateway/sessionStore';

type Row = typeof orders.$inferSelect;

/** The page lists them all at once. */
const mostOrders = 500;

const orderOf = ({ id, token, number, createdAt, customerCode, sellerCode, content }: Row): Order => ({
  ...content,
  id,
  token,
  number: `W-${String(number).padStart(6, '0')}`,
  createdAt: createdAt.toISOString(),
  customerCode,
  sellerCode,
});

/** A customer's own orders; a seller's stamped ones and those of the seller's customers. */
function ownedBy(db: Database, { account }: Session): SQL | undefined {
  if (account.role === 'customer') return eq(orders.customerCode, account.code);
  const served = db
    .select({ code: sellerCustomers.code })
    .from(sellerCustomers)
    .where(and(eq(sellerCustomers.sellerCode, account.code), eq(sellerCustomers.code, orders.customerCode)));
  return or(eq(orders.sellerCode, account.code), exists(served));
}

export type OrderScope = 'customer' | 'seller';

/** The list's: the customer's; for a seller who asks for it, or serves nobody, everything the seller placed. */
function listedFor(session: Session, scope: OrderScope): SQL {
  const customer = customerOf(session);
  const isSellers = scope === 'seller' && session.account.role === 'seller';
  return customer && !isSellers
    ? eq(orders.customerCode, customer.code)
    : eq(orders.sellerCode, session.account.code);
}

export interface NewOrder {
  accountCode: string;
  idempotencyKey: string;
  requestHash: string;
  customerCode: string;
  sellerCode: string | null;
  content: OrderContent;
  notes: string;
}

export interface StoredOrder {
  order: Order;
  requestHash: string;
}

export function makeOrderStore(database: LazyDatabase, now: () => Date) {
  async function placedWith(accountCode: string, idempotencyKey: string): Promise<StoredOrder | null> {
    const db = await database.get();
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.accountCode, accountCode), eq(orders.idempotencyKey, idempotencyKey)));
    return row ? { order: orderOf(row), requestHash: row.requestHash } : null;
  }

  async function firstOwn(session: Session, where: SQL): Promise<Order | null> {
    const db = await database.get();
    const [row] = await db
      .select()
      .from(orders)
      .where(and(where, ownedBy(db, session)));
    return row ? orderOf(row) : null;
  }

  return {
    placedWith,

    /** Stores the order; null when another request with the same key was faster. */
    async place(order: NewOrder): Promise<Order | null> {
      const db = await database.get();
      const token = randomBytes(16).toString('hex');
      const [row] = await db
        .insert(orders)
        .values({ ...order, id: randomUUID(), token, createdAt: now() })
        .onConflictDoNothing({ target: [orders.accountCode, orders.idempotencyKey] })
        .returning();
      return row ? orderOf(row) : null;
    },

    /** Newest first. */
    async list(session: Session, scope: OrderScope): Promise<Order[]> {
      const db = await database.get();
      const rows = await db
        .select()
        .from(orders)
        .where(listedFor(session, scope))
        .orderBy(desc(orders.number))
        .limit(mostOrders);
      return rows.map(orderOf);
    },

    byId: (session: Session, id: string) => firstOwn(session, eq(orders.id, id)),
    byToken: (session: Session, token: string) => firstOwn(session, eq(orders.token, token)),
  };
}

export type OrderStore = ReturnType<typeof makeOrderStore>;
