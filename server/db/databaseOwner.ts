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

/** Thrown if a database belongs to the other owner. The message says how to correct the configuration. */
export class OtherOwner extends ConfigError {}

const owners: DatabaseOwner[] = ['real shop', 'demonstration'];

/** Reads the owner of a database; null if the database has no mark yet. */
async function readOwner(db: Database): Promise<DatabaseOwner | null> {
  const [mark] = await db
    .select({ name: seeds.name })
    .from(seeds)
    .where(inArray(seeds.name, owners))
    .limit(1);
  return owners.find((owner) => owner === mark?.name) ?? null;
}

/**
 * Refuses a database that is marked for the other owner. The table of marks is found through the search path, because
 * every query and migration uses the search path. A fixed schema might contain another table of this name.
 * @throws OtherOwner
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

/** A brand that the demonstration writes into an empty database. The brand is invented, so no real shop has it. */
const inventedBrand = 'kelstrum';

/**
 * Guesses the owner of a database that an earlier version wrote without a mark. Returns null if the data show no owner.
 */
async function guessOwner(db: Database): Promise<DatabaseOwner | null> {
  if ((await db.$count(brands, eq(brands.slug, inventedBrand))) > 0) return 'demonstration';
  return (await db.$count(orders)) + (await db.$count(sessions)) > 0 ? 'real shop' : null;
}

/**
 * Marks a database for its first owner. If the database is marked for the other owner, it is refused.
 * @throws OtherOwner
 */
async function markOwner(db: Database, owner: DatabaseOwner): Promise<void> {
  const marked = await readOwner(db);
  const first = marked ?? (await guessOwner(db)) ?? owner;
  if (marked === null) await db.insert(seeds).values({ name: first, version: 1 }).onConflictDoNothing();
  if (first !== owner) throw new OtherOwner(refusals[owner]);
}

/**
 * Migrates a database for its owner. The other owner is refused before the schema is changed, because a real shop must
 * not get the demonstration's data, such as accounts with public passwords.
 * @throws OtherOwner
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
