import { sql, type SQL } from 'drizzle-orm';
import { catalogueProducts, catalogueWords } from '../db/catalogueTables';
import type { Database } from '../db/lazyDatabase';
import { runQuery } from '../db/runQuery';
import { isVehicleWord } from './catalogueState';
import { fitsAll, toVehicleLexeme } from './lexemes';

/** Number of parts in each category. A part also counts for the department of its category. */
export interface PartCounts {
  total: number;
  categories: { slug: string; count: number }[];
}

async function countByCategory(db: Database, where: SQL): Promise<PartCounts> {
  const [row] = await runQuery<PartCounts>(
    db,
    sql`
      with hits as materialized (select p.categories from ${catalogueProducts} as p where ${where})
      select (select count(*)::integer from hits) as total,
        (select coalesce(json_agg(json_build_object('slug', slug, 'count', n) order by slug), '[]')
         from (select slug, count(*)::integer as n from hits, unnest(categories) as slug group by 1) as counted) as categories`,
  );
  return row ?? { total: 0, categories: [] };
}

/** Counts the parts whose list of vehicles contains the vehicle. */
export const countVehicleParts = (db: Database, id: number): Promise<PartCounts> =>
  countByCategory(db, sql`p.find @@ ${`'${toVehicleLexeme(id)}'`}::tsquery and not p.is_universal`);

/** Counts the parts that fit all vehicles. */
export const countUniversalParts = (db: Database): Promise<PartCounts> =>
  countByCategory(db, sql`p.find @@ ${`'${fitsAll}'`}::tsquery and p.is_universal`);

/** Returns the ids of vehicles that are in the list of at least one part. The ids come from the counted words. */
export const listVehiclesWithParts = async (db: Database): Promise<Set<number>> =>
  new Set(
    (
      await runQuery<{ id: number }>(
        db,
        sql`select substr(word, 3)::integer as id from ${catalogueWords} where ${isVehicleWord}`,
      )
    ).map(({ id }) => id),
  );
