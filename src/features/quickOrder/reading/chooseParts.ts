import { matchKinds } from '@/shared/codeMatch';
import { toItems } from './items';
import { isShortCode, type Span } from './listSpans';
import { isContent } from './readWords';
import { countSigns, splitTokens, type Token } from './tokens';
import type { FindSpan, SpanMatch } from './types';
import * as vocabulary from '@/shared/orderVocabulary';

/**
 * A code in the line, with the parts that the code may mean. If the catalogue does not have the code, `match` is null
 * and `skus` is empty.
 */
export interface Found {
  span: Span;
  match: SpanMatch | null;
  /** Numbers that may belong to the code or be the quantity. */
  shared: number[];
  /** Skus that the code may mean. Skus of other possible codes at the same place in the line count too. */
  skus: string[];
  isSure: boolean;
  /** Positions at which the line names the same part again. */
  again: Span[];
}

const rankOf = (kind: SpanMatch['kind']): number => matchKinds.indexOf(kind);
/** Whether the text equals a sku or a part number letter by letter. */
const isLiteral = ({ kind }: SpanMatch): boolean => kind === 'sku' || kind === 'number';
const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;
const shareSku = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((sku) => other.includes(sku));
const isShortNumber = (text: string): boolean => /^\d{1,4}$/.test(text.trim());

/** Chooses the codes of a line, and the parts that each code may mean. */
export function chooseParts(
  text: string,
  tokens: readonly Token[],
  spans: readonly Span[],
  find: FindSpan,
): Found[] {
  const all = spans.flatMap((span) => {
    const match = find(span.text);
    return match ? [{ span, match }] : [];
  });
  // a guessed code counts only if no code in its original spelling matches at the same place
  const hits = all.filter(
    ({ span, match }) =>
      span.isGuess !== true ||
      (match.kind !== 'ending' &&
        match.kind !== 'equivalent' &&
        !all.some((one) => one.span.isGuess !== true && overlap(one.span, span))),
  );
  hits.sort(
    (one, other) =>
      Number(isLiteral(other.match)) - Number(isLiteral(one.match)) ||
      Number(one.match.kind === 'ending') - Number(other.match.kind === 'ending') ||
      Number(one.span.glued !== undefined) - Number(other.span.glued !== undefined) ||
      other.span.to - other.span.from - (one.span.to - one.span.from) ||
      rankOf(one.match.kind) - rankOf(other.match.kind),
  );
  const chosen: Found[] = [];
  const hasNamed = hits.some(({ span, match }) => match.kind !== 'ending' && !isShortNumber(span.text));
  for (const { span, match } of hits) {
    if (match.kind === 'ending' && (hasNamed || !standsAlone(tokens, span))) continue;
    if (hasNamed && isShortNumber(span.text)) continue;
    const rival = chosen.find((one) => overlap(one.span, span));
    if (!rival) {
      const isOneOfMany = match.skus.length > 1 || match.kind === 'equivalent' || match.kind === 'ending';
      const shared = listShared(span.text, match);
      chosen.push({
        span,
        match,
        skus: match.skus,
        shared,
        isSure: !isOneOfMany && shared.length === 0,
        again: [],
      });
    } else if (match.kind !== 'ending' && !shareSku(rival.skus, match.skus))
      addRival(rival, span, tokens, match);
  }
  const byEquivalent = chosen.filter(({ match }) => match?.kind !== 'equivalent');
  const parts = byEquivalent.length > 0 ? byEquivalent : chosen;
  parts.push(...listUnknown(text, tokens, parts));
  parts.sort((one, other) => one.span.from - other.span.from);
  // if the line names a part by its sku and by its part number, the part is listed once
  return parts.filter(({ skus, span }, at) => {
    const earlier = parts.slice(0, at).find((one) => shareSku(one.skus, skus));
    earlier?.again.push(span);
    return earlier === undefined;
  });
}

/**
 * Adds the parts of an overlapping code, so that the user must choose. The longer code consists of the shorter code and
 * a number.
 */
function addRival(rival: Found, span: Span, tokens: readonly Token[], match: SpanMatch): void {
  const [long, short] =
    span.to - span.from > rival.span.to - rival.span.from ? [span, rival.span] : [rival.span, span];
  const extra = tokens
    .slice(long.from, long.to)
    .filter((_, at) => long.from + at < short.from || long.from + at >= short.to);
  const numbers = extra.filter(({ isWord }) => isWord).map(({ text }) => text);
  const glued = span.glued ?? rival.span.glued;
  // in `hv 33032 x 4` the x may end the longer code, or mean "times"
  if (numbers.length === 1 && /^x$/i.test(numbers[0] ?? '')) {
    rival.skus = [...rival.skus, ...match.skus];
    rival.isSure = false;
    return;
  }
  if (glued) numbers.push(glued.number);
  if (numbers.length === 0 || !numbers.every((number) => /^\d{1,3}$/.test(number))) return;
  rival.skus = [...rival.skus, ...match.skus];
  rival.isSure = false;
  rival.shared.push(...numbers.map(Number), 1);
}

