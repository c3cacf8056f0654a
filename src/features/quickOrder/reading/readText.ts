import { normalizePartNumber } from '@/shared/foldText';
import { chooseParts, type Found } from './chooseParts';
import { codeItem, isYear, toItems, type Item } from './items';
import { leaveOutAddress } from './leaveOutAddress';
import { listSpans, type Span } from './listSpans';
import { listPieces, nameOne, nameSeveral, toNamedItems } from './ownName';
import { findUncodedPart, listUncodedParts } from './uncodedParts';
import { isOtherPart } from './otherPart';
import { hasDoubt, readQuantity } from './readQuantity';
import { readWords, toWordsReading, type LineReading } from './readWords';
import { splitTokens, type Token } from './tokens';
import type { FindSpan, Reading, SpanMatch } from './types';
import * as vocabulary from '@/shared/orderVocabulary';

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
    return readings.length > 0 ? readings : [toWordsReading(part)];
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
  return { readings: parts.length > 0 ? parts : [toWordsReading(text)], isQuantityOnly: false };
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
  if (found.length === 1 && first) {
    const reading = toReading(text, tokens, 0, tokens.length, first, isListed);
    // `quiero los discos CODE` does not say how many; before several codes the plural counts the codes
    const isSeveral = reading.isAssumed === true && first.match !== null && nameSeveral(tokens, first.match);
    return [isSeveral ? { ...reading, quantity: null, isAssumed: false } : reading];
  }
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
  // `9 dientes` describes a part, and `1.6` and `2012` describe a car
  const isNumeric = ({ word }: Token, at: number, all: readonly Token[]): boolean =>
    (/\d/.test(word) || vocabulary.numberWords.has(word)) &&
    !/^(?:[1-6]\.\d|(?:19|20)\d\d)$/.test(word) &&
    !vocabulary.countedMeasures.has(all[at + 1]?.word ?? '');
  const outer = [tokens.slice(0, found[0]?.span.from), tokens.slice(found.at(-1)?.span.to)];
  const ends = outer.map((side) => side.map(({ word }) => word).join(' '));
  const [value, ...more] = ends.flatMap((end) => readEachNumber(end) ?? []);
  const isOnly = found.slice(0, -1).every((one, at) => {
    const between = tokens.slice(one.span.to, found[at + 1]?.span.from);
    return !between.some(isNumeric);
  });
  // another number before or after the codes contradicts this quantity
  const isOpposed = outer.some(
    (side, at) => side.some(isNumeric) && readEachNumber(ends[at] ?? '') === undefined,
  );
  // in `20 de c/u` after the codes, the number is just as often a price
  const isPrice = value !== undefined && value >= 10 && unitPrice.test(ends[1] ?? '');
  return value !== undefined && more.length === 0 && isOnly && !isOpposed && !isPrice ? value : null;
}

/** Returns the number from words such as `3 de cada uno`. */
export function readEachNumber(words: string): number | undefined {
  // `para optra, uno de cada uno`: words about the last code may stand before a comma
  const named = (forEach.exec(words) ?? forEach.exec(words.replace(/^.*,/, '')))?.[1] ?? '';
  return /^\d/.test(named) ? Number(named) : vocabulary.numberWords.get(named);
}

/** Words that mean "each", as in `20 de c/u` or `20 de cada`. If they follow the codes, the number may be a price. */
export const unitPrice = /(?:c\/u|cada)[ .:]*$/u;

const forEach =
  /^[,;: ]*(\d{1,3}|\p{L}+) (?:u |und |unidades )?(?:(?:de |of )(?:c\/u|cada(?: un[oa])?|each)|(?:de )?(?:c\/u|cada un[oa]|each) (?:de|of) (?:est[oa]s|l[oa]s siguientes|these))(?: por favor| porfa(?:vor)?| please| gracias)?[ .:]*$/u;

/** Whether a conjunction belongs to one number: `treinta y dos`, `hundred and twenty`. */
const joinsNumber = (items: readonly Item[], at: number): boolean =>
  /^(?:y|and)$/.test(items[at]?.word ?? '') &&
  (vocabulary.numberWords.get(items[at - 1]?.word ?? '') ?? 0) >= 20 &&
  vocabulary.numberWords.has(items[at + 1]?.word ?? '');

/**
 * Cuts a line between its codes. The line is cut at a sign that separates two codes, or else where the numbers suggest.
 * Returns null if a number may belong to either code.
 */
function cutBetween(tokens: readonly Token[], found: readonly Found[]): number[] | null {
  const items = toItems(tokens);
  const cuts = [0];
  const isNumbered = (from: number, to: number): boolean =>
    items.slice(from, to).some(
      ({ type, word, value }) =>
        // a year belongs to a car
        (type === 'amount' && !isYear(value)) ||
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
    const splits = Array.from({ length: to - from }, (_, step) => from + step).filter(
      (place) => isSplit(place) && !isSplit(place + 1) && !joinsNumber(items, place),
    );
    // in `CODE1, mándeme dos, y 2 de CODE2` the sign between the two numbers separates the codes
    const isBetween = (place: number): boolean =>
      isNumbered(from, place) &&
      isNumbered(place + 1, to) &&
      !splits.some((other) => other < place && isNumbered(from, other));
    // in `el alternador CODE1 y una bobina para el mismo, CODE2` the conjunction separates the codes
    const [conjunction = from] = splits.filter((place) => /^(?:y|e|and)$/.test(items[place]?.word ?? ''));
    const isConjoined =
      conjunction > from &&
      !leads &&
      !trails &&
      !isNumbered(from, conjunction) &&
      isNumbered(conjunction, to);
    const marks =
      splits.length < 2
        ? splits
        : splits.some(isBetween)
          ? splits.filter(isBetween)
          : isConjoined
            ? [conjunction]
            : splits;
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
