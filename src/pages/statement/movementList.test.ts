import fc from 'fast-check';
import {
  getOpeningRow,
  listMovements,
  filterByText,
  readStatementQuery,
  sumMovements,
  writeStatementQuery,
} from './movementList';
import { buildMovement, buildStatement } from '@/testing/statements';

const all = readStatementQuery({});
const sample = buildStatement([
  buildMovement('2026-01-05', 'factura', 100, { due: '2026-02-04' }),
  buildMovement('2026-01-20', 'abono', 40),
  buildMovement('2026-02-28T23:00:00', 'factura', 50, { due: '2026-03-30' }),
]);
const positions = (query: object, today = '2026-03-01') =>
  filterByText(listMovements(sample, today).movements, { ...all, ...query }).map(({ position }) => position);

test.each([
  [{}, [0, 1, 2]],
  [{ from: '2026-01-20' }, [1, 2]],
  [{ to: '2026-02-28' }, [0, 1, 2]],
  [{ from: '2026-02-01', to: '2026-01-01' }, []],
  [{ type: 'abono' }, [1]],
  [{ isOverdue: true }, [0]],
])('the filter %j shows the movements at the positions %j', (query, expected) => {
  expect(positions(query)).toEqual(expected);
});

test('an invoice is overdue from the day after its due date', () => {
  expect(positions({ isOverdue: true }, '2026-02-04')).toEqual([]);
  expect(positions({ isOverdue: true }, '2026-02-05')).toEqual([0]);
});

test.each([
  [{}, null],
  [{ from: '2026-01-01' }, null],
  [{ from: '2026-01-06' }, 100],
  [{ from: '2026-01-20', to: '2026-02-01' }, 100],
  [{ from: '2026-02-01' }, 60],
  [{ from: '2026-03-01' }, 110],
  [{ from: '2026-02-01', type: 'abono' as const }, null],
  [{ from: '2026-02-01', isOverdue: true }, null],
])('a list filtered by %j begins with the opening balance %j', (query, balance) => {
  const { movements } = listMovements(sample, '2026-03-01');
  const opening = getOpeningRow(movements, { ...all, ...query }, 'Saldo anterior');
  expect(opening?.balance ?? null).toBe(balance);
  expect(opening?.document ?? 'Saldo anterior').toBe('Saldo anterior');
});

test('debits and credits of the listed movements are summed separately', () => {
  expect(sumMovements(listMovements(sample, '2026-03-01').movements)).toEqual({ debit: 150, credit: 40 });
});

test('a balance is listed as the ERP sends it, even if the movements add up to another balance', () => {
  const wrong = buildStatement([buildMovement('2026-01-05', 'factura', 100, { balance: 7 })]);
  expect(listMovements(wrong, '2026-03-01').movements[0]?.balance).toBe(7);
});

test.each(['2026-02-30x', 'mañana', '2026-13-45', '../..', ''])('%j is not accepted as a day', (from) => {
  expect(readStatementQuery({ from }).from).toBe('');
});

test('any URL query is read the same as the canonical query that is written for it', () =>
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('from', 'to', 'type', 'overdue', 'page'),
        fc.oneof(fc.string(), fc.constantFrom('2026-01-31', 'abono', '1', '-1', '1e99')),
      ),
      (query) => {
        const readQuery = readStatementQuery(query);
        expect(readStatementQuery(writeStatementQuery(readQuery))).toEqual(readQuery);
      },
    ),
  ));
