import type { Movement, Statement } from '@/erp/rows/statement';
import type { Query } from '@/features/navigation';
import type { Cents } from '@/shared/money';
import { isIsoDate } from '@/shared/isoDate';
import { openInvoices } from './openInvoices';

/** Number of movements on a page. Pages keep a statement with thousands of movements fast. */
export const pageSize = 50;

export const types = ['factura', 'abono', 'nota'] as const satisfies readonly Movement['type'][];

/** State of the list in the URL. Days are in ISO form; '' means no limit. */
export interface StatementQuery {
  from: string;
  to: string;
  type: Movement['type'];
  isOverdue: boolean;
  page: number;
}

const readDay = (input = ''): string => (isIsoDate(input) ? input : '');

/** Reads the query of any URL. Invalid values are ignored. */
export function readStatementQuery(query: Query): StatementQuery {
  const page = Number(query.page);
  return {
    from: readDay(query.from),
    to: readDay(query.to),
    type: types.find((type) => type === query.type) ?? '',
    isOverdue: query.overdue === '1',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

export const writeStatementQuery = ({ from, to, type, isOverdue, page }: StatementQuery): Query => ({
  from,
  to,
  type,
  overdue: isOverdue ? '1' : '',
  page: page === 1 ? '' : String(page),
});

/** A movement with the amount that is still owed. */
export interface ListedMovement extends Movement {
  /** Position in the statement. The position is the movement's key, because the same document may occur twice. */
  position: number;
  /** Amount that no payment has covered; 0 for a payment. */
  open: Cents;
  isOverdue: boolean;
}

export interface ListedStatement {
  /** Movements in the ERP's order, oldest first. */
  movements: ListedMovement[];
  /** Whether the open amounts are only an estimate. */
  isEstimate: boolean;
}

/** Returns the statement's movements with the amounts that are open on the day `today`. */
export function listMovements(statement: Statement, today: string): ListedStatement {
  const { open, isEstimate } = openInvoices(statement);
  return {
    isEstimate,
    movements: statement.movements.map((movement, position) => {
      const owed = open[position] ?? 0;
      return {
        ...movement,
        position,
        open: owed,
        isOverdue: owed > 0 && movement.due !== null && movement.due < today,
      };
    }),
  };
}

export const filterByPeriod = <M extends Pick<Movement, 'date'>>(
  movements: readonly M[],
  { from, to }: Pick<StatementQuery, 'from' | 'to'>,
): M[] =>
  // a date from the ERP may include a time
  movements.filter(({ date }) => date.slice(0, 10) >= from && (to === '' || date.slice(0, 10) <= to));

export const filterByText = (movements: readonly ListedMovement[], query: StatementQuery): ListedMovement[] =>
  filterByPeriod(movements, query).filter(
    (movement) =>
      (query.type === '' || movement.type === query.type) && (!query.isOverdue || movement.isOverdue),
  );

/**
 * Returns a row with the balance before a period. The row is null if the list begins with the statement's first
 * movement. The row is also null if movements within the period are left out, because then the balances do not follow
 * each other.
 */
export function getOpeningRow(
  movements: readonly ListedMovement[],
  { from, type, isOverdue }: StatementQuery,
  name: string,
): ListedMovement | null {
  const first = movements.findIndex(({ date }) => date.slice(0, 10) >= from);
  const before = movements[first < 0 ? movements.length - 1 : first - 1];
  if (from === '' || type !== '' || isOverdue || !before) return null;
  const { balance } = before;
  const none = { due: null, debit: 0, credit: 0, open: 0, isOverdue: false };
  return { ...none, position: -1, date: from, type: '', document: name, balance };
}

export const sumMovements = (movements: readonly Pick<Movement, 'debit' | 'credit'>[]) => ({
  debit: movements.reduce((sum, { debit }) => sum + debit, 0),
  credit: movements.reduce((sum, { credit }) => sum + credit, 0),
});
