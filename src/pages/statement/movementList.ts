import type { Movement, Statement } from '@/erp/rows/statement';
import type { Query } from '@/features/navigation';
import type { Cents } from '@/shared/money';
import { isIsoDate } from '@/shared/time';
import { openInvoices } from './openInvoices';

/** Movements a page: a statement of thousands stays as fluid as a short one, and can be found in and printed whole. */
export const pageSize = 50;

export const types = ['factura', 'abono', 'nota'] as const satisfies readonly Movement['type'][];

/** What the address says of the list. Days as ISO text, empty for any. */
export interface StatementQuery {
  from: string;
  to: string;
  type: Movement['type'] | '';
  isOverdue: boolean;
  page: number;
}

const dayIn = (typed = ''): string => (isIsoDate(typed) ? typed : '');

/** Any address is safe: what makes no sense is left out. */
export function readStatementQuery(query: Query): StatementQuery {
  const page = Number(query.page);
  return {
    from: dayIn(query.from),
    to: dayIn(query.to),
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

/** A movement with what is still owed of it. */
export interface ListedMovement extends Movement {
  /** Its place in the statement: a document may come twice. */
  position: number;
  /** What no payment has covered; 0 of a payment. */
  open: Cents;
  isOverdue: boolean;
}

export interface ListedStatement {
  /** In the ERP's order, oldest first. */
  movements: ListedMovement[];
  /** Whether what is owed of each invoice could only be estimated. */
  isEstimate: boolean;
}

/** The statement's movements, each with what is owed of it on this day. */
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
  // a day of the ERP may carry an hour
  movements.filter(({ date }) => date.slice(0, 10) >= from && (to === '' || date.slice(0, 10) <= to));

export const filterByText = (movements: readonly ListedMovement[], query: StatementQuery): ListedMovement[] =>
  filterByPeriod(movements, query).filter(
    (movement) =>
      (query.type === '' || movement.type === query.type) && (!query.isOverdue || movement.isOverdue),
  );

export const sumMovements = (movements: readonly Pick<Movement, 'debit' | 'credit'>[]) => ({
  debit: movements.reduce((sum, { debit }) => sum + debit, 0),
  credit: movements.reduce((sum, { credit }) => sum + credit, 0),
});
