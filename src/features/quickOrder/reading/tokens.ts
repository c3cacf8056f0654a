import { foldAccents, normalizePartNumber } from '@/shared/foldText';

const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/**
 * Converts a text to lower case without accents. Plain text has a faster way, because the user waits while 500 lines
 * are read.
 */
const fold = (text: string): string => (isPlain(text) ? text.toLowerCase() : foldAccents(text));

/** Returns the number of letters and digits in a code. */
export const countSigns = (text: string): number =>
  isPlain(text) ? text.replace(/[^A-Za-z0-9]/g, '').length : normalizePartNumber(text).length;

export interface Token {
  text: string;
  /** The text of the token in lower case, without accents. */
  word: string;
  start: number;
  end: number;
  isWord: boolean;
  /** Whether a blank precedes the token. */
  isSpaced: boolean;
}

/** Pattern of a token: a decimal number, letters and digits that may have signs between them, or a single sign. */
const pattern =
  /(?<![\p{L}\p{N}])(?:0|[1-9]\d{0,5})(?:[.,]\d{1,3})+(?!\.?\p{L}|-\p{L}|\p{N})|[\p{L}\p{N}]+(?:[-._/'][\p{L}\p{N}]+)*|[^\s]/gu;

/**
 * Caches the results of a function by text. The same lines are split twice: for the request, and when the answer
 * arrives.
 */
export function remember<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size > 4_000) known.clear();
    const computed = compute(text);
    known.set(text, computed);
    return computed;
  };
}

export const splitTokens = remember((text: string): Token[] => {
  return [...text.matchAll(pattern)].map(([part], at, all) => {
    const match = all[at];
    const start = match?.index ?? 0;
    return {
      text: part,
      word: fold(part),
      start,
      end: start + part.length,
      isWord: /[\p{L}\p{N}]/u.test(part),
      isSpaced: /\s/.test(text[start - 1] ?? ' '),
    };
  });
});

/** Lists the words and signs of a text, in lower case and without accents. */
export const listWords = (text: string): string[] => splitTokens(text).map(({ word }) => word);

/**
 * Patterns of a number that a sign joins to a code: `FRE-PD-1042x3`, `3xFRE-PD-1042`, `FRE-PD-1042/3`, `FRE-PD-1042-3`,
 * `FRE-PD-1042-3u`.
 */
export const glued = {
  before: /^(\d{1,6})(?:([x*])(?=[\p{L}\p{N}]{2})|([.-])(?=\p{L}{2}))/iu,
  after: /(?<=[\p{L}\p{N}]{2})([x/.-])(\d{1,6})(u|und|uds|unid|pcs|pzs)?$/iu,
} as const;
