import { codeItem, isOrderable, isYear, joinNumberWords, type Item } from './items';
import * as vocabulary from '@/shared/orderVocabulary';

export interface QuantityReading {
  /** Null: it has to be asked for. */
  quantity: number | null;
  choices: number[];
  /** Nothing was said of a quantity: one is meant. */
  isAssumed: boolean;
}

/** Larger numbers beside a code, with a blank alone between them, may be anything. */
const mostUnmarked = 999;
/** Models that are called by a number. */
const modelNumbers = new Set([206, 207, 208, 301, 306, 307, 308, 323, 405, 406, 407, 500, 626]);
const openingSigns = new Set(['(', '[', '{']);
const closingSigns = new Set([')', ']', '}']);
const arrows = new Set(['→', '➡', '⇒', '➜']);
const filler = new Set(['.', '-', '"', "'", '“', '”', '«', '»', '…', '!', '¡', '¿', '_', '*']);

/** Evidence for a quantity: `said` by a mark, or `near` the code. */
interface Evidence {
  said: number[];
  near: number[];
  /** Numbers that nothing explains. */
  open: number[];
  /** Something forbids to take any number. */
  isDoubtful: boolean;
  /** A quantity stands there twice in figures: `izq x1 der x1`. */
  isRepeated: boolean;
  /** A decimal, or another number that is never a quantity, and may have been meant as one. */
  isUnclear: boolean;
}

const isDescriptive = ({ type, word }: Item): boolean =>
  (type === 'word' &&
    /\p{L}{2}|\p{L}-?\p{N}/u.test(word) &&
    !vocabulary.chatWords.has(word) &&
    !vocabulary.isRequest(word) &&
    !vocabulary.joining.has(word) &&
    !vocabulary.quantityLabels.has(word)) ||
  type === 'measure';

/** Reads the quantity from the items of a line, or of a part of it, with its one code. */
export function readQuantity(rawItems: readonly Item[], isListed = false): QuantityReading {
  const items = joinNumberWords(rawItems.filter(({ type, word }) => type !== 'sign' || !isOrnament(word)));
  const evidence = weigh(items, isListed);
  return decide(evidence);
}

const known = new Set([...'()[]{}:=/|,;$@+<>?#%&-…."\t'.split(''), ...arrows, '*', '×']);
const isOrnament = (sign: string): boolean => !known.has(sign);

function decide({ said, near, open, isDoubtful, isUnclear, isRepeated }: Evidence): QuantityReading {
  const all = [...new Set([...said, ...near, ...open])].filter(isOrderable);
  const ask = (choices: number[]): QuantityReading => ({
    quantity: null,
    choices: choices.slice(0, 4),
    isAssumed: false,
  });
  if (isDoubtful) return ask(all);
  const sure = [...new Set([...said, ...near])];
  if (sure.length > 1 || isRepeated) return ask(all);
  const [only] = sure;
  if (only !== undefined) {
    if (open.length > 0 || !isOrderable(only)) return ask(all);
    return { quantity: only, choices: [], isAssumed: false };
  }
  if (open.length > 0 || isUnclear) return ask(all);
  return { quantity: 1, choices: [], isAssumed: true };
}

