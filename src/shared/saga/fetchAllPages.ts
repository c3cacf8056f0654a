import { call, type SagaGenerator } from './effects';

interface Page<Cursor> {
  /** Cursor of the next page; undefined on the last page. */
  next?: Cursor | undefined;
}

/**
 * Requests page after page until an answer has no `next`.
 * @param fetchPage called without a cursor for the first page
 * @returns the rows of all pages
 */
export function* fetchAllPages<Answer extends Page<number>, Row>(
  fetchPage: (cursor?: number) => Promise<Answer>,
  getRows: (answer: Answer) => readonly Row[],
): SagaGenerator<Row[]> {
  const rows: Row[] = [];
  for (let cursor: number | undefined; ;) {
    const answer: Answer = yield* call(fetchPage, cursor);
    rows.push(...getRows(answer));
    if (answer.next === undefined) return rows;
    cursor = answer.next;
  }
}
