import { explain, isDescriptive, isMark, isPartCount, mayBeAmperes } from './explainNumbers';
import { codeItem, isOrderable, isYear, joinNumberWords, type Item } from './items';
import * as vocabulary from '@/shared/orderVocabulary';

/*
 * How many: a number of a line is its quantity when it is the only one that nothing else explains and it has a seat.
 * 1. Prices, measures, years and percents are taken out with the words that belong to them (explainNumbers.ts).
 * 2. A seat is a mark (`x3`, `3 u`, `cant 3`, `(3)`), or a place beside the code with nothing said between the two and
 *    nothing on its other side that could count, measure or name something.
 * 3. A number that describes (`mazda 3`) gives way to one with a seat. Any other number, a second seat and a word that
 *    doubts, takes back or leaves open make the line ask. A line without any number is one piece.
 */

export interface QuantityReading {
  /** Null: it has to be asked for. */
  quantity: number | null;
  choices: number[];
  /** Nothing was said of a quantity: one is meant. */
  isAssumed: boolean;
}

/**
 * `seated`: it has a seat · `described`: it gives way to one that has, else it asks · `open`: nothing explains it, the line
 * asks · `doubt`: it is no quantity, whatever else is said.
 */
type Role = 'seated' | 'described' | 'open' | 'doubt';

type Items = readonly Item[];

/** Larger numbers behind a code may be a price or a size: they need a mark. */
const maxUnmarkedBehind = 99;
/** Larger numbers before a code, with a blank alone between them, may be anything. */
const maxUnmarked = 999;
/** Models that are called by a number. */
const modelNumbers = new Set([206, 207, 208, 301, 306, 307, 308, 323, 405, 406, 407, 500, 626]);
const openingSigns = new Set(['(', '[', '{']);
const closingSigns = new Set([')', ']', '}']);
const arrows = new Set(['→', '➡', '⇒', '➜']);
const filler = new Set(['.', '-', '"', "'", '“', '”', '«', '»', '…', '!', '¡', '¿', '_', '*']);
const known = new Set([...'()[]{}:=/|,;$@+<>?#%&-…."\t'.split(''), ...arrows, '*', '×']);
/** `≈ 2`, `± 2` are no ornaments. */
const isMath = (sign: string): boolean => !known.has(sign) && /^\p{Sm}$/u.test(sign);
const isOrnament = (sign: string): boolean => !known.has(sign) && !isMath(sign);

/** Reads the quantity from the items of a line, or of a part of it, with its one code. */
export function readQuantity(rawItems: Items, isListed = false): QuantityReading {
  const items = explain(
    joinNumberWords(rawItems.filter(({ type, word }) => type !== 'sign' || !isOrnament(word))),
  );
  const codeAt = items.findIndex(({ type }) => type === 'code');
  const numbers = items.flatMap((item, at) =>
    item.type === 'amount' ? [{ item, at, role: toRole(items, at, codeAt, isListed) }] : [],
  );
  const pick = (role: Role) => numbers.filter((number) => number.role === role).map(({ item }) => item);
  const seated = pick('seated');
  const values = (list: Items): number[] => list.map(({ value }) => value);
  const alternatives = items.flatMap((_, at) => listOthers(items, at));
  const all = [...seated, ...pick('doubt'), ...pick('open')];
  const choices = [...values(all), ...alternatives, ...(seated.length > 0 ? [] : values(pick('described')))];
  const ask: QuantityReading = {
    quantity: null,
    choices: [...new Set(choices)].filter(isOrderable).slice(0, 4),
    isAssumed: false,
  };
  const isQuestioned = numbers.some(({ at }) => items[at + 1]?.word === '?') && !isQuestion(items);
  if (isQuestioned || pick('doubt').length > 0 || items.some((_, at) => isDoubtful(items, at))) return ask;
  const [only, ...more] = new Set(values(seated));
  if (only !== undefined) {
    // `izq x1 der x1` is one twice; `tres (3)` is not
    const isRepeated = seated.filter(({ isSpelt }) => !isSpelt).length > 1;
    const isFollowed = numbers.some(({ role, at }) => role === 'seated' && isQualified(items, at));
    const isSure =
      !isFollowed && more.length === 0 && !isRepeated && pick('open').length === 0 && isOrderable(only);
    return isSure ? { quantity: only, choices: [], isAssumed: false } : ask;
  }
  const isSilent = numbers.length === 0 && !items.some((_, at) => isUnclear(items, at));
  return isSilent && !isOpenQuestion(items) ? { quantity: 1, choices: [], isAssumed: true } : ask;
}