function weigh(items: readonly Item[], isListed: boolean): Evidence {
  const evidence: Evidence = {
    said: [],
    near: [],
    open: [],
    isDoubtful: false,
    isUnclear: false,
    isRepeated: false,
  };
  const codeAt = items.findIndex(({ type }) => type === 'code');
  const isQuestion = items.some(({ word }) => word === '¿' || vocabulary.askWords.has(word));
  /** Described numbers give way to a quantity that is said, and are asked about otherwise. */
  const described: number[] = [];
  let decimals = 0;
  let figures = 0;

  items.forEach((item, at) => {
    const before = items[at - 1];
    const after = items[at + 1];
    if (item.type === 'word') {
      if (isDoubt(items, at)) evidence.isDoubtful = true;
      // `x 1e3`: a quantity that is none
      if (isMark(before) && /\d/.test(item.word)) evidence.isDoubtful = true;
      if (isEmptyLabel(items, at) || isEnquiry(items, at)) evidence.isUnclear = true;
      if (vocabulary.uncounted.has(item.word) && !/^(?:es|seria)$/.test(before?.word ?? ''))
        evidence.isUnclear = true;
      if (areBothSides(items, at)) {
        evidence.isUnclear = true;
        described.push(1, 2);
      }
      if (vocabulary.pairs.has(item.word)) {
        evidence.isDoubtful = true;
        if (before?.type !== 'amount') evidence.open.push(1, 2);
      }
      return;
    }
    if (item.type === 'loose') {
      const isExplained =
        vocabulary.measures.has(after?.word ?? '') || vocabulary.dayLabels.has(before?.word ?? '');
      if (!isExplained) {
        evidence.isUnclear = true;
        if (/^\d{1,3}-\d{1,3}$/.test(item.word)) {
          evidence.isDoubtful = true;
          evidence.open.push(...item.word.split('-').map(Number));
        }
      }
      return;
    }
    if (item.type === 'decimal') {
      if (isMark(before) && !hasNumberBefore(items, at - 1)) {
        evidence.isDoubtful = true;
        evidence.open.push(...listWholeReadings(item.word));
      } else if (
        !isPriced(items, at) &&
        !isEngine(items, at) &&
        !vocabulary.measures.has(after?.word ?? '')
      ) {
        decimals += 1;
        evidence.open.push(...[]);
        described.push(...listWholeReadings(item.word));
      }
      return;
    }
    if (item.type !== 'amount') return;
    const kind = classify(items, at, codeAt, isListed);
    if ((kind === 'said' || kind === 'near') && !item.isSpelt) figures += 1;
    if (kind === 'said') evidence.said.push(item.value);
    if (kind === 'near') evidence.near.push(item.value);
    if (kind === 'open') evidence.open.push(item.value);
    if (kind === 'described') described.push(item.value);
    if (kind === 'doubt') {
      evidence.isDoubtful = true;
      evidence.open.push(item.value);
    }
    if (kind !== 'explained' && after?.word === '?' && !isQuestion) evidence.isDoubtful = true;
  });
  evidence.isRepeated = figures > 1;
  // a question without a number orders nothing yet
  const isRequested = items.some(({ word }) => vocabulary.isRequest(word) && !vocabulary.askWords.has(word));
  if (!isRequested && items.some(({ word }) => word === '?')) evidence.isUnclear = true;
  // what a quantity of its own explains: descriptions and prices
  if (evidence.said.length === 0 && evidence.near.length === 0) {
    evidence.open.push(...described);
    if (decimals > 0) evidence.isUnclear = true;
  }
  return evidence;
}

/** `2.5` may be 2 or 3; `1.000` one or a thousand; `3,00` three. */
function listWholeReadings(text: string): number[] {
  const [whole = '', ...rest] = text.split(/[.,]/);
  const decimals = rest.join('');
  if (/^0+$/.test(decimals))
    return decimals.length === 3 ? [Number(whole), Number(whole + decimals)] : [Number(whole)];
  return [];
}

const isMark = (item: Item | undefined): boolean =>
  item !== undefined && (item.word === 'x' || item.word === '×' || item.word === '*') && !item.isMarked;

const hasNumberBefore = (items: readonly Item[], at: number): boolean => {
  const before = items[at - 1];
  if (isPriced(items, at - 1)) return false;
  if (before?.type === 'amount')
    return !before.isAside && !(isYear(before.value) && classifyYear(items, at - 1) === 'explained');
  return before?.type === 'decimal' && !isEngine(items, at - 1);
};

