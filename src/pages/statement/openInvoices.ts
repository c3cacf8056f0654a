import type { Statement } from '@/erp/rows/statement';
import type { Cents } from '@/shared/money';

/** Digits that a payment's document shares with its invoice's, at their ends: `AB-000123` pays `001-002-000000123`. */
const sharedDigits = /\d{6}$/;
const referenceOf = (document: string): string => sharedDigits.exec(document)?.[0] ?? '';

/** What is owed of each movement, by position; 0 of what is no debt. */
type Open = Cents[];

/** Each credit goes to the invoice it names; what remains of it, and one that names none, to the oldest that is open. */
function settle({ movements }: Statement, byReference: boolean): Open {
  const open = movements.map(({ debit }) => debit);
  const named = new Map<string, number>();
  if (byReference) {
    movements.forEach(({ document, debit }, position) => {
      if (debit > 0) named.set(referenceOf(document), position);
    });
  }
  const pay = (position: number, amount: Cents): Cents => {
    const paid = Math.min(open[position] ?? 0, amount);
    open[position] = (open[position] ?? 0) - paid;
    return amount - paid;
  };
  let loose = 0;
  for (const { document, credit } of movements) {
    if (credit <= 0) continue;
    const position = named.get(referenceOf(document));
    loose += position === undefined ? credit : pay(position, credit);
  }
  for (let position = 0; loose > 0 && position < open.length; position += 1) loose = pay(position, loose);
  return open;
}

const overdueAt = (day: string, open: Open, { movements }: Statement): Cents =>
  movements.reduce(
    (sum, { due }, position) => (due !== null && due < day ? sum + (open[position] ?? 0) : sum),
    0,
  );

/**
 * What is still owed of each movement. The ERP says only what is overdue in all: payments are matched with invoices by
 * the number they share, or else cover the oldest first; the reading that comes to the ERP's own sum is taken. Where
 * neither does, the oldest are covered first and it is said to be an estimate.
 */
export function openInvoices(statement: Statement): { open: Open; isEstimate: boolean } {
  const readings = [settle(statement, true), settle(statement, false)];
  const exact = readings.find((open) => overdueAt(statement.cutoff, open, statement) === statement.overdue);
  return { open: exact ?? readings[1] ?? [], isEstimate: !exact };
}
