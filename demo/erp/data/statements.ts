import type { AccountRow } from '@/erp/rows/account';
import type { OrderRow } from '@/erp/rows/order';
import type { StatementRow } from '@/erp/rows/statement';
import { toCents, toDollars, type Cents } from '@/shared/money';
import { toCalendarDay, addDays } from './calendar';
import { createRandom } from './random';

type MovementRow = StatementRow['movimientos'][number];
type Entry = Omit<MovementRow, 'debito' | 'credito' | 'saldo'> & { debit: Cents; credit: Cents };

const creditDays = 30;
/** Credit limits in cents, by commercial level. */
const creditLimits = [2_000_000, 1_000_000, 500_000, 250_000, 100_000] as const;

interface Account {
  entries: Entry[];
  /** Open amount of each invoice, for the overdue total. */
  open: { due: string; amount: Cents }[];
}

/**
 * Makes an invoice, sometimes with a credit note. A payment follows around the due date, of the whole sum or of half.
 */
function invoiceOf(order: OrderRow, invoice: string, today: Date): Account {
  const random = createRandom(`${order.token} payment`);
  const issued = new Date(order.fecha);
  const total = toCents(order.total);
  const due = toCalendarDay(addDays(issued, creditDays));
  const entries: Entry[] = [
    {
      fecha: toCalendarDay(issued),
      documento: invoice,
      tipo: 'factura',
      debit: total,
      credit: 0,
      vence: due,
    },
  ];
  const credit = (days: number, tipo: 'abono' | 'nota', prefix: string, amount: Cents): Cents => {
    const date = addDays(issued, days);
    if (date > today || amount === 0) return 0;
    const documento = `${prefix}-${invoice.slice(-6)}`;
    entries.push({ fecha: toCalendarDay(date), documento, tipo, debit: 0, credit: amount, vence: null });
    return amount;
  };
  const returned = credit(
    random.between(3, 9),
    'nota',
    'NC',
    random.percent(10) ? Math.round(total / 10) : 0,
  );
  const owed = total - returned;
  const asked = random.percent(80) ? owed : Math.round(owed / 2);
  const paid = credit(random.between(18, 44), 'abono', 'AB', asked);
  const settled = paid === 0 ? 0 : credit(random.between(60, 90), 'abono', 'AC', owed - paid);
  return { entries, open: [{ due, amount: owed - paid - settled }] };
}

/** Makes the statement for the year's invoices, whose running balance ends with `saldo`. */
export function getStatement(account: AccountRow, orders: readonly OrderRow[], today: Date): StatementRow {
  const corte = toCalendarDay(today);
  const invoices = orders
    .filter(({ codigo }) => codigo === account.codigo)
    .flatMap((order) => (order.numfactura ? [invoiceOf(order, order.numfactura, today)] : []));
  const entries = invoices
    .flatMap((invoice) => invoice.entries)
    .sort((a, b) => a.fecha.localeCompare(b.fecha) || a.documento.localeCompare(b.documento));
  let balance: Cents = 0;
  const movimientos = entries.map(({ debit, credit, ...entry }): MovementRow => {
    balance += debit - credit;
    return {
      ...entry,
      debito: toDollars(debit),
      credito: toDollars(credit),
      saldo: toDollars(balance),
    };
  });
  const overdue = invoices
    .flatMap(({ open }) => open)
    .filter(({ due }) => due < corte)
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    codigo: account.codigo,
    corte,
    cupo: toDollars(creditLimits[account.inv40060id - 1] ?? 0),
    saldo: toDollars(balance),
    vencido: toDollars(overdue),
    movimientos,
  };
}
