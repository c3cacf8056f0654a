import { countSigns, glued, remember, splitTokens, type Token } from './tokens';
import { chatWords, endings, isKnownWord, isRequest, joining, requests } from '@/shared/orderVocabulary';

const maxLetters = 40;
/** Maximum number of characters of a span, including separators. */
export const longestSpan = 60;
const maxWords = 6;
/** Maximum number of letters in a word without digits that may be a piece of a code with blanks. */
const longestPiece = 5;

export interface Span {
  text: string;
  /** Position of the first token of the span. `to` is the position after the last token. */
  from: number;
  to: number;
  /** Number that a mark joins to the beginning or the end of the code: the 3 of `FRE-PD-1042x3`. */
  glued?: { mark: string; number: string; isBefore: boolean };
  /** Whether `text` is a guess. The line has `FRE-PD-l042`, and `text` is `FRE-PD-1042`. */
  isGuess?: boolean;
}

const hasDigit = (text: string): boolean => /\p{N}/u.test(text);
/**
 * Whether a token is an ordinary word of a sentence. Such a word is not a piece of a code, even if it is short. A
 * single letter may be a piece of a code.
 */
const isSaid = ({ word }: Token): boolean =>
  word.length > 2 && (chatWords.has(word) || endings.has(word) || joining.has(word) || requests.has(word));
const isPiece = (token: Token): boolean => !isSaid(token) && isCodeLike(token);
/** Whether an ordinary word may begin a code, because other pieces of a code follow: `sus` in `sus am 5303`. */
const mayBegin = (token: Token, next: Token | undefined, third: Token | undefined): boolean =>
  token.word.length === 3 &&
  next?.isWord === true &&
  ((/^\p{L}{2,3}$/u.test(next.word) && !isSaid(next) && /^\d{3,6}/.test(third?.word ?? '')) ||
    // `and 33740 g` may be a code with blanks: a short word, a number and a letter
    (/^\d{4,6}$/.test(next.word) && /^\p{L}$/u.test(third?.word ?? '')));
const isCodeLike = ({ text }: Token): boolean =>
  hasDigit(text) || text.split(/[-._/]/).every((piece) => piece.length <= longestPiece);
/**
 * Whether a text is a decimal number, such as `5.60` or `1.000`. `4438.731` is neither a price nor a number with a
 * thousands separator.
 */
const isDecimal = (text: string): boolean =>
  /^\d+(?:[.,]\d+)+$/.test(text) && !/^\d{4,}\.\d{3}$|^\d+\.\d+\.\d{4,}$/.test(text);
/** Whether a text is a code of two signs, such as D-4. Without the dash, as in H4, the text is a measure. */
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
      // a number before a unit is a quantity, not a piece of the code
      glued: {
        mark: after[3] === undefined ? (after[1] ?? '').toLowerCase() : 'x',
        number: after[2] ?? '',
        isBefore: false,
      },
    };
}

/**
 * Signs that look alike, such as I, l and 1. The writer may have typed one instead of another: `3I02`, `4ll2`, `BUlIA`.
 */
const mayLookAlike = /[il]\d|\d[il]|\p{L}1|1\p{L}|l\p{Lu}|\p{Lu}l/iu;
/**
 * Returns the code that the customer may mean. Among digits, I and l become 1, and O becomes 0. Among letters, 1 and l
 * become I. Returns null if the text does not change.
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
 * Lists the possible codes in a line: words with digits, and several words joined across blanks. A possible code with
 * look-alike signs is also listed with these signs replaced.
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
    spans.push(...listMakersNumbers(text, tokens, from));
    if (!isPiece(token) && !mayBegin(token, tokens[from + 1], tokens[from + 2])) return;
    if (isDecimal(token.text)) return;
    let words = 1;
    for (let to = from + 1; to < tokens.length && words < maxWords; to += 1) {
      const next = tokens[to];
      // a dash between blanks also joins two pieces: `FRE - PD - 1042`
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

/**
 * Lists spans of an unknown word and a number, with the pieces behind it. The word may be the maker's name, instead of
 * the letters of the code: `haruvex 33853p`, `andivor 95445 z`, `vaudrelle 13 37 9122`.
 */
function listMakersNumbers(text: string, tokens: readonly Token[], from: number): Span[] {
  const [name, ...pieces] = tokens.slice(from, from + 5);
  if (!name || !/^\p{L}{4,20}$/u.test(name.word) || isKnownWord(name.word) || isRequest(name.word)) return [];
  const spans: Span[] = [];
  for (const [at, { word, end }] of pieces.entries()) {
    if (!/^(?:\d{2,7}\p{L}?|\p{L})$/u.test(word)) break;
    const number = pieces.slice(0, at + 1).map((piece) => piece.word);
    const isYear = /^(?:19|20)\d\d$/.test(number.join(''));
    if (/\d{4}/.test(number.join('')) && /^\d/.test(number[0] ?? '') && !isYear)
      spans.push({ text: text.slice(name.start, end), from, to: from + at + 2 });
  }
  return spans;
}

/**
 * Whether a span is not a code: a digit beside a short number (`3 4`), or a span that begins or ends with an x (`x
 * 1042`). `hv 33032 x` may be a code that ends with X.
 */
function isLoose(tokens: readonly Token[], from: number, to: number): boolean {
  const first = tokens[from]?.word ?? '';
  const last = tokens[to]?.word ?? '';
  const beforeLast = tokens[to - 1]?.word ?? '';
  if (first === 'x' || (last === 'x' && (to < from + 2 || !/^\d{3,6}$/.test(beforeLast)))) return true;
  return (
    to === from + 1 && isNumber(first) && isNumber(last) && first.length + last.length < 5 && first.length < 2
  );
}