const isQuestion = (items: Items): boolean =>
  items.some(({ word }) => word === '¿' || vocabulary.askWords.has(word));

/** A question without a number orders nothing yet. */
const isOpenQuestion = (items: Items): boolean =>
  items.some(({ word }) => word === '?') &&
  !items.some(({ word }) => vocabulary.isRequest(word) && !vocabulary.askWords.has(word));

/** Quantities that something else than a whole number may mean: `2-3`, `par`, `1.000`, `izq y der`. */
function listOthers(items: Items, at: number): number[] {
  const { type, word } = items[at] ?? codeItem;
  if (type === 'loose' && /^\d{1,3}-\d{1,3}$/.test(word)) return word.split('-').map(Number);
  if (type === 'decimal') return listWholeReadings(word);
  if (areBothSides(items, at)) return [1, 2];
  return vocabulary.pairs.has(word) && items[at - 1]?.type !== 'amount' ? [1, 2] : [];
}

/** `1.000` one or a thousand; `3,00` three. */
function listWholeReadings(text: string): number[] {
  const [whole = '', ...rest] = text.split(/[.,]/);
  const decimals = rest.join('');
  if (!/^0+$/.test(decimals)) return [];
  return decimals.length === 3 ? [Number(whole), Number(whole + decimals)] : [Number(whole)];
}

/** Words and numbers that forbid to take any number. */
function isDoubtful(items: Items, at: number): boolean {
  const { type, word } = items[at] ?? codeItem;
  const before = items[at - 1];
  // `x 1e3`, `x 2.5`: a quantity that is none
  const isMarkedOther = isMark(before) && !isNumber(items[at - 2]);
  if (type === 'word')
    return (
      isDoubt(items, at) ||
      vocabulary.pairs.has(word) ||
      // `x2.00`, `x1e3`, `x2/3`
      /^x[^\p{L}\p{N}]*\d/u.test(word) ||
      (isMark(before) && /\d/.test(word))
    );
  if (type === 'sign') return isMath(word);
  if (type === 'decimal') return isMarkedOther;
  return type === 'loose' && /^\d{1,3}-\d{1,3}$/.test(word) && !isExplainedLoose(items, at);
}

const isNumber = (item: Item | undefined): boolean => item?.type === 'amount' || item?.type === 'decimal';

const isExplainedLoose = (items: Items, at: number): boolean =>
  vocabulary.measures.has(items[at + 1]?.word ?? '') || vocabulary.dayLabels.has(items[at - 1]?.word ?? '');

const romanNumber = /^(?:i{2,3}|iv|vi{1,3}|ix)$/;

/** Whether a word takes back or leaves open what the line says. */
export const hasDoubt = (items: Items): boolean =>
  items.some((_, at) => items[at]?.type === 'word' && isDoubt(items, at));

/** Whether a word takes back what was said before; `2 más`, `como siempre` do not. */
export const hasRetraction = (items: Items): boolean => items.some((_, at) => isRetraction(items, at));

/** Words and numbers that leave a line without a quantity open. */
function isUnclear(items: Items, at: number): boolean {
  const { type, word } = items[at] ?? codeItem;
  if (type === 'decimal') return true;
  if (type === 'loose') return !isExplainedLoose(items, at);
  if (type !== 'word') return false;
  return (
    isEmptyLabel(items, at) ||
    isEnquiry(items, at) ||
    areBothSides(items, at) ||
    romanNumber.test(word) ||
    (word === 'nada' && items[at + 1]?.word !== 'mas') ||
    (word === 'mil' && items[at + 1]?.word !== 'gracias') ||
    numbered.test(word) ||
    (!isExplainedWord(items[at] ?? codeItem) && !hasDescription(items)) ||
    (vocabulary.uncounted.has(word) && !/^(?:es|seria)$/.test(items[at - 1]?.word ?? ''))
  );
}

