import { getCodeSpelling } from './codeSpelling';
import { foldAccents, normalizePartNumber } from './foldText';

/**
 * Kinds of match between a typed text and a part, the most literal first. `sku`, `number`: the text has the spelling of
 * the sku or the part number. `digits`: only the letters and digits are the same. `alike`: the letters and digits are
 * the same if O counts as 0. `equivalent`: the text is a number that the part replaces. `ending`: the text is the end
 * of the sku.
 */
export const matchKinds = ['sku', 'number', 'digits', 'alike', 'equivalent', 'ending'] as const;
export type MatchKind = (typeof matchKinds)[number];

interface CodedPart {
  sku: string;
  partNumber: string;
  equivalents: readonly string[];
}

/** Returns the letters and digits of a number, with 0 instead of O. Stored numbers have the same form. */
const toKey = (text: string): string => normalizePartNumber(text).replace(/o/g, '0');

/** Returns the kind of match between a text and a part. Returns null if the text does not match the part. */
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
