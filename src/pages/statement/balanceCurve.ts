import type { Movement } from '@/erp/rows/statement';
import type { Cents } from '@/shared/money';
import { isIsoDate } from '@/shared/isoDate';

/** Balance at the end of a day. */
export interface BalancePoint {
  day: string;
  balance: Cents;
}

/**
 * Returns the last balance of each day with a movement, in chronological order. If the last movement was before `end`,
 * the last balance is repeated at `end`.
 */
export function getBalancePoints(movements: readonly Movement[], end: string): BalancePoint[] {
  const days = new Map(movements.map(({ date, balance }) => [date.slice(0, 10), balance]));
  const points = [...days]
    .map(([day, balance]) => ({ day, balance }))
    .filter(({ day }) => !Number.isNaN(Date.parse(day)))
    .sort((a, b) => a.day.localeCompare(b.day));
  const last = points.at(-1);
  if (last && end > last.day && isIsoDate(end)) points.push({ day: end, balance: last.balance });
  return points;
}

/** Returns the lowest and the highest value of the chart. The range always includes 0. */
export const getRange = (points: readonly BalancePoint[]): { low: Cents; high: Cents } =>
  points.reduce(
    ({ low, high }, { balance }) => ({ low: Math.min(low, balance), high: Math.max(high, balance) }),
    { low: 0, high: 0 },
  );

/** Steps of an axis that are easy to read. A step is multiplied by a power of ten. */
const wholeSteps = [1, 2, 2.5, 5, 10];
const maxTicks = 4;
const monthsAYear = 12;

/**
 * Returns the values that are labelled on the axis of amounts. The values are multiples of a round step, and include 0.
 */
export function getAmountTicks({ low, high }: { low: Cents; high: Cents }): Cents[] {
  const least = Math.max(high - low, 100) / maxTicks;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (wholeSteps.find((one) => one * power >= least) ?? 10);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, at) => (first + at) * step + 0);
}

/** Returns the first day of each month between two days. Months are skipped so that at most six days are returned. */
export function getMonthTicks(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = Number(from.slice(0, 4)) * monthsAYear + Number(from.slice(5, 7)); ; month += 1) {
    const day = `${Math.floor(month / monthsAYear)}-${String((month % monthsAYear) + 1).padStart(2, '0')}-01`;
    if (day > to) break;
    months.push(day);
  }
  const every = Math.ceil(months.length / 6);
  return months.filter((_, at) => at % every === 0);
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Returns the position of a day on the axis, in percent of the axis's length. */
export const getDayPlace = (points: readonly BalancePoint[], day: string): number => {
  const first = Date.parse(points[0]?.day ?? '');
  return rounded((100 * (Date.parse(day) - first)) / (Date.parse(points.at(-1)?.day ?? '') - first || 1));
};

/** Returns the position of an amount in the chart, in percent of the height, from the top. */
export const getAmountPlace = ({ low, high }: { low: Cents; high: Cents }, amount: Cents): number =>
  rounded(100 - (100 * (amount - low)) / (high - low || 1));

/**
 * Returns a chart in a box of 100 × 100: the line of the balance, and the area between the line and 0. The line has
 * steps, because the balance is constant between two movements.
 */
export function toSvgPath(points: readonly BalancePoint[]): { line: string; area: string; zero: number } {
  const range = getRange(points);
  const y = (balance: Cents) => getAmountPlace(range, balance);
  const steps = points.map(({ day, balance }, position) => {
    return position === 0 ? `M0 ${y(balance)}` : `H${getDayPlace(points, day)}V${y(balance)}`;
  });
  const line = `${steps.join('')}H100`;
  return { line, area: `${line}V${y(0)}H0Z`, zero: y(0) };
}
