/**
 * State of the catalogue: its version, the categories, the counted words and the lease. A copy of the service may read
 * the ERP only while the copy has the lease.
 */
import { eq, not, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import {
  catalogueCategories,
  catalogueNumbers,
  catalogueProducts,
  catalogueState,
  catalogueWords,
} from '../db/catalogueTables';
import type { Database } from '../db/lazyDatabase';
import { runQuery } from '../db/runQuery';
import { toJsonRecordset } from '../db/seedIfEmpty';
import { writeApart } from '../db/writeApart';

export const stateName = 'catalogue';

const firstState = { name: stateName, version: 1, sweep: 0, isFilled: false } as const;

export async function raiseVersion(db: Database): Promise<void> {
  await db
    .insert(catalogueState)
    .values(firstState)
    .onConflictDoUpdate({
      target: catalogueState.name,
      set: { version: sql`${catalogueState.version} + 1` },
    });
}

/**
 * Takes the lease: the right to read the ERP, which only one copy of the service has at a time. An advisory lock would
 * occupy a connection for a whole sweep, and the embedded database has only one connection.
 */
export async function takeLease(db: Database, holder: string, seconds: number): Promise<boolean> {
  const rows = await runQuery<{ holder: string }>(
    db,
    sql`
      insert into ${catalogueState} (name, version, sweep, is_filled, holder, held_until)
      values (${stateName}, 1, 0, false, ${holder}, now() + make_interval(secs => ${seconds}))
      on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
      where ${catalogueState.holder} is null or ${catalogueState.holder} = ${holder} or ${catalogueState.heldUntil} < now()
      returning holder`,
  );
  return rows.length > 0;
}

export async function endLease(db: Database, holder: string): Promise<void> {
  await db
    .update(catalogueState)
    .set({ holder: null, heldUntil: null })
    .where(sql`${catalogueState.name} = ${stateName} and ${catalogueState.holder} = ${holder}`);
}

/** Records the end of a sweep. @param isFilled whether every category is complete */
export async function recordSweep(db: Database, isFilled: boolean): Promise<void> {
  await db
    .update(catalogueState)
    .set({
      sweep: sql`${catalogueState.sweep} + 1`,
      isFilled: sql`${catalogueState.isFilled} or ${isFilled}`,
      ...(isFilled ? { filledAt: sql`now()` } : {}),
    })
    .where(eq(catalogueState.name, stateName));
}

const updateState = (values: PgUpdateSetSource<typeof catalogueState>, db: Database) =>
  db.update(catalogueState).set(values).where(eq(catalogueState.name, stateName));

/** The database's time, which all copies of the service share. */
export async function readTime(db: Database): Promise<Date> {
  const [row] = await runQuery<{ now: Date | string }>(db, sql`select now() as now`);
  return new Date(row?.now ?? Number.NaN);
}

/**
 * Records a comparison with the ERP.
 * @param beganAt when the comparison began: later changes in the ERP are not included
 */
export const recordCheck = async (db: Database, beganAt: Date): Promise<void> =>
  void (await updateState({ checkedAt: beganAt }, db));

/** Records the end of a full sweep. */
export const recordEnd = async (db: Database): Promise<void> =>
  void (await updateState({ sweptAt: sql`now()` }, db));

/** Whether missing products must still be kept, because fewer than `minutes` have passed since the first call. */
export async function isWithholding(db: Database, minutes: number): Promise<boolean> {
  await updateState({ withheldSince: sql`coalesce(${catalogueState.withheldSince}, now())` }, db);
  const rows = await runQuery(
    db,
    sql`select from ${catalogueState} where ${catalogueState.withheldSince} > now() - make_interval(mins => ${minutes})`,
  );
  return rows.length > 0;
}

export const endWithholding = async (db: Database): Promise<void> =>
  void (await updateState({ withheldSince: null }, db));

/**
 * Whether a counted word is the lexeme of a vehicle. The parts of each vehicle are counted together with the words,
 * because counting the parts for each question would take seconds.
 */
export const isVehicleWord = sql`left(${catalogueWords.word}, 2) = '@v'`;

/**
 * Counts the words of all names and texts, and raises the version, so that other copies of the service notice the
 * change.
 */
export async function countWords(db: Database): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.delete(catalogueWords);
    await transaction.execute(sql`
      insert into ${catalogueWords} (word, as_noun, in_names, anywhere)
      select everywhere.word, coalesce(first.ndoc, 0), coalesce(named.ndoc, 0), everywhere.ndoc
      from ts_stat('select find from catalogue_products') as everywhere
      left join ts_stat('select head from catalogue_products', 'abc') as named on named.word = everywhere.word
      left join ts_stat('select head from catalogue_products', 'a') as first on first.word = everywhere.word
      where left(everywhere.word, 1) <> '@' or left(everywhere.word, 2) = '@v' or left(everywhere.word, 3) in ('@a.', '@c.')`);
  });
  await raiseVersion(db);
  // query plans need current statistics: with outdated statistics, PostgreSQL would search a number in all rows until
  // it analyzes the tables by itself
  await db.execute(sql`analyze ${catalogueProducts}, ${catalogueNumbers}`);
}

export interface CategoryState {
  slug: string;
  name: string;
  parent: string | null;
  items: number;
  held: number;
  isComplete: boolean;
  position: number;
}

export async function writeCategories(db: Database, rows: readonly CategoryState[]): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.delete(catalogueCategories);
    // each batch has its own transaction, because a refused row aborts the transaction
    await writeApart(rows, (some) =>
      transaction.transaction((inner) =>
        inner.execute(
          sql`insert into ${catalogueCategories} select * from ${toJsonRecordset(catalogueCategories, some)}`,
        ),
      ),
    );
  });
}

export interface CatalogueStatus {
  products: number;
  words: number;
  version: number;
  sweep: number;
  isFilled: boolean;
  filledAt: Date | null;
  categories: CategoryState[];
}

export async function readStatus(db: Database): Promise<CatalogueStatus> {
  const [state] = await db.select().from(catalogueState).where(eq(catalogueState.name, stateName));
  return {
    products: await db.$count(catalogueProducts),
    words: await db.$count(catalogueWords, not(isVehicleWord)),
    version: state?.version ?? 0,
    sweep: state?.sweep ?? 0,
    isFilled: state?.isFilled ?? false,
    filledAt: state?.filledAt ?? null,
    categories: await db.select().from(catalogueCategories).orderBy(catalogueCategories.position),
  };
}
