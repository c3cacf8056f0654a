import { normalizePartNumber, hasDigit, parseQuery } from './partSearch';

/** A stretch of a text, and whether it is what was searched for. */
export interface TextSegment {
  text: string;
  isMatch: boolean;
}

/** A letter or digit as it is compared (one unit of text), where it stands, and whether it begins a word. */
interface Letter {
  code: string;
  from: number;
  to: number;
  opens: boolean;
}

function lettersOf(text: string): Letter[] {
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

/** Where a code stands among the letters: at the beginnings of words if it does anywhere, else inside a word or number. */
function placesOf(code: string, letters: readonly Letter[], compact: string): number[] {
  const places: number[] = [];
  for (let at = compact.indexOf(code); at >= 0; at = compact.indexOf(code, at + 1)) places.push(at);
  const atWords = places.filter((at) => letters[at]?.opens);
  if (atWords.length > 0) return atWords;
  const isInside = (at: number) => letters.slice(at + 1, at + code.length).every(({ opens }) => !opens);
  return places.filter((at) => isInside(at) || (code.length >= 4 && hasDigit(code)));
}

/**
 * The text in stretches, of which those match that the query is found by. Accents, case and separators differ freely:
 * `pd1042` is all of `PD-1042`. Put together again the stretches are the text.
 */
export function highlightMatches(text: string, query: string): TextSegment[] {
  const { code, words } = parseQuery(query);
  const letters = lettersOf(text);
  const compact = letters.map((letter) => letter.code).join('');
  const marked = new Set<number>();
  const mark = (wanted: string): boolean => {
    const places = wanted === '' ? [] : placesOf(wanted, letters, compact);
    for (const place of places) {
      const last = letters[place + wanted.length - 1];
      for (let at = letters[place]?.from ?? 0; at < (last?.to ?? 0); at += 1) marked.add(at);
    }
    return places.length > 0;
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
