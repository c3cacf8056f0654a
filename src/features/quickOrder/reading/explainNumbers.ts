import { codeItem, isYear, type Item } from './items';
import * as vocabulary from '@/shared/orderVocabulary';

/** Numbers that are something else than a quantity, whatever stands around them: prices, percents, measures, years. */

type Items = readonly Item[];

const wordAt = (items: Items, at: number): string => items[at]?.word ?? '';
const isNumber = (item: Item | undefined): boolean => item?.type === 'amount' || item?.type === 'decimal';

/** The mark of a quantity: `x`, `×`, `*`. */
export const isMark = (item: Item | undefined): boolean =>
  item !== undefined && (item.word === 'x' || item.word === '×' || item.word === '*') && !item.isMarked;

export const isDescriptive = ({ type, word }: Item): boolean =>
  (type === 'word' &&
    /\p{L}{2}|\p{L}-?\p{N}/u.test(word) &&
    !vocabulary.chatWords.has(word) &&
    !vocabulary.isRequest(word) &&
    !vocabulary.joining.has(word) &&
    !vocabulary.quantityLabels.has(word)) ||
  type === 'measure';

/** A price taken out of a line: what stands beside it stands at the end of a clause. */
const note: Item = { ...codeItem, type: 'sign', word: '$' };

/** Before a day with its month. */
const dayLeads = new Set(['para', 'pa', 'el', 'dia', 'del']);

/** A day, parted from what stands beside it; without a quantity beside it the line asks. */
const comma: Item = { ...codeItem, type: 'sign', word: ',' };
const day: readonly Item[] = [comma, { ...codeItem, type: 'loose', word: '' }, comma];

/** Takes out prices and percents with the words that belong to them, and names measures and years as measures. */
export function explain(items: Items): Item[] {
  const explained: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] ?? codeItem;
    const month = isNumber(item) ? findMonth(items, at) : null;
    if (!isNumber(item)) explained.push(item);
    else if (month !== null) {
      while (dayLeads.has(wordAt(explained, explained.length - 1))) explained.pop();
      explained.push(...day);
      at = month;
    } else if (isPrice(items, at)) {
      while (isPriceWord(explained)) explained.pop();
      explained.push(note);
      at = skipPriceWords(items, at);
    } else if (isMeasure(items, at)) {
      explained.push({ ...item, type: 'measure', word: `${item.word}${wordAt(items, at + 1)}` });
      at += 1;
    } else
      explained.push(isModelYear(items, at) || isEngine(items, at) ? { ...item, type: 'measure' } : item);
  }
  return explained;
}

/** `10 abr` may be ten clamps (abrazaderas), `300 oct` octanes: a month only where something beside them says so. */
const unsureMonths = new Set(['abr', 'oct']);

/** `20 de noviembre`, `28 nov`, `el 10 oct`: returns where the month stands. */
function findMonth(items: Items, at: number): number | null {
  const { value } = items[at] ?? codeItem;
  if (value < 1 || value > 31) return null;
  const isJoined = wordAt(items, at + 1) === 'de';
  const monthAt = isJoined ? at + 2 : at + 1;
  const month = wordAt(items, monthAt);
  if (unsureMonths.has(month) && !isJoined && !dayLeads.has(wordAt(items, at - 1))) return null;
  return vocabulary.months.has(month) ? monthAt : null;
}

/** Words before a price that belong to it: `a $5`, `menos el 5 %`, `+ iva 15 %`, `máximo 130 usd`. */
const leading = new Set([
  ...[
    '$',
    '@',
    ':',
    '=',
    '.',
    '+',
    'us',
    'usd',
    'a',
    'en',
    'at',
    'con',
    'el',
    'un',
    'menos',
    'maximo',
    'max',
    'c/u',
  ],
  ...vocabulary.priceLabels,
]);
function isPriceWord(before: Items): boolean {
  const last = before.at(-1);
  return last !== undefined && last !== note && last.type !== 'code' && leading.has(last.word);
}

/** Words behind a price that belong to it: `5.60 usd c/u + iva`. */
function skipPriceWords(items: Items, from: number): number {
  let at = from;
  for (;;) {
    const next = wordAt(items, at + 1);
    const isNextPriced = vocabulary.currencies.has(next) && isFollowedByNumber(items, at + 1);
    if (isNextPriced) return at;
    if (vocabulary.currencies.has(next) || /^(?:%|c\/u|each|iva|desc|descuento)$/.test(next)) at += 1;
    else if (next === 'cada' && /^un[oa]$/.test(wordAt(items, at + 2))) at += 2;
    else if (next === '+' && wordAt(items, at + 2) === 'iva') at += 2;
    else return at;
  }
}

const isFollowedByNumber = (items: Items, at: number): boolean =>
  isNumber(wordAt(items, at + 1) === '$' ? items[at + 2] : items[at + 1]);

