/** State of the catalogue: its version, the lease of the copy that reads the ERP, categories and counted words. */
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
 * Takes the right to read the ERP, for one copy of the service at a time. A lease and not a session's advisory lock: that
 * would keep a connection for as long as a sweep takes, and the embedded database has one for everything.
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

/** Notes the end of a sweep. @param isFilled whether every category is complete */
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

/** Notes that the ERP was compared. @param beganAt when the comparison began: what changed since is not in it */
export const recordCheck = async (db: Database, beganAt: Date): Promise<void> =>
  void (await updateState({ checkedAt: beganAt }, db));

/** Notes that a sweep of everything came to its end. */
export const recordEnd = async (db: Database): Promise<void> =>
  void (await updateState({ sweptAt: sql`now()` }, db));

/** Whether withdrawn products are still kept; the first call notes since when. */
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

/** Vehicles are counted with the words: looking through the parts for them would take seconds. */
export const isVehicleWord = sql`left(${catalogueWords.word}, 2) = '@v'`;

/** Counts the words of all names and texts, and tells other copies of the service that the catalogue changed. */
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
  // the plans of questions depend on it: without, numbers are looked for in all rows until the server's own turn to analyze
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
    // inside a transaction of its own each, as a refused row ends the transaction that it is in
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