function isPriced(items: readonly Item[], at: number): boolean {
  const before = items[at - 1]?.word ?? '';
  const beforeThat = items[at - 2]?.word ?? '';
  const after = items[at + 1]?.word ?? '';
  if (before === '$' || before === '@') return true;
  const isMarkedSelf =
    items[at]?.isMarked === true || (isMark(items[at - 1]) && items[at]?.type === 'amount');
  // the currency of the next number: `2 US$5.60`
  const isNextPriced =
    (after === '$' || after === 'us' || after === 'usd') && isFollowedByNumber(items, at + 1);
  if (isMarkedSelf || isNextPriced) return false;
  const label = before === ':' || before === '.' || before === '=' ? beforeThat : before;
  if (vocabulary.priceLabels.has(label.replaceAll('.', ''))) return true;
  if (vocabulary.currencies.has(after) || after === '$' || after === '%') return true;
  const isPlural = items[at]?.type === 'decimal';
  if (
    isPlural &&
    (after === 'c/u' || after === 'each' || (after === 'cada' && items[at + 2]?.word === 'uno'))
  )
    return true;
  return isPlural && (before === 'a' || before === '=' || before === 'c/u' || isMark(items[at - 1]));
}

const isFollowedByNumber = (items: readonly Item[], at: number): boolean => {
  const next = items[at + 1]?.word === '$' ? items[at + 2] : items[at + 1];
  return next?.type === 'amount' || next?.type === 'decimal';
};

/** `aveo 1.6` */
const isEngine = (items: readonly Item[], at: number): boolean => {
  const before = items[at - 1];
  return before !== undefined && isDescriptive(before) && /^[0-8][.,]\d$/.test(items[at]?.word ?? '');
};

/** `x?`, `cant:`: a quantity is announced and does not come. */
function isEmptyLabel(items: readonly Item[], at: number): boolean {
  const item = items[at] ?? codeItem;
  if (!isMark(item) && !/^(?:cant|cantidad|qty|quantity)$/.test(item.word)) return false;
  const isNumber = (one: Item | undefined): boolean =>
    one !== undefined && one.type !== 'word' && one.type !== 'sign' && one.type !== 'code';
  // `x favor`
  if (isMark(item) && /^(?:favor|fa|fis)$/.test(items[at + 1]?.word ?? '')) return false;
  const next = items.slice(at + 1).find(({ type, word }) => type !== 'sign' || word === '?');
  return !isNumber(next) && !isNumber(items[at - 1]);
}

/** `cuánto sale`, `qué precio tiene`, `la caja`: without a number nothing says how many pieces. */
function isEnquiry(items: readonly Item[], at: number): boolean {
  const { word } = items[at] ?? codeItem;
  if (vocabulary.enquiries.has(word)) return true;
  if (word === 'como' && items[at - 1]?.word === 'a') return true;
  if (vocabulary.containers.has(word)) return items[at - 1]?.type !== 'amount';
  return (
    vocabulary.availability.has(word) && !items.some(({ type }) => type === 'amount' || type === 'decimal')
  );
}

function isDoubt(items: readonly Item[], at: number): boolean {
  const { word } = items[at] ?? codeItem;
  const after = items[at + 1];
  if (vocabulary.retractions.has(word) || vocabulary.statements.has(word) || vocabulary.conditions.has(word))
    return true;
  // `2 por lado`, `x2 c/lado`, `one for each side`
  if (vocabulary.bearers.has(word)) {
    const before = items.slice(Math.max(0, at - 2), at).map((item) => item.word);
    if (before.some((one) => ['por', 'per', 'each', 'cada'].includes(one)) || before.join('') === 'c/')
      return true;
  }
  if (/^c\/\p{L}{3,}$/u.test(word)) return true;
  if (vocabulary.likenesses.has(word) && /^(?:a|al|de|del|to|for|por|que)$/.test(after?.word ?? ''))
    return true;
  if ((word === 'menos' || word === 'minus') && after?.type === 'amount' && !isPriced(items, at + 1))
    return true;
  // `si no hay`
  if (word === 'si' && vocabulary.dependences.has(after?.word ?? '')) return true;
  // `nada más`, `no más`, `no sea malito`
  if (word === 'mas' && ['nada', 'no'].includes(items[at - 1]?.word ?? '')) return false;
  if (word === 'no' && ['mas', 'sea', 'seas'].includes(after?.word ?? '')) return false;
  if (!vocabulary.doubts.has(word) || (word === 'como' && items[at - 1]?.word === 'a')) return false;
  // `no. 3` is doubted at its number; `unos` and `una` only before a number or a code
  if (word === 'unos' || word === 'unas' || word === 'about' || word === 'few') return true;
  if (word === 'no' && after?.word === '.') return true;
  return true;
}

