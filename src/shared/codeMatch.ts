import { getCodeSpelling } from './codeSpelling';
import { foldAccents, normalizePartNumber } from './foldText';

/**
 * How a text names a part, the surest first: by its sku or part number as spelt, by their letters and digits alone, with O
 * and 0 taken for each other, by a number that the part replaces, by the end of its sku.
 */
export const matchKinds = ['sku', 'number', 'digits', 'alike', 'equivalent', 'ending'] as const;
export type MatchKind = (typeof matchKinds)[number];

interface CodedPart {
  sku: string;
  partNumber: string;
  equivalents: readonly string[];
}

/** Form in which numbers are stored: letters and digits, O as 0. */
const toKey = (text: string): string => normalizePartNumber(text).replace(/o/g, '0');

/** Returns how the text names the part; null when it does not. */
export function matchCode(text: string, { sku, partNumber, equivalents }: CodedPart): MatchKind | null {
  const digits = normalizePartNumber(text);
  if (digits === '') return null;
  const spelling = getCodeSpelling(text);
  if (getCodeSpelling(sku) === spelling) return 'sku';
  if (getCodeSpelling(partNumber) === spelling) return 'number';
  if (normalizePartNumber(sku) === digits || normalizePartNumber(partNumber) === digits) return 'digits';
  const key = toKey(text);
  if (toKey(sku) === key || toKey(partNumber) === key) return 'alike';
  if (equivalents.some((number) => toKey(number) === key)) return 'equivalent';
  const pieces = foldAccents(sku).split(/[^\p{L}\p{N}]+/u);
  const isEnding = pieces.some((_, from) => from > 0 && toKey(pieces.slice(from).join('')) === key);
  return isEnding ? 'ending' : null;
}
