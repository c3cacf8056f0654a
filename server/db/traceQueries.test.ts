import { readStatementKind } from './traceQueries';

test.each([
  ['select 1', 'SELECT'],
  ['  SELECT "a" from b', 'SELECT'],
  ['(select 1) union (select 2)', 'SELECT'],
  ['insert into "orders" values ($1)', 'INSERT'],
  ['with a as (select 1) update b set c = 1', 'WITH'],
  ['begin isolation level serializable', 'BEGIN'],
  ['commit', 'COMMIT'],
  ['vacuum', 'OTHER'],
  ["'ana@example.ec'", 'OTHER'],
  ['', 'OTHER'],
])('the trace span of a statement is named by its kind alone: %s', (text, kind) => {
  expect(readStatementKind(text)).toBe(kind);
});