/** `izq y der`: one of each, or more. */
function areBothSides(items: readonly Item[], at: number): boolean {
  const [one, joint, other] = [items[at], items[at + 1], items[at + 2]];
  const isJoint = joint !== undefined && (/^[/,&+-]$/.test(joint.word) || /^(?:y|e|and)$/.test(joint.word));
  return (
    isJoint &&
    vocabulary.sides.has(one?.word ?? '') &&
    vocabulary.sides.has(other?.word ?? '') &&
    one?.word !== other?.word
  );
}

type Kind = 'said' | 'near' | 'open' | 'described' | 'explained' | 'doubt';

function classify(items: readonly Item[], at: number, codeAt: number, isListed: boolean): Kind {
  const item = items[at] ?? codeItem;
  const { value } = item;
  const before = items[at - 1];
  const after = items[at + 1];
  if (item.isAside) return 'described';
  // `para los 4 cilindros`, `para 2 motores`, `4 ruedas`
  if (
    vocabulary.bearers.has(after?.word ?? '') &&
    (items.slice(0, at).some(({ word }) => word === 'para') || at < codeAt)
  )
    return 'open';
  if (isDocument(items, at)) return 'described';
  if (after?.word === 'mil' || after?.word === 'thousand') return 'doubt';
  if (isPriced(items, at)) return 'explained';
  if (
    after?.word === 'c/u' ||
    after?.word === 'each' ||
    (after?.word === 'cada' && items[at + 2]?.word === 'uno')
  )
    return 'doubt';
  // `caja x12`: how many the box holds
  if (isMark(before) && vocabulary.containers.has(items[at - 2]?.word ?? '')) return 'doubt';
  if (item.isMarked && vocabulary.containers.has(before?.word ?? '')) return 'doubt';
  if (vocabulary.packs.has(after?.word ?? '')) return isVolume(after?.word ?? '') ? 'described' : 'doubt';
  if (vocabulary.measures.has(after?.word ?? '') && !isMark(before) && !item.isMarked) return 'explained';
  if (after?.word === '"' && !items.slice(0, at).some(({ word }) => word === '"')) return 'explained';
  if (isRange(items, at)) return 'doubt';
  if (before?.word === '-' && before.isSpaced && !item.isSpaced) return 'doubt';
  if (before?.word === '#') return 'doubt';
  if (isNumbered(items, at)) return 'doubt';
  if (before?.word === '<' || before?.word === '>') return isArrow(items, at) ? 'said' : 'open';

  if (item.isMarked) return 'said';
  if (isMark(before) && !isPriceAfterMark(items, at)) {
    // `x -2` and `3 x 5`
    if (hasNumberBefore(items, at - 1)) return 'open';
    return 'said';
  }
  if (isMark(after) && !(isYear(value) && classifyYear(items, at) === 'explained')) return 'said';
  if (vocabulary.units.has(after?.word ?? '')) return 'said';
  const label = before?.word === ':' || before?.word === '.' || before?.word === '=' ? items[at - 2] : before;
  const further = before?.word === ':' && items[at - 2]?.word === '.' ? items[at - 3] : label;
  if (vocabulary.quantityLabels.has(label?.word ?? '') || vocabulary.quantityLabels.has(further?.word ?? ''))
    return 'said';

  if (isYear(value) && !item.isSpelt) return classifyYear(items, at);
  if (
    vocabulary.dayLabels.has(before?.word ?? '') &&
    (items[at - 2]?.word === 'para' || before?.word !== 'el')
  )
    return 'described';
  if (before?.word === 'a') return 'open';
  if (isBracketed(items, at)) return 'said';

  const place = findPlace(items, at, codeAt, isListed);
  if (place) return place;
  return before && isDescriptive(before) ? 'described' : 'open';
}

