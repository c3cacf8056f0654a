import { inArray } from 'drizzle-orm';
import { ConfigError } from '../shared/config';
import type { Database } from './lazyDatabase';
import { seeds } from './schema';

/** Owner of a database's data: those of a real ERP's shop, or the demonstration's invented ones. */
export type DatabaseOwner = 'real shop' | 'demonstration';

const refusals: Readonly<Record<DatabaseOwner, string>> = {
  demonstration:
    'The database is a real shop’s: the demonstration would mix its products, reviews and accounts into it. Set ERP_URL, or name another database.',
  'real shop':
    'The database is a demonstration’s: its reviews, articles, orders and sessions are invented. Name an empty one for the real ERP.',
};

const owners: DatabaseOwner[] = ['real shop', 'demonstration'];

/** Reads the owner of a database; null: no service was started on it yet. */
export async function readDatabaseOwner(db: Database): Promise<DatabaseOwner | null> {
  const [mark] = await db
    .select({ name: seeds.name })
    .from(seeds)
    .where(inArray(seeds.name, owners))
    .limit(1);
  return owners.find((owner) => owner === mark?.name) ?? null;
}

/**
 * Marks a database as its first owner's, and refuses it to the other one: sessions of accounts whose password everybody knows,
 * invented reviews and another ERP's products have no place in a real shop. @throws ConfigError
 */
export async function checkDatabaseOwner(db: Database, owner: DatabaseOwner): Promise<void> {
  const first = await readDatabaseOwner(db);
  if (first === null) await db.insert(seeds).values({ name: owner, version: 1 }).onConflictDoNothing();
  else if (first !== owner) throw new ConfigError(refusals[owner]);
}
