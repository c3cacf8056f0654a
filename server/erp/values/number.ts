import { maxInteger } from '../../shared/columnLimits';
import type { Forgive, ReadValue } from './value';

/** A decimal number, split into its sign, the digits before the decimal point, and the digits after it. */
export interface Decimal {
  isNegative: boolean;
  whole: string;
  decimals: string;
}

const plain = /^([+-]?)(\d+)(?:\.(\d+))?$/;
const withoutWhole = /^([+-]?)\.(\d+)$/;
/**
 * Number with a decimal comma. Three digits after the comma are not accepted, because the comma may separate thousands.
 */
const withComma = /^([+-]?)(\d+),(\d{1,2}|\d{4,})$/;

/**
 * Numbers with separated thousands that have only one possible meaning: they contain a comma and a point, or groups of
 * three digits that blanks separate. The last comma or point separates the decimals.
 */
const grouped = [
  /^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/,
  /^[+-]?\d{1,3}(?:\.\d{3})+,\d+$/,
  /^[+-]?\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?$/,
];

function joinGroups(text: string, forgive: Forgive): string {
  if (!grouped.some((form) => form.test(text))) return text;
  forgive('thousand separators');
  const [decimals = ''] = /[.,]\d+$/.exec(text) ?? [];
  const whole = text.slice(0, text.length - decimals.length).replace(/[^\d+-]/g, '');
  return decimals ? `${whole}.${decimals.slice(1)}` : whole;
}

function splitText(text: string, forgive: Forgive): Decimal | undefined {
  const bare = joinGroups(text.trim().replace(/^(?:US\$|USD|\$)\s*|\s*(?:USD|\$)$/i, ''), forgive);
  const pointed = plain.exec(bare);
  if (pointed) return { isNegative: pointed[1] === '-', whole: pointed[2]!, decimals: pointed[3] ?? '' };
  const short = withoutWhole.exec(bare);
  if (short) return { isNegative: short[1] === '-', whole: '0', decimals: short[2]! };
  const comma = withComma.exec(bare);
  if (comma) forgive('decimal comma');
  if (comma) return { isNegative: comma[1] === '-', whole: comma[2]!, decimals: comma[3]! };
  forgive(/\d[.,]\d{3}(\D|$)/.test(bare) ? 'thousand separators' : 'not a number');
  return undefined;
}

/** Reads a decimal number from a number or from text, without rounding. */
export const readDecimal: ReadValue<Decimal> = (value, forgive) => {
  if (typeof value === 'number' && Number.isFinite(value)) {
    // `String` returns the shortest spelling of a number, which is the spelling that the ERP sent; very small numbers
    // have an exponent
    const text = Math.abs(value) < 1e21 ? String(value) : BigInt(value).toString();
    return text.includes('e-') ? { isNegative: false, whole: '0', decimals: '' } : splitText(text, forgive);
  }
  if (typeof value !== 'string' || value.trim() === '') return (forgive('not a number'), undefined);
  forgive('text for number');
  return splitText(value, forgive);
};

const readSize: ReadValue<number> = (value, forgive) => {
  // whole numbers take a shortcut, because a product may list hundreds of vehicles by number
  if (Number.isSafeInteger(value)) return Number(value) + 0;
  const decimal = readDecimal(value, forgive);
  if (!decimal) return undefined;
  const size = Number(`${decimal.whole}.${decimal.decimals || '0'}`);
  return decimal.isNegative && size !== 0 ? -size : size;
};

/**
 * Reads a number. Text and decimal commas are accepted and counted as fallbacks. A number beyond JavaScript's safe
 * integers is invalid.
 */
export const readNumber: ReadValue<number> = (value, forgive) => {
  const number = readSize(value, forgive);
  if (number === undefined || Math.abs(number) <= Number.MAX_SAFE_INTEGER) return number;
  forgive('out of range');
  return undefined;
};

/** Makes a reader for a number within a range. A number outside the range counts as missing. */
export const readNumberWithin =
  (least: number, most: number): ReadValue<number> =>
  (value, forgive) => {
    const number = readNumber(value, forgive);
    if (number === undefined || (number >= least && number <= most)) return number;
    forgive('out of range');
    return undefined;
  };

/**
 * Reads a number of pieces. A negative number becomes 0, and a fraction is rounded down. A number that is too large for
 * the database's column becomes the largest possible number.
 */
export const readCount: ReadValue<number> = (value, forgive) => {
  const number = readSize(value, forgive);
  if (number === undefined) return undefined;
  if (number < 0) forgive('negative');
  else if (number > maxInteger) forgive('out of range');
  else if (!Number.isInteger(number)) forgive('not whole');
  return Math.min(Math.max(0, Math.floor(number)), maxInteger);
};