/** `Pedido #45`, `OC 1042:` */
const isDocument = (items: readonly Item[], at: number): boolean => {
  const label = items
    .slice(Math.max(0, at - 3), at)
    .findLast(({ type, word }) => type !== 'sign' && !/^(?:no|n|nro)$/.test(word));
  return label !== undefined && vocabulary.documentLabels.has(label.word) && items[at - 1]?.word !== ',';
};

const isVolume = (word: string): boolean =>
  /^(?:l|gl|gal|lt|lts|litro|litros|liter|liters|galon|galones|gallon|gallons|metro|metros|kilo|kilos)$/.test(
    word,
  );

const isPriceAfterMark = (items: readonly Item[], at: number): boolean => items[at + 1]?.word === '$';

/** `2 o 3`, `2 a 3`, `2 + 1`. */
function isRange(items: readonly Item[], at: number): boolean {
  const isJoint = (item: Item | undefined): boolean =>
    item !== undefined &&
    (vocabulary.alternatives.has(item.word) || item.word === 'a' || item.word === '+' || item.word === '-');
  return (
    (isJoint(items[at + 1]) && items[at + 2]?.type === 'amount') ||
    (isJoint(items[at - 1]) && items[at - 2]?.type === 'amount')
  );
}

const isNumbered = (items: readonly Item[], at: number): boolean => {
  const label = items[at - 1]?.word === '.' ? items[at - 2] : items[at - 1];
  return /^(?:no|n|nro|num|numero|number|item|linea|line)$/.test(label?.word ?? '');
};

/** `-> 3`, `=> 3`. */
const isArrow = (items: readonly Item[], at: number): boolean =>
  items[at - 1]?.word === '>' && ['-', '='].includes(items[at - 2]?.word ?? '');

function classifyYear(items: readonly Item[], at: number): Kind {
  const left = items.slice(0, at).findLast(({ type }) => type !== 'sign');
  const leftAt = left ? items.indexOf(left) : -1;
  if (left?.type === 'decimal' && isEngine(items, leftAt)) return 'explained';
  if (left && (isDescriptive(left) || vocabulary.yearLabels.has(left.word))) return 'explained';
  // `2010 - 2015` and `2012 aveo`
  const right = items.slice(at + 1).find(({ type }) => type !== 'sign');
  if (left?.type === 'amount' && isYear(left.value)) return 'explained';
  return right && isDescriptive(right) && left?.type !== 'code' ? 'explained' : 'open';
}

const isBracketed = (items: readonly Item[], at: number): boolean => {
  const isOpened = openingSigns.has(items[at - 1]?.word ?? '');
  return isOpened && closingSigns.has(items[at + 1]?.word ?? '');
};

const isSeparator = ({ type, word }: Item): boolean =>
  type === 'sign' && (/^[,;:=|/\t]$/.test(word) || arrows.has(word));