/** `2jgs`, `2c/u`, `no2`: a number with an unknown unit. */
const numbered = /^(?:\d+[^\d]+|(?:no?|nro|num|q|c|cant|u)\d+)$/u;

/** Words of orders, single letters, and names with figures at both ends: `6pk1850`, `4jk1`. */
const isExplainedWord = ({ word }: Item): boolean =>
  vocabulary.isKnownWord(word) ||
  vocabulary.isRequest(word) ||
  !/\p{L}{2}/u.test(word) ||
  /^\d+\p{L}+\d+$/u.test(word);

/**
 * Whether unknown words may describe: the line names a part, a side, a measure or a year, or says `para` or `de`.
 * Without, `agotado` is as likely as `aveo`, and one piece is not assumed.
 */
const hasDescription = (items: Items): boolean =>
  items.some(
    ({ type, word }) =>
      type === 'measure' ||
      (type === 'word' &&
        (vocabulary.countNouns.has(word) ||
          vocabulary.sides.has(word) ||
          /^(?:para|pa|de|del|for)$/.test(word))),
  );

/** `2 cada semana`, `4 y pico`: unknown words behind the number, in its clause, may change it. */
function isQualified(items: Items, at: number): boolean {
  const rest = items.slice(at + 1);
  const end = rest.findIndex(
    ({ type, word }) =>
      type === 'sign' || type === 'code' || /^(?:para|pa|del?|for|q|que|porque|pq|xq|because)$/.test(word),
  );
  // the name of the part, between its number and its code
  if (rest[end]?.type === 'code') return false;
  return (end < 0 ? rest : rest.slice(0, end)).some((one) => one.type === 'word' && !isExplainedWord(one));
}

/** `x?`, `cant:`: a quantity is announced and does not come. */
function isEmptyLabel(items: Items, at: number): boolean {
  const item = items[at] ?? codeItem;
  if (!isMark(item) && !/^(?:cant|cantidad|qty|quantity)$/.test(item.word)) return false;
  // `x favor`
  if (isMark(item) && /^(?:favor|fa|fis)$/.test(items[at + 1]?.word ?? '')) return false;
  const next = items.slice(at + 1).find(({ type, word }) => type !== 'sign' || word === '?');
  const isFigure = (one: Item | undefined): boolean =>
    isNumber(one) || one?.type === 'measure' || one?.type === 'loose';
  return !isFigure(next) && !isFigure(items[at - 1]);
}

/** `cuánto sale`, `qué precio tiene`, `la caja`: without a number nothing says how many pieces. */
function isEnquiry(items: Items, at: number): boolean {
  const { word } = items[at] ?? codeItem;
  if (vocabulary.enquiries.has(word)) return true;
  if (word === 'como' && items[at - 1]?.word === 'a') return true;
  if (vocabulary.containers.has(word)) return items[at - 1]?.type !== 'amount';
  return vocabulary.availability.has(word) && !items.some(isNumber);
}

/** `quítele 2`, `devuélvame 2`: verbs that end as those that ask for something. */
const takesAway =
  /^(?:quit|devolv|devuelv|descuent|descont|rebaj|baj|rest|sa[cq]|reemplac|cambi|cancel|anul|elimin|borr|olvid)\p{L}*[aen](?:me|l[aeo]s?)$/u;

function isRetraction(items: Items, at: number): boolean {
  const { type, word } = items[at] ?? codeItem;
  const before = items[at - 1]?.word ?? '';
  const after = items[at + 1];
  if (type !== 'word') return false;
  if (vocabulary.retractions.has(word) || takesAway.test(word)) return true;
  if ((word === 'menos' || word === 'minus') && after?.type === 'amount') return true;
  if (before === 'en' && /^(?:vez|lugar)$/.test(word)) return true;
  // `no más`, `no sea malito`; `si no hay` leaves open
  if (word === 'no' && (before === 'si' || /^(?:mas|seas?)$/.test(after?.word ?? ''))) return false;
  return vocabulary.refusals.has(word);
}

