/** Figures that the metrics read from the database. They are the same for all copies of the service. */
import { sql } from 'drizzle-orm';
import { runQuery } from '../db/runQuery';
import { catalogueProducts, catalogueState } from '../db/catalogueTables';
import type { LazyDatabase } from '../db/lazyDatabase';
import { contactMessages, orders, outbox, sessions } from '../db/schema';

export interface StoredFigures {
  /** 1 if the database accepts writes; 0 if it is a standby or read-only. */
  isWritable: number;
  /**
   * Number of orders that still wait for the handover to the ERP, and age of the oldest one in seconds. 0 if no order
   * waits.
   */
  ordersWaiting: number;
  oldestOrderSeconds: number;
  sessions: number;
  contactMessages: number;
  catalogueProducts: number;
  /** 1 if the whole catalogue has been read, otherwise 0. */
  catalogueFilled: number;
  /** 1 if a sweep has read the whole catalogue and the list prices of every level, otherwise 0. */
  catalogueSwept: number;
  /** Seconds since the catalogue was last compared with the ERP. Null if it was never compared. */
  catalogueAgeSeconds: number | null;
}

const secondsSince = (column: unknown) => sql`extract(epoch from now() - ${column})::float8`;

/** @throws DATABASE_UNAVAILABLE, or the error that the database reports */
export async function readStoredFigures(database: LazyDatabase): Promise<StoredFigures> {
  const [figures] = await runQuery<StoredFigures>(
    await database.get(),
    sql`
      select
        (current_setting('transaction_read_only') = 'off')::integer as "isWritable",
        (select count(*)::integer from ${outbox} where ${outbox.sentAt} is null) as "ordersWaiting",
        coalesce((select max(${secondsSince(orders.createdAt)}) from ${outbox}
          join ${orders} on ${orders.id} = ${outbox.orderId} where ${outbox.sentAt} is null), 0) as "oldestOrderSeconds",
        (select count(*)::integer from ${sessions} where ${sessions.expiresAt} > now()) as "sessions",
        (select count(*)::integer from ${contactMessages}) as "contactMessages",
        (select count(*)::integer from ${catalogueProducts}) as "catalogueProducts",
        coalesce((select bool_or(${catalogueState.isFilled})::integer from ${catalogueState}), 0) as "catalogueFilled",
        coalesce((select bool_or(${catalogueState.sweptAt} is not null)::integer from ${catalogueState}), 0) as "catalogueSwept",
        (select ${secondsSince(sql`max(${catalogueState.checkedAt})`)} from ${catalogueState}) as "catalogueAgeSeconds"`,
  );
  if (!figures) throw new Error('The database gave no figures');
  return figures;
}