/** Where a bare number stands: beside its code, at the beginning before a name, or at the end behind a separator. */
function findPlace(items: readonly Item[], at: number, codeAt: number, isListed: boolean): Kind | null {
  const item = items[at] ?? codeItem;
  const isPlain = item.value <= mostUnmarked;
  const isEnd = items.slice(at + 1).every(isEnding);
  if (codeAt >= 0 && at > codeAt) {
    const between = leaveOutBrackets(items.slice(codeAt + 1, at));
    const isBeside = between.every(
      (one) =>
        isSeparator(one) ||
        filler.has(one.word) ||
        one.word === '>' ||
        closingSigns.has(one.word) ||
        openingSigns.has(one.word),
    );
    const isAsked = vocabulary.isRequest(items[at - 1]?.word ?? '');
    const isSeparated = between.some(isSeparator);
    const isFollowed = isEnd || startsAnew(items, at);
    if (isBeside && (isPlain || isSeparated) && isFollowed) return 'near';
    if (isAsked && isFollowed) return 'near';
    const previous = items[at - 1];
    const isBehindDash = previous?.word === '-' && previous.isSpaced && item.isSpaced;
    const isBehindSign =
      previous !== undefined && (isSeparator(previous) || isBehindDash || previous.word === '.');
    if (isEnd && isBehindSign && !(previous?.word === '.')) return 'near';
    return isEnd && isBehindDescription(items, at) ? 'near' : null;
  }
  const upTo = codeAt >= 0 ? items.slice(at + 1, codeAt) : items.slice(at + 1);
  const isBeginning = items.slice(0, at).every((one) => one.type === 'sign' || isChat(one));
  const isAsked = vocabulary.isRequest(items[at - 1]?.word ?? '');
  const previous = items[at - 1];
  const isFree = isBeginning || isAsked || (previous !== undefined && isSeparator(previous)) || isListed;
  const isDirect =
    codeAt >= 0 && upTo.every((one) => one.type === 'sign' || vocabulary.joining.has(one.word));
  if (isDirect && isFree && (isPlain || upTo.some(isSeparator))) return 'near';
  const next = items[at + 1];
  const isName =
    isBeginning &&
    isPlain &&
    next?.type === 'word' &&
    !modelNumbers.has(item.value) &&
    /\p{L}{3}/u.test(next.word);
  if (isName) return 'near';
  // words without a code: `bujías corsa, 2`
  if (codeAt < 0 && isEnd && previous && isSeparator(previous)) return 'near';
  return null;
}

/** `lado derecho 2`, `55 ah 2`, `mazda 323 dos`: the description is complete before the number. */
function isBehindDescription(items: readonly Item[], at: number): boolean {
  const { value, isSpelt } = items[at] ?? codeItem;
  const before = items[at - 1];
  const beforeThat = items[at - 2];
  if (!before || value > 20) return false;
  if (before.type === 'word' && vocabulary.sides.has(before.word)) return beforeThat?.type !== 'amount';
  if (before.type === 'word' && vocabulary.measures.has(before.word))
    return beforeThat?.type === 'amount' || beforeThat?.type === 'decimal';
  if (before.type === 'measure') return isSpelt || /[a-z]$/.test(before.word);
  return isSpelt && before.type === 'amount' && modelNumbers.has(before.value);
}

/** Items without what stands in brackets: `(aveo 2012) 2`. */
function leaveOutBrackets(items: readonly Item[]): Item[] {
  const left: Item[] = [];
  let depth = 0;
  for (const item of items) {
    if (openingSigns.has(item.word)) depth += 1;
    if (depth === 0) left.push(item);
    if (closingSigns.has(item.word)) depth = Math.max(0, depth - 1);
  }
  // a bracket that never closes leaves nothing out
  return depth > 0 ? [...items] : left;
}

const isChat = ({ type, word }: Item): boolean =>
  type === 'word' &&
  (vocabulary.chatWords.has(word) || vocabulary.isRequest(word) || vocabulary.endings.has(word));

const isEnding = (one: Item): boolean =>
  one.type === 'sign' ||
  one.type === 'decimal' ||
  (one.type === 'word' && (vocabulary.endings.has(one.word) || vocabulary.chatWords.has(one.word)));

/** A name of a part, or a new clause, begins behind the number. */
function startsAnew(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  if (!next) return true;
  if (next.type === 'sign') return !['?', '-', '+', '.', '<'].includes(next.word) || next.word === '.';
  return (
    next.type === 'word' &&
    (vocabulary.countNouns.has(next.word) ||
      vocabulary.endings.has(next.word) ||
      vocabulary.currencies.has(next.word) ||
      vocabulary.joining.has(next.word))
  );
}