function isDoubt(items: Items, at: number): boolean {
  const { word } = items[at] ?? codeItem;
  const before = items[at - 1]?.word ?? '';
  const after = items[at + 1];
  if (isRetraction(items, at) || vocabulary.statements.has(word) || vocabulary.conditions.has(word))
    return true;
  if (word === 'left' && after?.word === 'over') return true;
  // `2 por lado`, `x2 c/lado`, `one for each side`
  if (vocabulary.bearers.has(word)) {
    const said = items.slice(Math.max(0, at - 2), at).map((item) => item.word);
    if (said.some((one) => ['por', 'per', 'each', 'cada'].includes(one)) || said.join('') === 'c/')
      return true;
  }
  if (/^c\/\p{L}{3,}$/u.test(word)) return true;
  if (vocabulary.likenesses.has(word) && /^(?:a|al|de|del|to|for|por|que)$/.test(after?.word ?? ''))
    return true;
  if (word === 'al' && /^(?:dia|mes|ano)$/.test(after?.word ?? '')) return true;
  // `si no hay`
  if (word === 'si' && vocabulary.dependences.has(after?.word ?? '')) return true;
  if (word === 'no' && before === 'si') return true;
  // `nada más`, `no más`, `a cómo`
  if (word === 'mas' && ['nada', 'no'].includes(before)) return false;
  return vocabulary.doubts.has(word) && !(word === 'como' && before === 'a');
}

/** `izq y der`: one of each, or more. */
function areBothSides(items: Items, at: number): boolean {
  const [one, joint, other] = [items[at], items[at + 1], items[at + 2]];
  const isJoint = joint !== undefined && (/^[/,&+-]$/.test(joint.word) || /^(?:y|e|and)$/.test(joint.word));
  return (
    isJoint &&
    vocabulary.sides.has(one?.word ?? '') &&
    vocabulary.sides.has(other?.word ?? '') &&
    one?.word !== other?.word
  );
}

function toRole(items: Items, at: number, codeAt: number, isListed: boolean): Role {
  const item = items[at] ?? codeItem;
  const before = items[at - 1];
  if (item.isAside || isDocument(items, at)) return 'described';
  if (countsSomethingElse(items, at, codeAt) || isPartCount(items, at)) return 'open';
  const other = readAsOther(items, at);
  if (other) return other;
  if (isMark(before) && isFactor(items, at - 2)) return 'open';
  // `2.20x10=22`: the result of something
  if (before?.word === '=' && ['loose', 'decimal', 'amount'].includes(items[at - 2]?.type ?? ''))
    return 'open';
  // `6pk 1550 x 2`
  if (isMark(items[at + 1]) && isNumber(items[at + 2]) && isNamed(items, at)) return 'described';
  if (isMarked(items, at)) return 'seated';
  if (mayBeAmperes(items, at)) return 'open';
  if (isYear(item.value) && !item.isSpelt) return 'open';
  if (isDay(items, at) || before?.word === 'a') return 'described';
  if (isBracketed(items, at) || hasSeat(items, at, codeAt, isListed)) return 'seated';
  if (before && vocabulary.sides.has(before.word)) return 'open';
  return isNamed(items, at) ? 'described' : 'open';
}

/** `mazda 3`, `discos de 300` */
function isNamed(items: Items, at: number): boolean {
  const before = items[at - 1];
  const named = before?.word === 'de' || before?.word === 'del' ? items[at - 2] : before;
  return named !== undefined && isDescriptive(named);
}

/** `3 x 5`: either may be meant. */
const isFactor = (items: Items, at: number): boolean =>
  isNumber(items[at]) && items[at]?.isAside !== true && !isNamed(items, at);

/** `para los 4 cilindros`, `para 2 motores`, `4 ruedas` */
const countsSomethingElse = (items: Items, at: number, codeAt: number): boolean =>
  vocabulary.bearers.has(items[at + 1]?.word ?? '') &&
  (at < codeAt || items.slice(0, at).some(({ word }) => word === 'para'));

