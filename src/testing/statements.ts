import type { Movement, Statement } from '@/erp/rows/statement';

/** Builds a movement of `amount` cents; `buildStatement` sets its balance unless a test does. */
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

/** Builds a statement of March 2026 of the tests' customer. */
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
