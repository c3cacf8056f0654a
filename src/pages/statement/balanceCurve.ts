import type { Movement } from '@/erp/rows/statement';
import type { Cents } from '@/shared/money';

/** The balance at the end of a day. */
export interface BalancePoint {
  day: string;
  balance: Cents;
}

/** The last balance of each day with a movement, as the ERP says it, in time. */
export function getBalancePoints(movements: readonly Movement[]): BalancePoint[] {
  const days = new Map(movements.map(({ date, balance }) => [date.slice(0, 10), balance]));
  return [...days]
    .map(([day, balance]) => ({ day, balance }))
    .filter(({ day }) => !Number.isNaN(Date.parse(day)))
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** Where the curve lies: 0 is always in sight. */
export const getRange = (points: readonly BalancePoint[]): { low: Cents; high: Cents } =>
  points.reduce(
    ({ low, high }, { balance }) => ({ low: Math.min(low, balance), high: Math.max(high, balance) }),
    { low: 0, high: 0 },
  );

const rounded = (value: number): number => Math.round(value * 100) / 100;

/**
 * The balance as steps in a box of 100 × 100, for it holds until the next movement: the line, and the same closed at 0
 * for the area under it.
 */
export function toSvgPath(points: readonly BalancePoint[]): { line: string; area: string; zero: number } {
  const { low, high } = getRange(points);
  const first = Date.parse(points[0]?.day ?? '');
  const span = Date.parse(points[points.length - 1]?.day ?? '') - first || 1;
  const y = (balance: Cents) => rounded(100 - (100 * (balance - low)) / (high - low || 1));
  const steps = points.map(({ day, balance }, position) => {
    const x = rounded((100 * (Date.parse(day) - first)) / span);
    return position === 0 ? `M0 ${y(balance)}` : `H${x}V${y(balance)}`;
  });
  const line = `${steps.join('')}H100`;
  return { line, area: `${line}V${y(0)}H0Z`, zero: y(0) };
}
