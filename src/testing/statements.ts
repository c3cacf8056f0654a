import type { Movement, Statement } from '@/erp/rows/statement';

/** A movement of so many cents; its balance is made by `buildStatement` unless a test names it. */
export const buildMovement = (
  date: string,
  type: Movement['type'],
  amount: number,
  fields: Partial<Movement> = {},
): Movement => ({
  date,
  document: `${type}-${date}`,
  type,
  debit: type === 'factura' ? amount : 0,
  credit: type === 'factura' ? 0 : amount,
  balance: Number.NaN,
  due: null,
  ...fields,
});

/** A statement at the beginning of March 2026 of the customer of the tests. */
export function buildStatement(movements: Movement[], fields: Partial<Statement> = {}): Statement {
  let balance = 0;
  const running = movements.map((movement) => {
    balance += movement.debit - movement.credit;
    return Number.isNaN(movement.balance) ? { ...movement, balance } : movement;
  });
  return {
    code: 'C0001',
    cutoff: '2026-03-01',
    creditLimit: 500_000,
    balance,
    overdue: 0,
    movements: running,
    ...fields,
  };
}
