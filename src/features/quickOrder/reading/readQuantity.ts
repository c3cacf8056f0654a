import { codeItem, isOrderable, joinNumberWords, type Item } from './items';
import { isOrnament, toClasses, toLineText, type Classes } from './patterns';
import {
  bothSides,
  correctable,
  correction,
  doubt,
  explanations,
  forbidding,
  qualified,
  retraction,
  roles,
  unclear,
  wholeDecimal,
  type Role,
  type Rule,
} from './quantityRules';
import * as vocabulary from '@/shared/orderVocabulary';

/*
 * Reads the quantity of a line. A number is the quantity if it is seated (quantityRules.ts) and no other number may be
 * the quantity.
 * 1. Prices, measures, years and percents are removed, together with the words that belong to them.
 * 2. A number with a mark is seated (`x3`, `3 u`, `cant 3`, `(3)`). A number directly beside the code is also seated,
 * unless a word on its other side may count, measure or name something.
 * 3. A number in a description (`mazda 3`) does not compete with a seated number. The user must enter the quantity if
 * there is any other number, or a second seated number, or a word that expresses doubt or withdraws the line. A line
 * without a number orders one piece.
 */

export interface QuantityReading {
  /** The quantity; null if the user must enter it. */
  quantity: number | null;
  choices: number[];
  /** Whether the line has no quantity, so that one piece is assumed. */
  isAssumed: boolean;
}

type Items = readonly Item[];

function find<Role>(rules: readonly Rule<Role>[], classes: Classes, at: number): Role | undefined {
  const line = toLineText(classes, at);
  return rules.find(({ expression }) => expression.test(line))?.role;
}

/** Whether a word withdraws the line or makes the line uncertain. */
export const hasDoubt = (items: Items): boolean => doubt.test(toLineText(toClasses(items)));

/** Whether a word withdraws an earlier line. */
export const hasRetraction = (items: Items): boolean => retraction.test(toLineText(toClasses(items)));

/** Reads the quantity of a line, or of a piece of a line, that contains one code. */
export function readQuantity(rawItems: Items, isListed = false): QuantityReading {
  const items = explain(
    joinNumberWords(rawItems.filter(({ type, word }) => type !== 'sign' || !isOrnament(word))),
  );
  return readCorrection(items, isListed) ?? readItems(items, rawItems, isListed);
}

/**
 * Reads a correction: `2 CODE, perdón 3` orders three pieces. The first number must be certain, and must stand next to
 * the correction. Returns null if the line has no such correction.
 */
function readCorrection(items: Items, isListed: boolean): QuantityReading | null {
  const at = correction.findItem(toLineText(toClasses(items)));
  if (at < 0) return null;
  const before = items.slice(0, at);
  const taken = readItems(before, before, isListed);
  const [nearest, ...others] = before.filter(({ type }) => type === 'amount').toReversed();
  const isNearest =
    correctable.test(toLineText(toClasses(before))) &&
    nearest?.value === taken.quantity &&
    others.every(({ value: other }) => other !== taken.quantity);
  const value = items.findLast(({ type }) => type === 'amount')?.value ?? 0;
  const isSure = isNearest && taken.quantity !== null && !taken.isAssumed && isOrderable(value);
  return isSure ? { quantity: value, choices: [], isAssumed: false } : null;
}

