import fc from 'fast-check';
import type { Movement, Statement } from '@/erp/rows/statement';
import { openInvoices } from './openInvoices';

const invoice = (document: string, debit: number, due = '2026-02-01'): Movement => ({
  date: '2026-01-01',
  document,
  type: 'factura',
  debit,
  credit: 0,
  balance: 0,
  due,
});
const payment = (document: string, credit: number): Movement => ({
  ...invoice(document, 0),
  type: 'abono',
  credit,
  due: null,
});
const statement = (overdue: number, ...movements: Movement[]): Statement => ({
  code: 'C0001',
  cutoff: '2026-03-01',
  creditLimit: 0,
  balance: 0,
  overdue,
  movements,
});
const firstInvoice = invoice('001-000000001', 100);
const secondInvoice = invoice('001-000000002', 100);

test('a payment that names its invoice covers that invoice, when the totals agree with the ERP’s', () => {
  expect(openInvoices(statement(100, firstInvoice, secondInvoice, payment('AB-000002', 100)))).toEqual({
    open: [100, 0, 0],
    isEstimate: false,
  });
});

test('a payment that names no invoice covers the oldest one', () => {
  expect(openInvoices(statement(150, firstInvoice, secondInvoice, payment('AB-9', 50)))).toEqual({
    open: [50, 100, 0],
    isEstimate: false,
  });
});

test('an overpayment covers the next invoice', () => {
  expect(openInvoices(statement(70, firstInvoice, secondInvoice, payment('AB-000002', 130))).open).toEqual([
    70, 0, 0,
  ]);
});

test('the oldest invoices are covered, as an estimate, when no way of counting agrees with the ERP’s total', () => {
  expect(openInvoices(statement(5, firstInvoice, secondInvoice, payment('AB-000002', 100)))).toEqual({
    open: [0, 100, 0],
    isEstimate: true,
  });
});

test('an invoice that is not due yet is open and not overdue', () => {
  const laterInvoice = invoice('001-000000003', 100, '2026-12-31');
  expect(openInvoices(statement(0, laterInvoice))).toEqual({ open: [100], isEstimate: false });
});

test('open amounts are never above the debt or below zero, and every payment is counted once', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.boolean(), fc.nat(3), fc.nat(1_000)), { maxLength: 20, size: 'max' }),
      fc.nat(2_000),
      (entries, overdue) => {
        const movements = entries.map(([isPayment, number, amount]) =>
          isPayment ? payment(`AB-00000${number}`, amount) : invoice(`001-00000000${number}`, amount),
        );
        const { open } = openInvoices(statement(overdue, ...movements));
        const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
        expect(open.every((amount, at) => amount >= 0 && amount <= (movements[at]?.debit ?? 0))).toBe(true);
        const owed = sum(movements.map(({ debit }) => debit));
        const paidTotal = sum(movements.map(({ credit }) => credit));
        expect(sum(open)).toBe(Math.max(0, owed - paidTotal));
      },
    ),
  ));
