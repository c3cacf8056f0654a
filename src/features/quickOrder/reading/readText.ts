import { matchKinds } from '@/shared/codeMatch';
import { normalizePartNumber } from '@/shared/foldText';
import { codeItem, joinNumberWords, toItems, type Item } from './items';
import { leaveOutAddress } from './leaveOutAddress';
import { isShortCode, listSpans, type Span } from './listSpans';
import { listPieces, nameOne, toNamedItems } from './ownName';
import { findUncodedPart, listUncodedParts } from './uncodedParts';
import { isOtherPart } from './otherPart';
import { explain, hasDoubt, readQuantity } from './readQuantity';
import { countSigns, splitTokens, type Token } from './tokens';
import type { FindSpan, Reading, SpanMatch } from './types';
import * as vocabulary from '@/shared/orderVocabulary';

/**
 * A code in the line, with the parts that the code may mean. If the catalogue does not have the code, `match` is null
 * and `skus` is empty.
 */
interface Found {
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

export interface LineReading {
  readings: Reading[];
  /** Whether the line contains only a quantity. */
  isQuantityOnly: boolean;
}

/** Reads a line. The catalogue finds the codes, and the remaining words give the quantities. */
export function readText(text: string, find: FindSpan, isListed = false): LineReading {
  const tokens = splitTokens(text);
  const spans = listSpans(text);
  const found = chooseParts(text, tokens, spans, find);
  if (isCrowded(toItems(tokens))) return askForEach(text, found);
  if (found.length === 0) return readUncodedList(text, isListed) ?? readWords(text, tokens, isListed);
  const apart = readUncodedApart(text, tokens, found, find, isListed);
  if (apart) return apart;
  const readings = readEach(
    text,
    leaveOutAddress(
      partByMore(tokens, found),
      found.map(({ span }) => span),
    ),
    found,
    isListed,
  );
  const isRepeated = found.some(isNamedAgain);
  return {
    readings: isRepeated ? readings.map((reading) => ({ ...askAgain(reading), isAssumed: false })) : readings,
    isQuantityOnly: false,
  };
}

/** Reads a list of parts without codes, each with its number: `2 rótulas inferiores y 2 terminales`. Null for other lines. */
function readUncodedList(text: string, isListed: boolean): LineReading | null {
  const parts = listUncodedParts(text);
  const isNumbered = (part: string, at: number): boolean =>
    (at === 0 ? /^(?:\P{L}*\p{L}+\s+){0,2}\d{1,3}\s/u : /^\d{1,3}\s/).test(part);
  if (parts.length < 2 || !parts.every(isNumbered)) return null;
  return {
    readings: parts.flatMap((part) => readWords(part, splitTokens(part), isListed).readings),
    isQuantityOnly: false,
  };
}

/** Reads the codes of a line, and apart from them the parts without codes beside them. Null if the line has no such part. */
function readUncodedApart(
  text: string,
  tokens: readonly Token[],
  found: readonly Found[],
  find: FindSpan,
  isListed: boolean,
): LineReading | null {
  const codes = found.map(({ span, match }) => ({ ...span, match }));
  const joint = findUncodedPart(text, tokens, codes);
  if (!joint) return null;
  const { isBefore, from, to } = joint;
  const own = readText(isBefore ? text.slice(to) : text.slice(0, from), find, isListed).readings;
  const uncoded = listUncodedParts(isBefore ? text.slice(0, from) : text.slice(to)).flatMap((part) => {
    const { readings } = readWords(part, splitTokens(part), false);
    return readings.length > 0 ? readings : askForEach(part, []).readings;
  });
  if (own.length !== found.length) return null;
  const readings = isBefore ? [...uncoded, ...own] : [...own, ...uncoded];
  return { readings: readings.map((reading) => ({ ...reading, text })), isQuantityOnly: false };
}

/** Replaces the word `más` between two codes by a comma: `2 CODE más 1 CODE`, `CODE x2 más CODE x1`. */
function partByMore(tokens: readonly Token[], found: readonly Found[]): readonly Token[] {
  const [first, last] = [found[0]?.span, found.at(-1)?.span];
  if (!first || !last || found.length < 2) return tokens;
  const isNumber = (token: Token | undefined): boolean =>
    token !== undefined && (/^x?\d{1,3}$/.test(token.word) || vocabulary.numberWords.has(token.word));
  const trails = tokens.slice(last.to).some(isNumber) || last.glued?.isBefore === false;
  return tokens.map((token, at) =>
    token.word === 'mas' &&
    at >= first.to &&
    at < last.from &&
    (isNumber(tokens[at + 1]) || (trails && found.some(({ span }) => span.from === at + 1)))
      ? { ...token, text: ',', word: ',', isWord: false }
      : token,
  );
}

/**
 * Whether a line contains the code of the same part more than once, as in `2 CODE, CODE`. The quantities may differ.
 */
function isNamedAgain({ span, again }: Found): boolean {
  const names = [span, ...again].map(({ text }) => normalizePartNumber(text));
  return new Set(names).size < names.length;
}

/** Clears the quantity of a reading, so that the user must choose a quantity. The cleared quantity becomes a choice. */
export const askAgain = (reading: Reading): Reading =>
  reading.quantity === null
    ? reading
    : {
        ...reading,
        quantity: null,
        choices: [...new Set([reading.quantity, ...reading.choices])].slice(0, 4),
      };

/** Whether a line has so many numbers or words that the rules would take too long. */
const isCrowded = (items: readonly Item[]): boolean =>
  items.length > 150 || items.filter(({ type }) => type === 'amount' || type === 'decimal').length > 30;

/**
 * Returns a reading without a quantity for each code of a line. If the line has no code, returns one reading of its
 * words, also without a quantity.
 */
function askForEach(text: string, found: readonly Found[]): LineReading {
  const asked = { line: 0, text, quantity: null, choices: [] };
  const parts = found.map(({ match, span, skus, isSure }): Reading => ({
    ...asked,
    kind: match ? 'part' : 'unknown',
    code: span.text,
    skus,
    isSure,
  }));
  const words: Reading = { ...asked, kind: 'words', code: text, skus: [], isSure: false };
  return { readings: parts.length > 0 ? parts : [words], isQuantityOnly: false };
}

function chooseParts(
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

const isContent = (word: string): boolean =>
  /\p{L}{3}/u.test(word) &&
  !vocabulary.chatWords.has(word) &&
  !vocabulary.isRequest(word) &&
  !vocabulary.joining.has(word) &&
  !vocabulary.quantityLabels.has(word) &&
  !vocabulary.units.has(word) &&
  !vocabulary.packs.has(word) &&
  !vocabulary.endings.has(word) &&
  !vocabulary.priceLabels.has(word) &&
  !vocabulary.numberWords.has(word) &&
  !vocabulary.dozens.has(word) &&
  !vocabulary.refusals.has(word) &&
  !vocabulary.doubts.has(word) &&
  !vocabulary.retractions.has(word) &&
  !vocabulary.dayLabels.has(word) &&
  (word === 'motor' || !vocabulary.documentLabels.has(word));

const isPhone = (digits: string): boolean => /^(?:\+?593|0)(?:9\d{8}|[2-7]\d{7})$/.test(digits);
/** Whether a line consists of numbers that may be the figures of a code: `57 55 3692`, `016-8362 2`, `1042-2, 1057-3`. */
const mayBeFigures = (tokens: readonly Token[]): boolean =>
  !isPhone(tokens.map(({ word }) => word).join('')) &&
  tokens.every(({ word }) => /^(?:[\d-]+|x|,|;)$/.test(word)) &&
  tokens.some(({ word }) => /^\d{3,}(?:-\d+)?$/.test(word)) &&
  (tokens.some(({ word }) => /^\d{3,}-\d+$/.test(word)) || tokens.filter(({ isWord }) => isWord).length > 2);

function readWords(text: string, tokens: readonly Token[], isListed: boolean): LineReading {
  const items = toItems(tokens);
  // the diminutive `pedidito` counts as `pedido`, and `pedido` does not name a part
  const content = tokens.filter(
    ({ isWord, word }, at) => isWord && isContent(word) && isContent(items[at]?.word ?? word),
  );
  if (isPhone(tokens.map(({ word }) => word).join(''))) return { readings: [], isQuantityOnly: false };
  // `$18` below a code is its price
  const hasNumber = explain(joinNumberWords(items)).some(
    ({ type, word }) => type === 'amount' || vocabulary.pairs.has(word),
  );
  const isChatter =
    content.some(({ word }) => vocabulary.chatter.has(word)) &&
    !content.some(({ word }) => vocabulary.countNouns.has(word));
  if (isChatter) return { readings: [], isQuantityOnly: false };
  if (content.length === 0 && mayBeFigures(tokens)) return askForEach(text, []);
  if (content.length === 0) return { readings: [], isQuantityOnly: hasNumber };
  const { quantity, choices } = readQuantity(items, isListed);
  return {
    readings: [{ kind: 'words', line: 0, text, code: text, skus: [], isSure: false, quantity, choices }],
    isQuantityOnly: false,
  };
}

/** Returns the items for the tokens between `from` and `to`. A code item replaces the tokens of the code. */
function listItems(
  tokens: readonly Token[],
  from: number,
  to: number,
  { span, match, again }: Found,
): Item[] {
  // in `CODE (its number) x2` the number is a second name of the same part and is left out
  const listRest = (first: number, end: number): Token[] =>
    tokens.filter((_, at) => at >= first && at < end && !again.some((one) => at >= one.from && at < one.to));
  const before = toNamedItems(listRest(from, span.from), match);
  const rest = listRest(span.to, to);
  const after = toNamedItems(rest, match, true);
  return [
    ...before,
    ...listPieces(before, rest, match),
    ...listGlued(span, true),
    codeItem,
    ...listGlued(span, false),
    ...after,
  ];
}

function listGlued({ glued }: Span, isBefore: boolean): Item[] {
  if (!glued || glued.isBefore !== isBefore) return [];
  const value = Number(glued.number);
  const amount: Item = { ...codeItem, type: 'amount', word: glued.number, value };
  if (glued.mark === 'x' || glued.mark === '*') return [{ ...amount, isMarked: true }];
  // in `1-FRE-PD-1042` the 1 may number the line or be the quantity, and both mean one piece
  if (isBefore) return value === 1 ? [] : [{ ...amount, isAside: true }];
  // `-3`, `.3` and `/3` may also belong to the code
  return [{ ...codeItem, type: 'sign', word: '#', isSpaced: false }, amount];
}

function readEach(
  text: string,
  tokens: readonly Token[],
  found: readonly Found[],
  isListed: boolean,
): Reading[] {
  const [first, second] = found;
  if (first && second && found.length === 2 && isAlternative(tokens, first, second)) {
    const both: Found = {
      ...first,
      skus: [...first.skus, ...second.skus],
      isSure: false,
      span: { ...first.span, to: second.span.to },
    };
    return [toReading(text, tokens, 0, tokens.length, both, isListed)];
  }
  if (found.length === 1 && first) return [toReading(text, tokens, 0, tokens.length, first, isListed)];
  const shared = readForEach(tokens, found);
  const cuts = cutBetween(tokens, found);
  const isConditional = offersChoice(tokens, found) || hasDoubt(toItems(tokens));
  const readings = found.map((one, at) => {
    const reading = toReading(
      text,
      tokens,
      cuts?.[at] ?? one.span.from,
      cuts?.[at + 1] ?? one.span.to,
      one,
      isListed,
    );
    if (shared !== null) return { ...reading, quantity: shared, choices: [], isAssumed: false };
    if (isConditional && reading.quantity !== null)
      return { ...reading, quantity: null, choices: [reading.quantity], isAssumed: false };
    return cuts ? reading : { ...reading, quantity: null, isAssumed: false };
  });
  // if only one code has a quantity, the quantity may also apply to the other codes
  const said = readings.filter(({ isAssumed }) => !isAssumed);
  // in `CODE / CODE 2` the quantity belongs to the second code or to both codes
  const isSlashed =
    said.length === 1 &&
    tokens.slice(first?.span.to, found.at(-1)?.span.from).some(({ word }) => word === '/');
  // in `5 unidades: CODE, CODE` the quantity stands before several codes
  const lead = tokens[(first?.span.from ?? 0) - 1]?.word ?? '';
  const isAnnounced = said.length === 1 && said[0] === readings[0] && /^[:=]$/.test(lead);
  // `la grasa CODE` orders one piece, because the name is in the singular
  const isOne = found.map(
    ({ span, match }, at) =>
      match !== null && nameOne(tokens.slice(cuts?.[at] ?? span.from, span.from), match),
  );
  return readings.map((reading, at) =>
    said.length > 0 &&
    ((reading.isAssumed && isOne[at] !== true) || isAnnounced || (isSlashed && readings.length > 1)) &&
    shared === null
      ? {
          ...reading,
          quantity: null,
          choices: [...new Set([1, ...said.map(({ quantity }) => quantity ?? 1)])].slice(0, 4),
        }
      : reading,
  );
}

const isAlternative = (tokens: readonly Token[], one: Found, other: Found): boolean => {
  const between = tokens.slice(one.span.to, other.span.from);
  return between.length === 1 && vocabulary.alternatives.has(between[0]?.word ?? '');
};

/**
 * Whether a line offers one part in place of another (`… si no hay …`, `… o si no …`). If so, no part of the line is
 * certain.
 */
const offersChoice = (tokens: readonly Token[], found: readonly Found[]): boolean => {
  const between = tokens.slice(found[0]?.span.to, found.at(-1)?.span.from);
  return between.some(
    ({ word }, at) =>
      vocabulary.alternatives.has(word) ||
      vocabulary.conditions.has(word) ||
      (vocabulary.likenesses.has(word) && word !== 'igual') ||
      word === 'defecto' ||
      // `CODE = CODE`, `CODE (CODE)`: another number of the same part, or another part
      (between.length === 1 && (word === '=' || word === '(')) ||
      (word === 'si' && ['no', 'hay'].includes(between[at + 1]?.word ?? '')) ||
      (word === 'en' && ['vez', 'lugar', 'caso'].includes(between[at + 1]?.word ?? '')),
  );
};

/**
 * Returns the quantity of every code in the line if the line has words such as `3 de cada uno` after the codes, or `uno
 * de cada:` before the codes.
 */
function readForEach(tokens: readonly Token[], found: readonly Found[]): number | null {
  const isNumeric = ({ word }: Token): boolean => /\d/.test(word) || vocabulary.numberWords.has(word);
  const outer = [tokens.slice(0, found[0]?.span.from), tokens.slice(found.at(-1)?.span.to)];
  const ends = outer.map((side) => side.map(({ word }) => word).join(' '));
  const [value, ...more] = ends.flatMap((end) => readEachNumber(end) ?? []);
  const isOnly = found.slice(0, -1).every((one, at) => {
    const between = tokens.slice(one.span.to, found[at + 1]?.span.from);
    return !between.some(isNumeric);
  });
  // another number before or after the codes contradicts this quantity
  const isOpposed = outer.some((side, at) => side.some(isNumeric) && !forEach.test(ends[at] ?? ''));
  // in `20 de c/u` after the codes, the number is just as often a price
  const isPrice = value !== undefined && value >= 10 && unitPrice.test(ends[1] ?? '');
  return value !== undefined && more.length === 0 && isOnly && !isOpposed && !isPrice ? value : null;
}

/** Returns the number from words such as `3 de cada uno`. */
export function readEachNumber(words: string): number | undefined {
  const named = forEach.exec(words)?.[1] ?? '';
  return /^\d/.test(named) ? Number(named) : vocabulary.numberWords.get(named);
}

/** Words that mean "each", as in `20 de c/u` or `20 de cada`. If they follow the codes, the number may be a price. */
export const unitPrice = /(?:c\/u|cada)[ .:]*$/u;

const forEach =
  /^[,;: ]*(\d{1,3}|\p{L}+) (?:u |und |unidades )?(?:(?:de |of )(?:c\/u|cada(?: un[oa])?|each)|(?:de )?(?:c\/u|cada un[oa]|each) (?:de|of) (?:est[oa]s|l[oa]s siguientes|these))(?: por favor| porfa(?:vor)?| please| gracias)?[ .:]*$/u;

/**
 * Cuts a line between its codes. The line is cut at a sign that separates two codes, or else where the numbers suggest.
 * Returns null if a number may belong to either code.
 */
function cutBetween(tokens: readonly Token[], found: readonly Found[]): number[] | null {
  const items = toItems(tokens);
  const cuts = [0];
  const isNumbered = (from: number, to: number): boolean =>
    items.slice(from, to).some(
      ({ type, word }) =>
        type === 'amount' ||
        type === 'decimal' ||
        vocabulary.numberWords.has(word) ||
        // a number before a word for a pack, without a blank: `1jgo`
        vocabulary.packs.has(/^\d{1,3}(\D+)$/.exec(word)?.[1] ?? ''),
    );
  const first = found[0];
  const last = found.at(-1);
  if (!first || !last) return null;
  const leads = isNumbered(0, first.span.from) || first.span.glued?.isBefore === true;
  const trails = isNumbered(last.span.to, tokens.length) || last.span.glued?.isBefore === false;
  const isSplit = (at: number): boolean => /^(?:[,;+&|/\t]|y|e|and)$/.test(items[at]?.word ?? '');
  for (let at = 0; at < found.length - 1; at += 1) {
    const from = found[at]?.span.to ?? 0;
    const to = found[at + 1]?.span.from ?? 0;
    // adjacent signs count as one sign: `CODE x2, y CODE`
    const marks = Array.from({ length: to - from }, (_, step) => from + step).filter(
      (place) => isSplit(place) && !isSplit(place + 1),
    );
    const [mark] = marks;
    const isOwn = found[at]?.span.glued?.isBefore === false || found[at + 1]?.span.glued?.isBefore === true;
    if (!isNumbered(from, to)) {
      if (isOwn && mark === undefined) cuts.push(found[at]?.span.glued?.isBefore === false ? from : to);
      else if (mark === undefined && (leads || trails)) return null;
      else cuts.push(mark ?? to);
    } else if (marks.length === 1 && mark !== undefined) {
      // `CODE +6 CODE` may mean six more pieces for the first code, or six pieces for the second code
      if (items[mark]?.word === '+' && items[mark + 1]?.isSpaced === false) return null;
      // a sign separates two codes if only one side of the sign has a number; if the sign stands directly between a
      // code and a number, the sign decides nothing
      const isBefore = isNumbered(from, mark);
      const isAfter = isNumbered(mark + 1, to);
      if (isBefore !== isAfter && (isBefore ? mark === from : mark + 1 === to)) return null;
      if (isBefore !== isAfter && leads !== trails && isAfter === trails && !isAfter) cuts.push(mark);
      else if (isBefore !== isAfter && leads !== trails && isAfter && trails && !leads && mark === from)
        cuts.push(to);
      else cuts.push(mark);
    } else if (leads !== trails) cuts.push(trails ? to : from);
    else return null;
  }
  cuts.push(tokens.length);
  return cuts;
}

/** Whether words beside a code name another part. Words between the quantity of a code and the next code belong to the next. */
function isOther(tokens: readonly Token[], from: number, to: number, span: Span, match: SpanMatch): boolean {
  const number = tokens.findIndex(({ word }, at) => at >= span.to && at < to && /^x?\d{1,3}x?$/.test(word));
  const end = to < tokens.length && number >= 0 ? number : to;
  return isOtherPart(tokens.slice(from, end), { from: span.from - from, to: span.to - from }, match);
}

function toReading(
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  found: Found,
  isListed: boolean,
): Reading {
  const { quantity, choices, isAssumed } = readQuantity(listItems(tokens, from, to, found), isListed);
  // in `MAN-FO-31 02 x 4` the quantity is written beside the code
  const isSaid =
    quantity !== null &&
    !isAssumed &&
    found.skus.length === 1 &&
    found.match?.kind !== 'equivalent' &&
    /\s(?:0\d+|\d{3})$/.test(found.span.text.trim());
  const isShared = found.shared.length > 0 && !isSaid;
  const isSure = found.isSure || (isSaid && found.shared.length > 0);
  return {
    kind: found.match ? 'part' : 'unknown',
    line: 0,
    text,
    code: found.span.text,
    skus: found.skus,
    isSure: isSure && !(found.match && isOther(tokens, from, to, found.span, found.match)),
    quantity: isShared ? null : quantity,
    choices: isShared
      ? [...new Set([...found.shared, ...choices])].filter((one) => one > 0).slice(0, 4)
      : choices,
    isAssumed: isAssumed && !isShared,
  };
}