/** Numbers whose neighbours say that they count something else, or not so many: packs, ranges, thousands. */
function readAsOther(items: Items, at: number): Role | null {
  const item = items[at] ?? codeItem;
  const before = items[at - 1];
  const after = items[at + 1]?.word ?? '';
  // `12 en stock`, `12 disponibles`
  if (vocabulary.availability.has(after === 'en' ? (items[at + 2]?.word ?? '') : after)) return 'doubt';
  if (after === 'mil' || after === 'thousand' || isEach(items, at + 1)) return 'doubt';
  // `caja x12`: how many the box holds
  const container = isMark(before) ? items[at - 2] : item.isMarked ? before : undefined;
  if (vocabulary.containers.has(container?.word ?? '')) return 'doubt';
  if (vocabulary.packs.has(after)) return vocabulary.volumes.has(after) ? 'described' : 'doubt';
  if (isRange(items, at) || isNumbered(items, at)) return 'doubt';
  if (before?.word === '-' && before.isSpaced && !item.isSpaced) return 'doubt';
  if (before?.word === '<' || before?.word === '>') return isArrow(items, at) ? 'seated' : 'open';
  return null;
}

const isEach = (items: Items, at: number): boolean => ['c/u', 'each', 'cada'].includes(items[at]?.word ?? '');

/** `x3`, `3 x`, `3 u`, `cant: 3` */
function isMarked(items: Items, at: number): boolean {
  const before = items[at - 1];
  const isLabel = (item: Item | undefined): boolean => vocabulary.quantityLabels.has(item?.word ?? '');
  const isColon = before?.word === ':' || before?.word === '.' || before?.word === '=';
  return (
    items[at]?.isMarked === true ||
    isMark(before) ||
    isMark(items[at + 1]) ||
    vocabulary.units.has(items[at + 1]?.word ?? '') ||
    isLabel(isColon ? items[at - 2] : before) ||
    (before?.word === ':' && items[at - 2]?.word === '.' && isLabel(items[at - 3]))
  );
}

/** `Pedido #45`, `OC 1042:` */
const isDocument = (items: Items, at: number): boolean => {
  const label = items
    .slice(Math.max(0, at - 3), at)
    .findLast(({ type, word }) => type !== 'sign' && !/^(?:no|n|nro)$/.test(word));
  return label !== undefined && vocabulary.documentLabels.has(label.word) && items[at - 1]?.word !== ',';
};

/** `2 o 3`, `2 a 3`, `2 + 1`. */
function isRange(items: Items, at: number): boolean {
  const isJoint = (item: Item | undefined): boolean =>
    item !== undefined &&
    (vocabulary.alternatives.has(item.word) || item.word === 'a' || item.word === '+' || item.word === '-');
  return (
    // `2 o más`, `uno o ninguno`
    ['o', 'or'].includes(items[at + 1]?.word ?? '') ||
    (isJoint(items[at + 1]) && items[at + 2]?.type === 'amount') ||
    (isJoint(items[at - 1]) && items[at - 2]?.type === 'amount')
  );
}

const isNumbered = (items: Items, at: number): boolean => {
  const label = items[at - 1]?.word === '.' ? items[at - 2] : items[at - 1];
  return label?.word === '#' || /^(?:no|n|nro|num|numero|number|item|linea|line)$/.test(label?.word ?? '');
};

/** `-> 3`, `=> 3`. */
const isArrow = (items: Items, at: number): boolean =>
  items[at - 1]?.word === '>' && ['-', '='].includes(items[at - 2]?.word ?? '');

/** `para el 28`, `viernes 4` */
const isDay = (items: Items, at: number): boolean => {
  const before = items[at - 1]?.word ?? '';
  return vocabulary.dayLabels.has(before) && (items[at - 2]?.word === 'para' || before !== 'el');
};

const isBracketed = (items: Items, at: number): boolean =>
  openingSigns.has(items[at - 1]?.word ?? '') && closingSigns.has(items[at + 1]?.word ?? '');

const isSeparator = ({ type, word }: Item): boolean =>
  type === 'sign' && (/^[,;:=|/\t]$/.test(word) || arrows.has(word));