function isPrice(items: Items, at: number): boolean {
  const item = items[at] ?? codeItem;
  const before = wordAt(items, at - 1);
  const after = wordAt(items, at + 1);
  if (before === '$' || before === '@') return true;
  const isMarked = item.isMarked || (isMark(items[at - 1]) && item.type === 'amount');
  // the currency of the next number: `2 US$5.60`
  const isNextPriced = ['$', 'us', 'usd'].includes(after) && isFollowedByNumber(items, at + 1);
  if (isMarked || isNextPriced) return false;
  const label = [':', '.', '='].includes(before) ? wordAt(items, at - 2) : before;
  if (vocabulary.priceLabels.has(label.replaceAll('.', '')) && !isSum(items, at, label)) return true;
  if (vocabulary.currencies.has(after) || after === '%') return true;
  const isEach =
    after === 'c/u' || after === 'each' || (after === 'cada' && /^un[oa]$/.test(wordAt(items, at + 2)));
  if (isEach && before === 'a') return true;
  if (item.type !== 'decimal') return false;
  // `18.60 x 2`, `2 x 18.60`
  const isFactor =
    (isMark(items[at - 1]) && isNumber(items[at - 2])) ||
    (/[.,]\d\d$/.test(item.word) && isMark(items[at + 1]) && items[at + 2]?.type === 'amount');
  // `90 A 2.0 J20A`
  if (before === 'a' && isEngineSize(item) && /\p{L}\d|\d\p{L}/u.test(after)) return false;
  return isEach || isFactor || ['a', '=', 'c/u'].includes(before);
}

/** `total 3`: a sum, or so many pieces. */
const isSum = (items: Items, at: number, label: string): boolean =>
  items[at]?.type === 'amount' && (label === 'total' || label === 'subtotal');

const isMeasure = (items: Items, at: number): boolean => {
  const item = items[at] ?? codeItem;
  if (item.isMarked || isMark(items[at - 1])) return false;
  const after = wordAt(items, at + 1);
  if (isPartCount(items, at)) return false;
  if (after === 'a') return isAmperes(items, at);
  return (
    vocabulary.measures.has(after) || (after === '"' && !items.slice(0, at).some(({ word }) => word === '"'))
  );
};

/** `90 a`, `ponle 2 a CODE`: amperes or pieces; `12 a 4.50`, `2 a la matriz` are none. */
export function mayBeAmperes(items: Items, at: number): boolean {
  const next = items[at + 2];
  if (wordAt(items, at + 1) !== 'a') return false;
  return next === undefined || next.type === 'code' || (next.type === 'sign' && !/^[$@]$/.test(next.word));
}

/** `90 A`, `alternador 90 a, 2`: nothing asks for the number, and no code follows. */
function isAmperes(items: Items, at: number): boolean {
  const isBeforeCode = items.slice(at + 2).find(({ type }) => type !== 'sign')?.type === 'code';
  const isAsked = vocabulary.isRequest(wordAt(items, at - 1));
  if (!mayBeAmperes(items, at) || isBeforeCode || isAsked) return false;
  if (items[at + 1]?.isAmpere) return true;
  // in lower case, beside another number that is none of these
  return (
    items.slice(0, at).some(({ word }) => vocabulary.electricParts.has(word)) &&
    items.some((one, other) => other !== at && isNumber(one) && wordAt(items, other + 1) !== 'a')
  );
}

/** `16 válvulas` before anything is said of a vehicle, `para los 4 cilindros`: they may be counted. */
export const isPartCount = (items: Items, at: number): boolean =>
  vocabulary.countedMeasures.has(wordAt(items, at + 1)) &&
  (items.slice(0, at).some(({ word }) => word === 'para') ||
    !items.slice(0, at).some((one) => one.type === 'code' || isDescriptive(one)));

const isEngineSize = ({ word }: Item): boolean => /^[0-8][.,]\d$/.test(word);

/** `aveo 1.6` */
const isEngine = (items: Items, at: number): boolean => {
  const before = items[at - 1];
  return before !== undefined && isDescriptive(before) && isEngineSize(items[at] ?? codeItem);
};

/** `aveo 2012`, `año 2012`, `1.6 del 2015`, `2010 - 2015`, `2012 aveo` */
function isModelYear(items: Items, at: number): boolean {
  const { type, value, isSpelt, isMarked } = items[at] ?? codeItem;
  if (type !== 'amount' || isSpelt || isMarked || !isYear(value) || isMark(items[at - 1])) return false;
  const leftAt = items.slice(0, at).findLastIndex((one) => one.type !== 'sign');
  const left = items[leftAt];
  const named = left?.word === 'de' || left?.word === 'del' ? items[leftAt - 1] : left;
  if (named && (isDescriptive(named) || isEngine(items, items.indexOf(named)))) return true;
  if (vocabulary.yearLabels.has(left?.word ?? '')) return true;
  const until = ['al', 'a', 'hasta', 'y', 'to'].includes(left?.word ?? '') ? items[leftAt - 1] : left;
  if (until?.type === 'amount' && isYear(until.value)) return true;
  const right = items.slice(at + 1).find((one) => one.type !== 'sign');
  return right !== undefined && isDescriptive(right) && left?.type !== 'code';
}