/**
 * Lists the numbers at the ends of a code. The line has blanks in the code where the catalogue has no blanks, so such a
 * number may be the quantity.
 */
function listShared(text: string, match: SpanMatch): number[] {
  if (isLiteral(match)) return [];
  const pieces = text.trim().split(/\s+/);
  if (pieces.length < 2) return [];
  const isGroup = (piece: string, beside: string): boolean =>
    !/^\d{1,3}$/.test(piece) || !/\d$|^\d/.test(beside) || (piece.length === 3 && beside.length === 3);
  const [first = '', second = ''] = pieces;
  const [last = '', beforeLast = ''] = pieces.toReversed();
  return [
    ...(isGroup(last, beforeLast) ? [] : [Number(last)]),
    ...(isGroup(first, second) || first.startsWith('0') ? [] : [Number(first)]),
  ];
}

/** Whether the line contains only the code and a quantity. */
const standsAlone = (tokens: readonly Token[], { from, to }: Span): boolean =>
  tokens.every(
    ({ isWord, word }, at) =>
      (at >= from && at < to) ||
      !isWord ||
      /^(?:x|x?\d+x?)$/.test(word) ||
      vocabulary.units.has(word) ||
      vocabulary.chatWords.has(word),
  );

/** Lists words that look like a code but do not exist in the catalogue. */
function listUnknown(text: string, tokens: readonly Token[], parts: readonly Found[]): Found[] {
  const items = toItems(tokens);
  const cars = new Set(
    parts.flatMap(({ match }) =>
      (match?.vehicles ?? []).flatMap((fitment) => splitTokens(fitment).map(({ word }) => word)),
    ),
  );
  const isTaken = (at: number): boolean => parts.some(({ span }) => at >= span.from && at < span.to);
  const chunks = tokens.flatMap((token, at) => {
    if (
      isTaken(at) ||
      cars.has(token.word) ||
      items[at]?.type !== 'word' ||
      !/\d/.test(token.word) ||
      isSize(token)
    )
      return [];
    const signs = countSigns(token.text);
    const isLong = signs >= 6 || (signs >= 4 && /[-._/]/.test(token.text));
    return isLong && /\p{L}/u.test(token.text) ? [toUnknown(text, tokens, at)] : [];
  });
  if (parts.length > 0) return chunks.filter(({ span }) => isApart(tokens, span, parts));
  if (chunks.length > 0) return chunks;
  // words that may name the part of the line
  const rest = tokens.filter(({ isWord, word }) => isWord && isContent(word));
  const only = tokens.findIndex(
    (token, at) =>
      token.isWord &&
      ((items[at]?.type === 'word' &&
        !isSize(token) &&
        /\d/.test(token.word) &&
        (countSigns(token.text) >= 3 || isShortCode(token.text))) ||
        (/^\d{5,15}$/.test(token.word) && items[at]?.type !== 'measure')),
  );
  if (only >= 0 && rest.length <= 1) return [toUnknown(text, tokens, only)];
  return [];
}

/** Whether a word is a size, such as `20W50` or `R15`. A size is not a code. */
const isSize = ({ word }: Token): boolean => /^\d{1,2}w-?\d{2}$|^z?r(?:1[2-9]|2[0-2])c?$/.test(word);

function toUnknown(text: string, tokens: readonly Token[], at: number): Found {
  const token = tokens[at];
  const whole = { text: token?.text ?? '', from: at, to: at + 1 };
  const times = /^(.+[\p{L}\p{N}])x(\d{1,6})$/iu.exec(whole.text);
  const before = /^(\d{1,6})[x*](?=[\p{L}])(.+)$/iu.exec(whole.text);
  const span: Span = times
    ? { ...whole, text: times[1] ?? '', glued: { mark: 'x', number: times[2] ?? '', isBefore: false } }
    : before && /\d/.test(before[2] ?? '')
      ? { ...whole, text: before[2] ?? '', glued: { mark: 'x', number: before[1] ?? '', isBefore: true } }
      : whole;
  return { span, match: null, skus: [], shared: [], isSure: false, again: [] };
}

/** Whether an unknown code stands in a separate clause. If so, the unknown code is read beside the known codes. */
function isApart(tokens: readonly Token[], { from, text }: Span, parts: readonly Found[]): boolean {
  if (!/^\p{L}+[-._/][\p{L}\p{N}-]*\d/u.test(text)) return false;
  return parts.every(({ span }) => {
    const between = from >= span.to ? tokens.slice(span.to, from) : tokens.slice(from + 1, span.from);
    return between.some(({ word }) => /^[,;+&/|\t]$/.test(word) || word === 'y' || word === 'and');
  });
}
