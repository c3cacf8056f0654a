import type { CsvColumn } from '@/shared/csv';
import { useText } from '@/shared/text';
import type { ListedMovement } from './movementList';
import { getTypeText } from './typeTexts';

/** CSV columns of the statement: the columns of the table, and the open amount of each invoice. */
export function useMovementColumns(): CsvColumn<ListedMovement>[] {
  const { text } = useText();
  return [
    { head: text('TABLE_DATE'), cell: ({ date }) => date },
    { head: text('TABLE_MOVEMENT_TYPE'), cell: ({ type }) => getTypeText(type, text) },
    { head: text('TABLE_DOCUMENT'), cell: ({ document }) => document },
    { head: text('TABLE_DUE'), cell: ({ due }) => due },
    { head: text('TABLE_DEBIT'), cell: ({ debit }) => ({ cents: debit }) },
    { head: text('TABLE_CREDIT'), cell: ({ credit }) => ({ cents: credit }) },
    { head: text('TABLE_BALANCE'), cell: ({ balance }) => ({ cents: balance }) },
    { head: text('TABLE_OVERDUE'), cell: ({ isOverdue, open }) => ({ cents: isOverdue ? open : 0 }) },
  ];
}
