/** Deletes the rows of deleted accounts, or makes these rows anonymous. */
import { and, eq, like, notExists, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { retention } from '@/shop/retention';
import { ownPrefix } from '@/shop/ownCodes';
import type { Database } from './lazyDatabase';
import {
  addresses,
  contactMessages,
  garageVehicles,
  orders,
  ownAccounts,
  quotations,
  reviews,
} from './schema';

/** Condition that matches the codes of deleted accounts. Only accounts that customers made in the shop are matched. */
const isGone = (db: Database, code: PgColumn): SQL | undefined =>
  and(
    like(code, `${ownPrefix}%`),
    notExists(
      db
        .select({ one: sql`1` })
        .from(ownAccounts)
        .where(eq(ownAccounts.code, code)),
    ),
  );

/**
 * Deletes the data of deleted accounts: addresses, garages, messages, quotations, and the author of reviews. Orders
 * stay, because the tax law requires them. When the time for the delivery is over, an order loses the fields that an
 * invoice does not need: address, contact and notes. If the ERP has not accepted the order, the order keeps these
 * fields until the ERP accepts the order.
 * @param code limits the deletion to one account
 */
export async function deleteLeftovers(db: Database, code?: string): Promise<void> {
  const ofGone = (column: PgColumn) => (code === undefined ? isGone(db, column) : eq(column, code));
  await db.delete(addresses).where(ofGone(addresses.customerCode));
  await db.delete(garageVehicles).where(ofGone(garageVehicles.accountCode));
  await db.delete(contactMessages).where(ofGone(contactMessages.accountCode));
  await db.delete(quotations).where(ofGone(quotations.customerCode));
  await db.update(reviews).set({ author: '', accountCode: null }).where(ofGone(reviews.accountCode));
  const { content, createdAt, customerCode, id } = orders;
  // until an account has an address, the account's e-mail is stored as its name, so this name is deleted too
  const name = sql`case when ${content} ->> 'customerName' = ${content} ->> 'customerEmail' then '""'::jsonb
    else ${content} -> 'customerName' end`;
  await db
    .update(orders)
    .set({
      content: sql`${content} || jsonb_build_object('customerName', ${name}, 'customerEmail', '',
        'shippingAddress', null, 'billingAddress', null)`,
      notes: '',
      requestHash: '',
    })
    .where(
      and(
        ofGone(customerCode),
        sql`${content} ->> 'customerEmail' <> ''`,
        sql`${createdAt} < now() - make_interval(days => ${retention.deliveryDays}::int)`,
        sql`not exists (select 1 from outbox where outbox.order_id = ${id} and outbox.sent_at is null)`,
      ),
    );
}
