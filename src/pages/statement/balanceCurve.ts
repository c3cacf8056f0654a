import type { Movement } from '@/erp/rows/statement';
import type { Cents } from '@/shared/money';

/** Balance at the end of a day. */
export interface BalancePoint {
  day: string;
  balance: Cents;
}

/** Returns the last balance of each day with a movement, in order of time. */
export function getBalancePoints(movements: readonly Movement[]): BalancePoint[] {
  const days = new Map(movements.map(({ date, balance }) => [date.slice(0, 10), balance]));
  return [...days]
    .map(([day, balance]) => ({ day, balance }))
    .filter(({ day }) => !Number.isNaN(Date.parse(day)))
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** Value range of the chart; always includes 0. */
export const getRange = (points: readonly BalancePoint[]): { low: Cents; high: Cents } =>
  points.reduce(
    ({ low, high }, { balance }) => ({ low: Math.min(low, balance), high: Math.max(high, balance) }),
    { low: 0, high: 0 },
  );

const rounded = (value: number): number => Math.round(value * 100) / 100;

/**
 * Step chart in a box of 100 × 100, as a balance holds until the next movement: the line, and the area closed
 * at 0.
 */
export function toSvgPath(points: readonly BalancePoint[]): { line: string; area: string; zero: number } {
  const { low, high } = getRange(points);
  const firstDay = Date.parse(points[0]?.day ?? '');
  const span = Date.parse(points[points.length - 1]?.day ?? '') - firstDay || 1;
  const y = (balance: Cents) => rounded(100 - (100 * (balance - low)) / (high - low || 1));
  const steps = points.map(({ day, balance }, position) => {
    const x = rounded((100 * (Date.parse(day) - firstDay)) / span);
    return position === 0 ? `M0 ${y(balance)}` : `H${x}V${y(balance)}`;
  });
  const line = `${steps.join('')}H100`;
  return { line, area: `${line}V${y(0)}H0Z`, zero: y(0) };
}
