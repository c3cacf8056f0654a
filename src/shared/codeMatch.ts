import { getCodeSpelling } from './codeSpelling';
import { foldAccents, normalizePartNumber } from './foldText';

/**
 * Kinds of match between a typed text and a part, the most literal first. `sku`, `number`: the text is spelt as the sku
 * or the part number; `digits`: only letters and digits agree; `alike`: letters and digits agree if O equals 0;
 * `equivalent`: the text is a number that the part replaces; `ending`: the text is the last pieces of the sku.
 */
export const matchKinds = ['sku', 'number', 'digits', 'alike', 'equivalent', 'ending'] as const;
export type MatchKind = (typeof matchKinds)[number];

interface CodedPart {
  sku: string;
  partNumber: string;
  equivalents: readonly string[];
}

/** Returns a number in the form in which numbers are stored: letters and digits, with O as 0. */
const toKey = (text: string): string => normalizePartNumber(text).replace(/o/g, '0');

/** Returns the kind of match between a text and a part; null if they do not match. */
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
