import { foldAccents } from '@/shared/foldText';

export interface Token {
  text: string;
  /** In lower case, without accents. */
  word: string;
  start: number;
  end: number;
  isWord: boolean;
  /** A blank stands before it. */
  isSpaced: boolean;
}

/** Decimal numbers, chunks of letters and digits with marks inside, and single signs. */
const pattern =
  /(?<![\p{L}\p{N}])(?:0|[1-9]\d{0,5})(?:[.,]\d{1,3})+(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:[-._/'][\p{L}\p{N}]+)*|[^\s]/gu;

export function splitTokens(text: string): Token[] {
  return [...text.matchAll(pattern)].map(([part], at, all) => {
    const match = all[at];
    const start = match?.index ?? 0;
    return {
      text: part,
      word: foldAccents(part),
      start,
      end: start + part.length,
      isWord: /[\p{L}\p{N}]/u.test(part),
      isSpaced: /\s/.test(text[start - 1] ?? ' '),
    };
  });
}

/** Splits what is glued to a code by a mark: `FRE-PD-1042x3`, `3xFRE-PD-1042`, `FRE-PD-1042/3`, `FRE-PD-1042-3`. */
export const glued = {
  before: /^(\d{1,6})(?:([x*])(?=[\p{L}\p{N}]{2})|([.-])(?=\p{L}{2}))/iu,
  after: /(?<=[\p{L}\p{N}]{2})([x/.-])(\d{1,6})$/iu,
} as const;