/** `: 140`, `= 140`, `→ 140`; behind a comma or a dash, a price stands as well. */
const isMarking = ({ type, word }: Item): boolean =>
  type === 'sign' && (/^[:=|\t]$/.test(word) || arrows.has(word));

/** Whether a bare number stands beside its code, at the beginning before a name, or at the end behind a separator. */
function hasSeat(items: Items, at: number, codeAt: number, isListed: boolean): boolean {
  const before = items[at - 1]?.word ?? '';
  const isAsked = vocabulary.isRequest(before) || /^(?:solo|solamente)$/.test(before);
  return codeAt >= 0 && at > codeAt
    ? hasSeatBehind(items, at, codeAt, isAsked)
    : hasSeatBefore(items, at, codeAt, isAsked || isListed);
}

function hasSeatBehind(items: Items, at: number, codeAt: number, isAsked: boolean): boolean {
  const item = items[at] ?? codeItem;
  const previous = items[at - 1];
  const isEnd = items.slice(at + 1).every(isEnding);
  const isFollowed = isEnd || startsAnew(items, at);
  const between = leaveOutBrackets(items.slice(codeAt + 1, at));
  const isBeside = between.every(
    (one) =>
      isSeparator(one) ||
      one.word === '>' ||
      [filler, openingSigns, closingSigns].some((signs) => signs.has(one.word)),
  );
  const isPlain = item.isSpelt || item.value <= maxUnmarkedBehind || between.some(isMarking);
  if (isFollowed && (isAsked || (isBeside && isPlain))) return true;
  const isBehindDash = previous?.word === '-' && previous.isSpaced && item.isSpaced;
  const isBehindSign = previous !== undefined && (isSeparator(previous) || isBehindDash);
  return isEnd && ((isBehindSign && isPlain) || isBehindDescription(items, at));
}

function hasSeatBefore(items: Items, at: number, codeAt: number, isAsked: boolean): boolean {
  const { value } = items[at] ?? codeItem;
  const previous = items[at - 1];
  const next = items[at + 1];
  const upTo = items.slice(at + 1, codeAt >= 0 ? codeAt : items.length);
  const isBeginning = items.slice(0, at).every((one) => one.type === 'sign' || isChat(one));
  // `el 3`: a day
  if (previous?.word === 'el') return false;
  const isFree = isBeginning || isAsked || (previous !== undefined && isSeparator(previous));
  const isPlain = value <= maxUnmarked;
  const isDirect =
    codeAt >= 0 && upTo.every((one) => one.type === 'sign' || vocabulary.joining.has(one.word));
  if (isDirect && isFree && (isPlain || upTo.some(isSeparator))) return true;
  const isBeforeName = next?.type === 'word' && /\p{L}{3}/u.test(next.word) && !modelNumbers.has(value);
  if (isBeginning && isPlain && isBeforeName) return true;
  // words without a code: `bujías corsa, 2`
  return codeAt < 0 && previous !== undefined && isSeparator(previous) && items.slice(at + 1).every(isEnding);
}

/** `lado derecho 2`, `55 ah 2`, `mazda 323 dos`: the description is complete before the number. */
function isBehindDescription(items: Items, at: number): boolean {
  const { value, isSpelt } = items[at] ?? codeItem;
  const before = items[at - 1];
  if (!before || value > 20) return false;
  if (before.type === 'word' && vocabulary.sides.has(before.word)) return items[at - 2]?.type !== 'amount';
  if (before.type === 'measure') return isSpelt || /[a-z]$/.test(before.word);
  return isSpelt && before.type === 'amount' && modelNumbers.has(before.value);
}

/** Items without what stands in brackets: `(aveo 2012) 2`. */
function leaveOutBrackets(items: Items): Item[] {
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
function startsAnew(items: Items, at: number): boolean {
  const next = items[at + 1];
  if (!next) return true;
  if (next.type === 'sign') return !['?', '-', '+', '<'].includes(next.word);
  return (
    next.type === 'word' &&
    (vocabulary.countNouns.has(next.word) ||
      vocabulary.endings.has(next.word) ||
      vocabulary.joining.has(next.word))
  );
}
