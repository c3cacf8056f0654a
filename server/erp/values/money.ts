import { toDollars, type Cents } from '@/shared/money';
import { maxInteger } from '../../shared/columnLimits';
import { readDecimal } from './number';
import type { ReadValue } from './value';

/** Maximum amount in cents, ten billion dollars, which leaves room for exact sums. */
const maxCents = 1_000_000_000_000;

/**
 * Reads an amount as cents, without floating point: more than two decimals are rounded once, half away from zero, by
 * the digits that the ERP wrote, so that 1.005 becomes 1.01.
 */
export const readCents: ReadValue<Cents> = (value, forgive) => {
  const decimal = readDecimal(value, forgive);
  if (!decimal) return undefined;
  const { isNegative, whole, decimals } = decimal;
  if (/[1-9]/.test(decimals.slice(2))) forgive('more than two decimals');
  const size = Number(whole + decimals.slice(0, 2).padEnd(2, '0')) + (Number(decimals[2] ?? 0) >= 5 ? 1 : 0);
  if (size > maxCents) return (forgive('out of range'), undefined);
  return isNegative && size !== 0 ? -size : size;
};

/** Reads an amount as dollars with two decimals, as the ERP's contract has it. */
export const readAmount: ReadValue<number> = (value, forgive) => {
  const cents = readCents(value, forgive);
  return cents === undefined ? undefined : toDollars(cents);
};

/**
 * Reads a price. Zero and negative prices count as not entered, and so do those above 21 million dollars, for which the
 * database's column is too small.
 */
export const readPrice: ReadValue<number> = (value, forgive) => {
  const cents = readCents(value, forgive);
  if (cents === undefined) return undefined;
  if (cents > 0 && cents <= maxInteger) return toDollars(cents);
  forgive(cents === 0 ? 'price of zero' : cents < 0 ? 'negative' : 'out of range');
  return undefined;
};
