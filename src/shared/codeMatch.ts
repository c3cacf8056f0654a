import { getCodeSpelling } from './codeSpelling';
import { foldAccents, normalizePartNumber } from './foldText';

/**
 * Kinds of match between a typed text and a part, the most literal first. `sku`, `number`: the text has the spelling of
 * the sku or the part number. `digits`: only the letters and digits are the same, or the maker's name replaces letters
 * of the part number (`toMakersNumber`). `alike`: the letters and digits are the same if O counts as 0. `equivalent`:
 * the text is a number that the part replaces. `ending`: the text is the end of the sku.
 */
export const matchKinds = ['sku', 'number', 'digits', 'alike', 'equivalent', 'ending'] as const;
export type MatchKind = (typeof matchKinds)[number];

interface CodedPart {
  sku: string;
  partNumber: string;
  equivalents: readonly string[];
  /** Name of the maker, if it is known. */
  brand?: string;
}

/** Returns the letters and digits of a number, with 0 instead of O. Stored numbers have the same form. */
const toKey = (text: string): string => normalizePartNumber(text).replace(/o/g, '0');

/**
 * Returns the maker's name and the part number without its first letters, as people say it: `haruvex33853p` for
 * `HV-33853-P` of haruvex. A number that begins with digits loses its last letters instead: `vaudrelle13379122` for
 * `13 37 9122 VD`. Returns an empty text for a number with few digits, or without such letters.
 */
export function toMakersNumber(brand: string, partNumber: string): string {
  const number = normalizePartNumber(partNumber);
  const [, rest = ''] = /^\p{L}+(\d{4}.*)$/u.exec(number) ?? /^(\d{4,})\p{L}+$/u.exec(number) ?? [];
  return brand !== '' && rest !== '' ? normalizePartNumber(brand) + rest : '';
}

/** Returns the kind of match between a text and a part. Returns null if the text does not match the part. */
export function matchCode(
  text: string,
  { sku, partNumber, equivalents, brand = '' }: CodedPart,
): MatchKind | null {
  const digits = normalizePartNumber(text);
  if (digits === '') return null;
  const spelling = getCodeSpelling(text);
  if (getCodeSpelling(sku) === spelling) return 'sku';
  if (getCodeSpelling(partNumber) === spelling) return 'number';
  const wholes = [
    normalizePartNumber(sku),
    normalizePartNumber(partNumber),
    toMakersNumber(brand, partNumber),
  ];
  if (wholes.includes(digits)) return 'digits';
  const key = toKey(text);
  if (toKey(sku) === key || toKey(partNumber) === key) return 'alike';
  if (equivalents.some((number) => toKey(number) === key)) return 'equivalent';
  const pieces = foldAccents(sku).split(/[^\p{L}\p{N}]+/u);
  const isEnding = pieces.some((_, from) => from > 0 && toKey(pieces.slice(from).join('')) === key);
  return isEnding ? 'ending' : null;
}
