import { sql } from 'drizzle-orm';
import { catalogueMisses } from '../db/catalogueTables';
import type { Database } from '../db/lazyDatabase';

/** Counts a question without results. */
export async function recordMiss(db: Database, words: string, most = 5_000): Promise<void> {
  await db.execute(sql`
    insert into ${catalogueMisses} (words, times, last_at)
    select ${words}, 1, now() where (select count(*) from ${catalogueMisses}) < ${most}
      or exists (select from ${catalogueMisses} where words = ${words})
    on conflict (words) do update set times = ${catalogueMisses.times} + 1, last_at = now()`);
}

export const listMisses = (db: Database, most = 100) =>
  db
    .select({ words: catalogueMisses.words, times: catalogueMisses.times })
    .from(catalogueMisses)
    .orderBy(sql`${catalogueMisses.times} desc, ${catalogueMisses.words}`)
    .limit(most);
