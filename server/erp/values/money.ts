import { toDollars, type Cents } from '@/shared/money';
import { maxInteger } from '../../shared/columnLimits';
import { readDecimal } from './number';
import type { ReadValue } from './value';

/** Maximum amount in cents: ten billion dollars. Sums of such amounts are still exact. */
const maxCents = 1_000_000_000_000;

/**
 * Reads an amount in dollars and returns cents. Amounts with more than two decimals are rounded half away from zero.
 * The digits that the ERP sent are rounded, not a floating-point number, so that 1.005 becomes 1.01.
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

/** Reads an amount in dollars, and rounds it to two decimals. */
export const readAmount: ReadValue<number> = (value, forgive) => {
  const cents = readCents(value, forgive);
  return cents === undefined ? undefined : toDollars(cents);
};

/**
 * Reads a price. Zero and negative prices count as missing. Prices above 21 million dollars also count as missing,
 * because the database's column is too small for them.
 */
export const readPrice: ReadValue<number> = (value, forgive) => {
  const cents = readCents(value, forgive);
  if (cents === undefined) return undefined;
  if (cents > 0 && cents <= maxInteger) return toDollars(cents);
  forgive(cents === 0 ? 'price of zero' : cents < 0 ? 'negative' : 'out of range');
  return undefined;
};
