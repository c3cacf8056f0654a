import { normalizePartNumber } from './foldText';
import { hasDigit, parseQuery } from './partSearch';

/** A segment of a text. `isMatch` says whether the segment matches the query. */
export interface TextSegment {
  text: string;
  isMatch: boolean;
}

/** A letter or digit in lower case without accents (one UTF-16 unit), its position, and whether it begins a word. */
interface Letter {
  code: string;
  from: number;
  to: number;
  opens: boolean;
}

function foldLetters(text: string): Letter[] {
  const letters: Letter[] = [];
  let at = 0;
  let opens = true;
  for (const char of text) {
    const to = at + char.length;
    const last = letters.at(-1);
    if (last?.to === at && /[\p{M}\p{DI}]/u.test(char)) {
      last.to = to;
    } else {
      const codes = normalizePartNumber(char).split('');
      for (const code of codes) {
        letters.push({ code, from: at, to, opens });
        opens = false;
      }
      if (codes.length === 0) opens = true;
    }
    at = to;
  }
  return letters;
}

/**
 * Returns the positions at which a code begins in the letters. If the code begins a word, only such positions are
 * returned. Otherwise the code may be inside a word or a number.
 */
function findPositions(code: string, letters: readonly Letter[], compact: string): number[] {
  const positions: number[] = [];
  for (let at = compact.indexOf(code); at >= 0; at = compact.indexOf(code, at + 1)) positions.push(at);
  const atWords = positions.filter((at) => letters[at]?.opens);
  if (atWords.length > 0) return atWords;
  const isInside = (at: number) => letters.slice(at + 1, at + code.length).every(({ opens }) => !opens);
  return positions.filter((at) => isInside(at) || (code.length >= 4 && hasDigit(code)));
}

/**
 * Splits a text into segments, and marks the segments that match the query. Accents, case and separators may differ:
 * `pd1042` matches the whole text `PD-1042`. All segments together are the text.
 */
export function highlightMatches(text: string, query: string): TextSegment[] {
  const { code, words } = parseQuery(query);
  const letters = foldLetters(text);
  const compact = letters.map((letter) => letter.code).join('');
  const marked = new Set<number>();
  const mark = (code: string): boolean => {
    const positions = code === '' ? [] : findPositions(code, letters, compact);
    for (const position of positions) {
      const last = letters[position + code.length - 1];
      for (let at = letters[position]?.from ?? 0; at < (last?.to ?? 0); at += 1) marked.add(at);
    }
    return positions.length > 0;
  };
  if (!mark(code)) {
    for (const word of words) if (!mark(word.code)) word.pieces.forEach(mark);
  }
  const stretches: TextSegment[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = stretches.at(-1);
    if (last?.isMatch === marked.has(at)) last.text += text.charAt(at);
    else stretches.push({ text: text.charAt(at), isMatch: marked.has(at) });
  }
  return stretches;
}