function readItems(items: Items, rawItems: Items, isListed: boolean): QuantityReading {
  const classes = toClasses(items).map((one) => (isListed ? ` listed${one}` : one));
  const line = toLineText(classes);
  const numbers = items.flatMap((item, at) =>
    item.type === 'amount' ? [{ item, at, role: find(roles, classes, at) ?? 'open' }] : [],
  );
  const pick = (role: Role) => numbers.filter((number) => number.role === role).map(({ item }) => item);
  const seated = pick('seated');
  const all = [...seated, ...pick('doubt'), ...pick('open')].map(({ value }) => value);
  const choices = [
    ...items.flatMap(listPacked),
    ...all,
    ...items.flatMap(listOthers),
    ...(bothSides.test(line) ? [1, 2] : []),
    ...(seated.length > 0 ? [] : pick('described').map(({ value }) => value)),
  ];
  const ask: QuantityReading = {
    quantity: null,
    choices: [...new Set(choices)].filter(isOrderable).slice(0, 4),
    isAssumed: false,
  };
  if (pick('doubt').length > 0 || forbidding.test(line)) return ask;
  const billed = readBill(rawItems);
  if (billed !== null)
    return numbers.every(({ item, role }) => role === 'described' || item.value === billed)
      ? { quantity: billed, choices: [], isAssumed: false }
      : { ...ask, choices: [...new Set([billed, ...ask.choices])].slice(0, 4) };
  const [only, ...more] = new Set(seated.map(({ value }) => value));
  if (only !== undefined) {
    // `izq x1 der x1` has two quantities, but `tres (3)` has only one
    const isRepeated = seated.filter(({ isSpelt }) => !isSpelt).length > 1;
    const isQualified = numbers.some(
      ({ role, at }) => role === 'seated' && qualified.test(toLineText(classes, at)),
    );
    const isSure =
      !isQualified &&
      !wholeDecimal.test(line) &&
      more.length === 0 &&
      !isRepeated &&
      pick('open').length === 0 &&
      isOrderable(only);
    return isSure ? { quantity: only, choices: [], isAssumed: false } : ask;
  }
  if (unclear.test(line)) return ask;
  // `de paso 1 CODE` orders one piece, even if the 1 is not the quantity
  const [number, another] = numbers;
  const next = items[(number?.at ?? 0) + 1]?.type ?? 'code';
  const isOne =
    number?.item.value === 1 &&
    another === undefined &&
    next === 'code' &&
    !number.item.isAside &&
    !qualified.test(toLineText(classes, number.at));
  return numbers.length === 0 || isOne ? { quantity: 1, choices: [], isAssumed: numbers.length === 0 } : ask;
}

/**
 * Finds the quantity in a row of a bill. The last number of the row is the product of two other numbers: `4 3.20
 * 12.80`, `2.00 UND 32.5000 0.00 65.00`.
 */
export function findBilled(numbers: readonly string[]): number | null {
  const toNumber = (word: string): number => Number(word.replace(',', '.'));
  // a zero is left out, because it is the discount
  const [total = '', each = '', ...others] = numbers.filter((word) => !/^0[.,]0+$/.test(word)).toReversed();
  if (![total, each].every((word) => /^\d+[.,]\d{2,6}$/.test(word))) return null;
  const value = Math.round(toNumber(total) / toNumber(each));
  const isSaid = others.some((word) => /^\d+(?:[.,]0{1,6})?$/.test(word) && toNumber(word) === value);
  return isSaid &&
    isOrderable(value) &&
    Math.round(toNumber(each) * value * 100) === Math.round(toNumber(total) * 100)
    ? value
    : null;
}

const readBill = (items: Items): number | null =>
  findBilled(items.filter(({ type }) => type === 'amount' || type === 'decimal').map(({ word }) => word));

/**
 * Lists the possible quantities of a pack. For `un par` and `2 pares`, the list has the number of pieces and then the
 * number of pairs. For `8 bujías`, if the product is a set of four, the list has the number of sets.
 */
function listPacked({ type, word, value }: Item, at: number, items: Items): number[] {
  const before = items[at - 1];
  const count = before?.type === 'amount' ? before.value : 1;
  if (vocabulary.pairs.has(word)) return [count * 2, count];
  return type === 'word' && value > 1 && count % value === 0 ? [count / value] : [];
}

/** Lists the possible quantities of a text such as `2-3` or `1.000`, which is not a plain whole number. */
function listOthers({ type, word }: Item): number[] {
  if (type === 'loose' && /^\d{1,3}-\d{1,3}$/.test(word)) return word.split('-').map(Number);
  return type === 'decimal' ? listWholeReadings(word) : [];
}

