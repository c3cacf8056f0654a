/** Log of the office. An entry has the name of the person, the change and the time. */
import { desc, lt } from 'drizzle-orm';
import { officeLog } from '../db/schema';
import { markUp } from './markUp';
import { buildTable } from './officePage';
import type { OfficeRoutes } from './officeRoutes';
import { buildOlder, readBefore, rowsAPage } from './pageOfRows';

export function addLogPage({ onPage }: OfficeRoutes): void {
  onPage('/log', async (db, visit) => {
    const { words, format } = visit;
    const own = words.log;
    const before = readBefore(visit);
    const rows = await db
      .select()
      .from(officeLog)
      .where(before === undefined ? undefined : lt(officeLog.number, before))
      .orderBy(desc(officeLog.number))
      .limit(rowsAPage + 1);
    const shown = rows.slice(0, rowsAPage);
    const table = buildTable(own.caption, words.none, shown, [
      { head: own.time, cell: ({ createdAt }) => format.time(createdAt) },
      { head: own.name, cell: ({ name }) => name },
      { head: own.action, cell: ({ action }) => words.actions[action] },
      { head: own.subject, cell: ({ subject }) => subject },
    ]);
    const older = rows.length > rowsAPage && `/office/log?before=${shown.at(-1)?.number}`;
    return {
      title: words.pages.log,
      page: 'log',
      body: markUp`${table}${buildOlder(words.older, older)}`,
    };
  });
}
