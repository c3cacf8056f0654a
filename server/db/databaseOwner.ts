import { eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ConfigError } from '../shared/config';
import type { Database } from './lazyDatabase';
import { brands, orders, seeds, sessions } from './schema';

/** Owner of a database's data: a shop with a real ERP, or the demonstration with its invented data. */
export type DatabaseOwner = 'real shop' | 'demonstration';

const refusals: Readonly<Record<DatabaseOwner, string>> = {
  demonstration:
    'The database is a real shop’s: the demonstration would mix its products, reviews and accounts into it. Set ERP_URL, or name another database.',
  'real shop':
    'The database is a demonstration’s: its reviews, articles, orders and sessions are invented. Name an empty one for the real ERP.',
};

/** Thrown for a database of the other owner; its message names the remedy. */
export class OtherOwner extends ConfigError {}

const owners: DatabaseOwner[] = ['real shop', 'demonstration'];

/** Reads the owner of a database; null if no service has used it yet. */
async function readOwner(db: Database): Promise<DatabaseOwner | null> {
  const [mark] = await db
    .select({ name: seeds.name })
    .from(seeds)
    .where(inArray(seeds.name, owners))
    .limit(1);
  return owners.find((owner) => owner === mark?.name) ?? null;
}

/**
 * Refuses a database that is marked as the other owner's. The table is found through the search path, like the tables
 * of every query and migration: a fixed schema might be a different one. @throws OtherOwner
 */
async function refuseMarked(db: Database, owner: DatabaseOwner): Promise<void> {
  const { rows } = v.parse(
    v.object({ rows: v.array(v.object({ is_there: v.boolean() })) }),
    await db.execute(sql`select to_regclass('seeds') is not null as is_there`),
  );
  if (!rows[0]?.is_there) return;
  const first = await readOwner(db);
  if (first !== null && first !== owner) throw new OtherOwner(refusals[owner]);
}

/** A brand that the demonstration writes into an empty database and that no real shop has, as it is invented. */
const inventedBrand = 'kelstrum';

/** Guesses the owner of a database of an earlier version, which has no mark; null if its data do not show it. */
async function guessOwner(db: Database): Promise<DatabaseOwner | null> {
  if ((await db.$count(brands, eq(brands.slug, inventedBrand))) > 0) return 'demonstration';
  return (await db.$count(orders)) + (await db.$count(sessions)) > 0 ? 'real shop' : null;
}

/** Marks a database with its first owner, and refuses it to the other one. @throws OtherOwner */
async function markOwner(db: Database, owner: DatabaseOwner): Promise<void> {
  const marked = await readOwner(db);
  const first = marked ?? (await guessOwner(db)) ?? owner;
  if (marked === null) await db.insert(seeds).values({ name: first, version: 1 }).onConflictDoNothing();
  if (first !== owner) throw new OtherOwner(refusals[owner]);
}

/**
 * Migrates a database for its owner. The other owner is refused before the schema is changed: accounts whose password
 * is public, invented reviews and another ERP's products must not get into a real shop. @throws OtherOwner
 */
export async function migrateForOwner(
  db: Database,
  owner: DatabaseOwner | undefined,
  migrate: () => Promise<void>,
): Promise<void> {
  if (owner) await refuseMarked(db, owner);
  await migrate();
  if (owner) await markOwner(db, owner);
}
