import { countSigns, glued, remember, splitTokens, type Token } from './tokens';
import { chatWords, endings, joining, requests } from '@/shared/orderVocabulary';

const maxLetters = 40;
/** Maximum length of a span in characters, with its separators. */
export const longestSpan = 60;
const maxWords = 6;
/** Maximum length of a word of only letters within a code that is written with blanks. */
const longestPiece = 5;

export interface Span {
  text: string;
  /** Position of the span's first token; `to` is the position after the span's last token. */
  from: number;
  to: number;
  /** Number joined to the beginning or end of the code by a mark: the 3 of `FRE-PD-1042x3`. */
  glued?: { mark: string; number: string; isBefore: boolean };
  /** Whether `text` is a guess: `FRE-PD-1042` for `FRE-PD-l042`. */
  isGuess?: boolean;
}

const hasDigit = (text: string): boolean => /\p{N}/u.test(text);
/**
 * Whether a token is a word of a sentence, and therefore not a piece of a code, even if the word is short. A single
 * letter may be a piece.
 */
const isSaid = ({ word }: Token): boolean =>
  word.length > 2 && (chatWords.has(word) || endings.has(word) || joining.has(word) || requests.has(word));
const isPiece = (token: Token): boolean => !isSaid(token) && isCodeLike(token);
/** Whether a word of a sentence begins a code, because pieces of a code follow the word: `SUS` in `sus am 5303`. */
const mayBegin = (token: Token, next: Token | undefined, third: Token | undefined): boolean =>
  token.word.length === 3 &&
  next?.isWord === true &&
  ((/^\p{L}{2,3}$/u.test(next.word) && !isSaid(next) && /^\d{3,6}/.test(third?.word ?? '')) ||
    // `and 33740 g`: pieces of a code after a short word
    (/^\d{4,6}$/.test(next.word) && /^\p{L}$/u.test(third?.word ?? '')));
const isCodeLike = ({ text }: Token): boolean =>
  hasDigit(text) || text.split(/[-._/]/).every((piece) => piece.length <= longestPiece);
/** Whether a text is a decimal number: `5.60`, `1.000`; `4438.731` is neither a price nor a number with thousands. */
const isDecimal = (text: string): boolean => /^\d+(?:[.,]\d+)+$/.test(text) && !/^\d{4,}\.\d{3}$/.test(text);
/** Whether a text is a code of two signs, such as D-4: the dash distinguishes it from a measure, such as H4. */
export const isShortCode = (text: string): boolean => /^\p{L}-\p{N}$/u.test(text);
const isNumber = (text: string): boolean => /^\d+$/.test(text);

function* splitGlued(token: Token, at: number): Generator<Span> {
  const before = glued.before.exec(token.text);
  const from = before ? token.text.slice(before[0].length) : null;
  if (before && from !== null && hasDigit(from))
    yield {
      text: from,
      from: at,
      to: at + 1,
      glued: { mark: before[2] ?? before[3] ?? '', number: before[1] ?? '', isBefore: true },
    };
  const after = glued.after.exec(token.text);
  const upTo = after ? token.text.slice(0, after.index) : null;
  if (after && upTo !== null && hasDigit(upTo))
    yield {
      text: upTo,
      from: at,
      to: at + 1,
      // a number with a unit behind it is a quantity, not a piece of the code
      glued: {
        mark: after[3] === undefined ? (after[1] ?? '').toLowerCase() : 'x',
        number: after[2] ?? '',
        isBefore: false,
      },
    };
}

/**
 * Signs that look alike, such as I, l and 1. One may have been typed or scanned in place of another: `3I02`, `4ll2`,
 * `BUlIA`.
 */
const mayLookAlike = /[il]\d|\d[il]|\p{L}1|1\p{L}|l\p{Lu}|\p{Lu}l/iu;
/**
 * Returns the code that may be meant: among digits, 1 replaces I and l, and 0 replaces O; among letters, I replaces 1
 * and l. Null if nothing is replaced.
 */
function writeLookalikes(text: string): string | null {
  if (!mayLookAlike.test(text) || countSigns(text) < 6) return null;
  const written = text.replace(/[\p{L}\p{N}]+/gu, (run) => {
    if (/^[ilo\d]*\d[ilo\d]*$/i.test(run)) return run.replace(/[il]/gi, '1').replace(/o/gi, '0');
    if (/^(?:1\p{L}{1,2}|\p{L}{1,2}1\p{L}?)$/u.test(run)) return run.replace('1', 'I');
    return run.replace(/(?<=\p{Lu})l|l(?=\p{Lu})/gu, 'I');
  });
  return written === text ? null : written;
}

/**
 * Lists possible codes in a line: words with digits, and words joined across blanks. Each of these is listed once more
 * with its look-alike signs replaced.
 */
export const listSpans = remember((text: string): Span[] => {
  const spans = listWritten(text);
  const guesses = spans.flatMap((span): Span[] => {
    const written = hasDigit(span.text) ? writeLookalikes(span.text) : null;
    return written === null ? [] : [{ ...span, text: written, isGuess: true }];
  });
  return guesses.length > 0 ? [...spans, ...guesses] : spans;
});

function listWritten(text: string): Span[] {
  const tokens = splitTokens(text);
  const spans: Span[] = [];
  const isShort = tokens.filter(({ isWord }) => isWord).length <= 2;
  tokens.forEach((token, from) => {
    if (!token.isWord) return;
    const letters = countSigns(token.text);
    if (
      (letters >= 3 || isShortCode(token.text)) &&
      letters <= maxLetters &&
      token.text.length <= longestSpan &&
      !isDecimal(token.text) &&
      (hasDigit(token.text) || isShort)
    )
      spans.push({ text: token.text, from, to: from + 1 });
    spans.push(...splitGlued(token, from));
    if (!isPiece(token) && !mayBegin(token, tokens[from + 1], tokens[from + 2])) return;
    if (isDecimal(token.text)) return;
    let words = 1;
    for (let to = from + 1; to < tokens.length && words < maxWords; to += 1) {
      const next = tokens[to];
      // a dash between blanks joins as well: FRE - PD - 1042
      if (next?.text === '-' && tokens[to + 1]?.isWord) continue;
      if (!next?.isWord || !isPiece(next) || isDecimal(next.text)) break;
      if (tokens[to - 1]?.text !== '-' && !next.isSpaced) break;
      words += 1;
      const joined = text.slice(token.start, next.end);
      const signs = countSigns(joined);
      if (signs > maxLetters || joined.length > longestSpan) break;
      if (signs >= 4 && hasDigit(joined) && !isLoose(tokens, from, to))
        spans.push({ text: joined, from, to: to + 1 });
    }
  });
  return spans;
}

/** Whether a span is not a code: a digit beside a short number (`3 4`), or a span with an x at one end (`x 1042`). */
function isLoose(tokens: readonly Token[], from: number, to: number): boolean {
  const first = tokens[from]?.word ?? '';
  const last = tokens[to]?.word ?? '';
  if (first === 'x' || last === 'x') return true;
  return (
    to === from + 1 && isNumber(first) && isNumber(last) && first.length + last.length < 5 && first.length < 2
  );
}
