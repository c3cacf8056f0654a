import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { runWithAdvisoryLocks } from '../db/advisoryLock';
import { matchTexts } from '../db/matchTexts';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import { orders, outbox, stockHolds } from '../db/schema';
import type { GetAvailability } from '../erp/subtractHolds';

/** Pieces of one product that an order holds. Lists of holds begin with the oldest order. */
export interface StockHold {
  orderId: string;
  quantity: number;
  /** The ERP's quantity of the product. The ERP's next quantity is compared with this quantity. */
  erpQuantity: number;
  /** Whether the order was sent to the ERP. If so, the ERP may already have subtracted the pieces. */
  isHandedOver: boolean;
}

export interface SettledHolds {
  /** Holds that have ended, because the ERP's quantity has dropped by the pieces of these holds. */
  released: StockHold[];
  /** Holds that still count. Their `erpQuantity` is up to date. */
  remaining: StockHold[];
  /** Pieces that can still be ordered. */
  available: number;
}

/**
 * Settles the holds on one product with the ERP's current quantity. If the quantity has dropped, the oldest orders that
 * the ERP has are assumed to be the cause. A hold ends if the drop covers all its pieces. The hold of an order that was
 * not sent to the ERP yet never ends here.
 */
export function settleHolds(holds: readonly StockHold[], erpQuantity: number): SettledHolds {
  let used = 0;
  const released: StockHold[] = [];
  const remaining: StockHold[] = [];
  for (const hold of holds) {
    const decrease = hold.isHandedOver ? hold.erpQuantity - erpQuantity - used : 0;
    if (decrease >= hold.quantity) {
      used += hold.quantity;
      released.push(hold);
      continue;
    }
    const measured = hold.isHandedOver ? Math.max(erpQuantity, hold.erpQuantity - used) : erpQuantity;
    remaining.push({ ...hold, erpQuantity: measured });
  }
  const held = remaining.reduce((sum, { quantity }) => sum + quantity, 0);
  return { released, remaining, available: Math.max(0, erpQuantity - held) };
}

/** Pieces of one product that an order needs, and the ERP's quantity of this product. */
export interface WantedStock {
  sku: string;
  quantity: number;
  erpQuantity: number;
}

/**
 * Reads the holds on products, by sku. The oldest order comes first. Holds that have expired by the database's clock
 * are left out.
 */
async function readHolds(db: Database, skus: readonly string[]): Promise<Map<string, StockHold[]>> {
  const rows = await db
    .select({
      sku: stockHolds.sku,
      orderId: stockHolds.orderId,
      quantity: stockHolds.quantity,
      erpQuantity: stockHolds.erpQuantity,
      sentAt: outbox.sentAt,
    })
    .from(stockHolds)
    .innerJoin(orders, eq(orders.id, stockHolds.orderId))
    .leftJoin(outbox, eq(outbox.orderId, stockHolds.orderId))
    .where(and(matchTexts(stockHolds.sku, skus), gt(stockHolds.endsAt, sql`now()`)))
    .orderBy(asc(orders.number));
  const bySku = new Map<string, StockHold[]>();
  for (const { sku, sentAt, ...hold } of rows)
    bySku.set(sku, [...(bySku.get(sku) ?? []), { ...hold, isHandedOver: sentAt !== null }]);
  return bySku;
}

/** Deletes all holds. Tests use this function when they set the quantities of their ERP. */
export const clearStockHolds = async (db: Database): Promise<void> => {
  await db.delete(stockHolds);
};

/** A hold with the sku of its product. The key of the table is the order together with the sku. */
type HoldOf = StockHold & { sku: string };

/** Writes holds as a table from which a statement can read. */
const toRecords = (holds: readonly HoldOf[]) =>
  sql`json_to_recordset(${JSON.stringify(
    holds.map(({ orderId, sku, erpQuantity }) => ({ order_id: orderId, sku, erp_quantity: erpQuantity })),
  )}::json) as settled(order_id text, sku text, erp_quantity integer)`;

const isSettledHold = sql`${stockHolds.orderId} = settled.order_id and ${stockHolds.sku} = settled.sku`;

/**
 * Writes settled holds, with two statements for all products. Ended holds are deleted. In the other holds, the ERP's
 * quantity is updated.
 */
async function writeSettled(
  db: Database,
  released: readonly HoldOf[],
  measured: readonly HoldOf[],
): Promise<void> {
  if (released.length > 0)
    await db.execute(sql`delete from ${stockHolds} using ${toRecords(released)} where ${isSettledHold}`);
  if (measured.length > 0)
    await db.execute(
      sql`update ${stockHolds} set erp_quantity = settled.erp_quantity from ${toRecords(measured)} where ${isSettledHold}`,
    );
}

/**
 * Takes stock for an order, in the transaction that stores the order. Here, orders for the same product wait for each
 * other, even in other copies of the service, so that the last piece is sold only once.
 * @returns the products with fewer pieces than the order needs; if there are any, no stock was taken
 */
export async function takeStock(
  transaction: Database,
  orderId: string,
  wanted: readonly WantedStock[],
  holdHours: number,
): Promise<{ sku: string; available: number }[]> {
  if (wanted.length === 0) return [];
  const skus = wanted.map(({ sku }) => sku);
  await runWithAdvisoryLocks(transaction, 'stock', skus);
  const holds = await readHolds(transaction, skus);
  const short: { sku: string; available: number }[] = [];
  const released: HoldOf[] = [];
  const measured: HoldOf[] = [];
  for (const { sku, quantity, erpQuantity } of wanted) {
    const before = holds.get(sku) ?? [];
    const settled = settleHolds(before, erpQuantity);
    if (settled.available < quantity) short.push({ sku, available: settled.available });
    const measuredBefore = new Map(before.map((hold) => [hold.orderId, hold.erpQuantity]));
    released.push(...settled.released.map((hold) => ({ ...hold, sku })));
    for (const hold of settled.remaining)
      if (measuredBefore.get(hold.orderId) !== hold.erpQuantity) measured.push({ ...hold, sku });
  }
  if (short.length > 0) return short;
  await writeSettled(transaction, released, measured);
  await transaction.execute(sql`
    insert into ${stockHolds} (order_id, sku, quantity, erp_quantity, ends_at)
    select ${orderId}, sku, quantity, erp_quantity, now() + make_interval(hours => ${holdHours}::int)
    from json_to_recordset(${JSON.stringify(
      wanted.map(({ sku, quantity, erpQuantity }) => ({ sku, quantity, erp_quantity: erpQuantity })),
    )}::json) as wanted(sku text, quantity integer, erp_quantity integer)`);
  return [];
}

/** Makes a function that returns how many pieces of each product can still be ordered, by sku. */
export function makeAvailability(database: LazyDatabase): GetAvailability {
  return async (quantities) => {
    if (quantities.size === 0) return new Map();
    const holds = await readHolds(await database.get(), [...quantities.keys()]);
    return new Map(
      [...quantities].map(([sku, quantity]) => [sku, settleHolds(holds.get(sku) ?? [], quantity).available]),
    );
  };
}