/** Numbers with both a point and a comma: `1.000,00`, `12,000.0`. The last of these signs separates the decimals. */
export const groupedThousands = /^\+?\d{1,3}(?:\.\d{3})+,0{1,2}$|^\+?\d{1,3}(?:,\d{3})+\.0{1,2}$/;
export const readGroupedThousands = (text: string): number =>
  Number(text.replace(/[.,]0{1,2}$/, '').replace(/\D/g, ''));

/** Lists the whole numbers that a text may mean. `1.000` means 1 or 1,000. `3,00` means 3. */
function listWholeReadings(text: string): number[] {
  if (groupedThousands.test(text)) return [readGroupedThousands(text)];
  const [whole = '', ...rest] = text.split(/[.,]/);
  const decimals = rest.join('');
  if (!/^0+$/.test(decimals)) return [];
  return decimals.length === 3 ? [Number(whole), Number(whole + decimals)] : [Number(whole)];
}

/** Item that replaces a removed price. This item ends a clause. */
const note: Item = { ...codeItem, type: 'sign', word: '$' };
/**
 * Comma that is put before and after a removed day, to separate the words around the day. If the line has no other
 * quantity, the user must enter the quantity.
 */
const comma: Item = { ...codeItem, type: 'sign', word: ',' };
const day: Items = [comma, { ...codeItem, type: 'loose', word: '' }, comma];

/**
 * Words and signs before a price. They are removed together with the price: `a $5`, `menos el 5 %`, `+ iva 15 %`,
 * `máximo 130 usd`.
 */
const priceLeads = new Set([
  ...'$ @ : = . + us usd a en at con el un menos maximo max c/u'.split(' '),
  ...vocabulary.priceLabels,
]);
/** Words before a day and a month. They are removed together with the day and the month. */
const dayLeads = new Set(['para', 'pa', 'el', 'dia', 'del']);

/**
 * Removes prices, days and percents, together with the words that belong to them. Measures and years become measures.
 */
export function explain(items: Items): Item[] {
  const classes = toClasses(items);
  const explained: Item[] = [];
  const dropLeads = (leads: ReadonlySet<string>): void => {
    for (let last = explained.at(-1); last && last !== note && leads.has(last.word); last = explained.at(-1))
      explained.pop();
  };
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] ?? codeItem;
    const next = items[at + 1]?.word ?? '';
    const isNumber = item.type === 'amount' || item.type === 'decimal';
    const explanation = isNumber ? find(explanations, classes, at) : undefined;
    if (explanation === 'price') {
      dropLeads(priceLeads);
      explained.push(next === '%' ? { ...note, word: next, isSpaced: item.isSpaced } : note);
      at = skipPriceWords(items, at);
    } else if (explanation === 'day') {
      dropLeads(dayLeads);
      explained.push(...day);
      at += next === 'de' ? 2 : 1;
    } else if (explanation === 'unit') {
      explained.push({ ...item, type: 'measure', word: `${item.word}${next}` });
      at += 1;
    } else explained.push(explanation === 'measure' ? { ...item, type: 'measure' } : item);
  }
  return explained;
}

/** Returns the position of the last word that belongs to the price at `from`. In `5.60 usd c/u + iva` this is `iva`. */
function skipPriceWords(items: Items, from: number): number {
  const words = items
    .slice(from + 1)
    .map(({ type, word, isSpelt }) => (/^(?:amount|decimal)$/.test(type) && !isSpelt ? '#' : word));
  const behind =
    /^(?:(?:usd|dolares|dolar|dollars|dollar|ctvs|centavos|\$|us) (?!(?:\$ )?#)|(?:%|c\/u|each|iva|desc|descuento|cada un[oa]|\+ iva) )*/;
  const [found = ''] = behind.exec(`${words.join(' ')} `) ?? [];
  return from + (found.match(/ /g)?.length ?? 0);
}
