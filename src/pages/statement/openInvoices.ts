import type { Statement } from '@/erp/rows/statement';
import type { Cents } from '@/shared/money';

/** Last digits of a document. A payment has the same digits as its invoice: `AB-000123` pays `001-002-000000123`. */
const sharedDigits = /\d{6}$/;
const getReference = (document: string): string => sharedDigits.exec(document)?.[0] ?? '';

/** Open amount of each movement, by position; 0 for payments. */
type Open = Cents[];

/**
 * Allocates each credit to the invoice that the credit names. If the credit names no invoice, or is larger than the
 * invoice, the rest pays the oldest open invoices.
 */
function allocatePayments({ movements }: Statement, byReference: boolean): Open {
  const open = movements.map(({ debit }) => debit);
  const positionsByReference = new Map<string, number>();
  if (byReference) {
    movements.forEach(({ document, debit }, position) => {
      if (debit > 0) positionsByReference.set(getReference(document), position);
    });
  }
  const pay = (position: number, amount: Cents): Cents => {
    const amountPaid = Math.min(open[position] ?? 0, amount);
    open[position] = (open[position] ?? 0) - amountPaid;
    return amount - amountPaid;
  };
  let loose = 0;
  for (const { document, credit } of movements) {
    if (credit <= 0) continue;
    const position = positionsByReference.get(getReference(document));
    loose += position === undefined ? credit : pay(position, credit);
  }
  for (let position = 0; loose > 0 && position < open.length; position += 1) loose = pay(position, loose);
  return open;
}

const sumOverdue = (day: string, open: Open, { movements }: Statement): Cents =>
  movements.reduce(
    (sum, { due }, position) => (due !== null && due < day ? sum + (open[position] ?? 0) : sum),
    0,
  );

/**
 * Returns the open amount of each movement. The ERP sends only the overdue total, so payments are allocated in two
 * ways: by reference, and oldest invoice first. The allocation whose overdue total equals the ERP's total is used. If
 * neither total is equal, the allocation by age is used and marked as an estimate.
 */
export function openInvoices(statement: Statement): { open: Open; isEstimate: boolean } {
  const readings = [allocatePayments(statement, true), allocatePayments(statement, false)];
  const exact = readings.find((open) => sumOverdue(statement.cutoff, open, statement) === statement.overdue);
  return { open: exact ?? readings[1] ?? [], isEstimate: !exact };
}
