import { maxUnits } from '../quickOrderSlice';
import type { Token } from './tokens';
import * as vocabulary from '@/shared/orderVocabulary';

/** Element of a line. The quantity is read from the elements. */
export interface Item {
  /**
   * `amount`: a whole number. `decimal`: a number with decimals. `measure`: a number in a measure, a date or the name
   * of a model. `loose`: another number. `sign`: neither a letter nor a digit.
   */
  type: 'code' | 'amount' | 'decimal' | 'measure' | 'loose' | 'word' | 'sign';
  word: string;
  value: number;
  isSpaced: boolean;
  /** Whether a mark shows that the number is a quantity: `x3`, `3x`, `3u`. */
  isMarked: boolean;
  /** Whether the number is written in words: `tres`. */
  isSpelt: boolean;
  /**
   * Whether the number may also number a list or belong to a model's name. An explicit quantity in the line then takes
   * precedence.
   */
  isAside: boolean;
  /** Whether the item is the unit ampere: the `A` of `90 A`. */
  isAmpere: boolean;
  /** Whether the item is a word of the product's name, or of a vehicle that the product fits. */
  isNamed?: boolean;
  /** Whether the item is a word of the product's name, in singular or plural. */
  isOwn?: boolean;
  /** Whether the item names the kind of the product: `filtro` for an oil filter, but not `aceite`. */
  isKind?: boolean;
}

const toItem = (type: Item['type'], { text, word, isSpaced }: Token, more: Partial<Item> = {}): Item => ({
  type,
  word,
  value: 0,
  isSpaced,
  isMarked: false,
  isSpelt: false,
  isAside: false,
  isAmpere: text === 'A',
  ...more,
});

const measured = new RegExp(
  String.raw`^\d+(?:[.,]\d+)?(?:mm|cm|m|mts|pulg|in|ft|v|w|ah|a|amp|amps|kw|hp|cc|ml|km|kms|l|lt|lts|gl|kg|g|gr|psi|rpm|cil|hz)$`,
);
const unit = new RegExp(String.raw`^x?(\d{1,9})(?:${[...vocabulary.units].join('|')})$`);

/**
 * Returns the basic form of a diminutive such as `filtrito`, `llanticas`, `foquitos` or `galoncito`, if this form names a part or a
 * pack. Returns any other word unchanged.
 */
function fromDiminutive(word: string): string {
  const [, root = '', gender = ''] = /^(\p{L}{3,}?)ic([oa]s?)$/u.exec(word) ?? [];
  // `llanticas`, but not `cónico` and `métrico`
  if (vocabulary.countNouns.has(root + gender)) return root + gender;
  const [, stem = '', ending = ''] = /^(\p{L}{3,}?)c?it([oa]s?)$/u.exec(word) ?? [];
  const wholes = [stem.replace(/gu$/, 'g').replace(/qu$/, 'c') + ending, stem];
  return (
    wholes.find(
      (whole) =>
        stem !== '' &&
        [vocabulary.countNouns, vocabulary.packs, vocabulary.currencies, vocabulary.chatWords].some((words) =>
          words.has(whole),
        ),
    ) ?? word
  );
}

function readToken(token: Token): Item {
  const { word } = token;
  if (!token.isWord) return toItem('sign', token);
  if (/[^\P{N}0-9]/u.test(word)) return toItem('loose', token);
  if (!/\d/.test(word)) return toItem('word', { ...token, word: fromDiminutive(word) });
  // `020`: an oversize, not twenty pieces
  if (/^0\d\d$/.test(word)) return toItem('loose', token);
  if (/^\d{1,9}$/.test(word)) return toItem('amount', token, { value: Number(word) });
  const marked = /^x(\d{1,9})$/.exec(word) ?? /^(\d{1,9})x$/.exec(word) ?? unit.exec(word);
  // `5lts`: the quantity in litres, or the size of a pack
  const volume = /^(\d{1,4})(?:l|lt|lts|gl|gls|gal|m|mts|kg)$/.exec(word);
  if (volume) return toItem('amount', token, { value: Number(volume[1]), isAside: true });
  // `2do`: an ordinal number
  if (/^\d+(?:ra|da|do|ta|to|er|th|nd|rd|st)$/.test(word)) return toItem('loose', token);
  if (marked) return toItem('amount', token, { value: Number(marked[1]), isMarked: true });
  if (/^\d+(?:[.,]\d+)+$/.test(word)) return toItem('decimal', token);
  if (measured.test(word) || /^[246]x[246]$/.test(word)) return toItem('measure', token);
  if (/^(?:19|20)\d\d[-/](?:(?:19|20)?\d\d)$/.test(word)) return toItem('measure', token);
  // `1e3`: a number in scientific notation
  if (/^\d+e\d+$/.test(word)) return toItem('loose', token);
  // `34x64x37`: the dimensions of a bearing
  if (/^\d{1,3}(?:[.,]\d)?(?:x\d{1,3}(?:[.,]\d)?){2}$/.test(word)) return toItem('measure', token);
  // `205/75`: the size of a tire
  if (/^[1-3]\d5\/[2-9][05]$/.test(word)) return toItem('measure', token);
  if (/^\d{1,4}[-/]\d{1,2}[-/]\d{2,4}$/.test(word)) return toItem('measure', token);
  if (/^0\d{8,9}$|^593\d{8,9}$/.test(word)) return toItem('measure', token);
  if (/^\d+(?:[.,]\d+)?x\d+(?:[.,]\d+)?$/.test(word)) return toItem('loose', token);
  // `2o3`, `2a3`: one number or the other
  if (/^\d{1,3}(?:[oayu]|al)\d{1,3}$/.test(word)) return toItem('loose', token);
  // 2-3, 1/2, 12345678901: numbers of unknown meaning
  if (/^[\d./'_-]+$/.test(word)) return toItem('loose', token);
  return toItem('word', token);
}

/**
 * Reads one number from several words: `ciento veinte`, `doscientos treinta y dos`, `twenty five`. Returns null for a
 * single word.
 */
function readCompound(items: readonly Item[], from: number): { value: number; to: number } | null {
  const valueAt = (at: number): number => vocabulary.numberWords.get(items[at]?.word ?? '') ?? 0;
  let at = from;
  let value = 0;
  if (valueAt(at) >= 100) {
    value = valueAt(at);
    at += 1;
    if (items[at]?.word === 'and') at += 1;
  }
  if (isTwenty(valueAt(at))) {
    value += valueAt(at);
    at += 1;
    const isJoined = items[at]?.word === 'y';
    const digit = valueAt(isJoined ? at + 1 : at);
    const isEnglish = /ty$/.test(items[at - 1]?.word ?? '');
    if (digit >= 1 && digit < 10 && (isJoined || isEnglish)) {
      value += digit;
      at += isJoined ? 2 : 1;
    }
  } else if (value > 0 && valueAt(at) > 0 && valueAt(at) < 100) {
    value += valueAt(at);
    at += 1;
  }
  return at > from + 1 && value > 0 ? { value, to: at } : null;
}

const isTwenty = (value: number): boolean => value >= 20 && value < 100 && value % 10 === 0;

/** Words that are a number or an article. They are a number only before a code, a unit, a pack or a countable noun. */
const articles = new Set(['un', 'uno', 'una', 'one']);

/** Joins several words into one number: `treinta y dos`, `dos docenas`, `media docena`. */
export function joinNumberWords(items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (!item) continue;
    const value = item.type === 'word' ? vocabulary.numberWords.get(item.word) : undefined;
    if (value === undefined) {
      joined.push(item);
      continue;
    }
    const compound = readCompound(items, at);
    if (compound) {
      joined.push({ ...item, type: 'amount', value: compound.value, isSpelt: true });
      at = compound.to - 1;
      continue;
    }
    const next = items[at + 1];
    // in `2 UN` the word `un` is the unit, not a number
    const isUnit = item.word === 'un' && joined.at(-1)?.type === 'amount';
    const isCounting =
      !articles.has(item.word) ||
      next === undefined ||
      next.type === 'code' ||
      ['nomas', 'mas', 'de', 'del', ')'].includes(next.word) ||
      vocabulary.units.has(next.word) ||
      vocabulary.packs.has(next.word) ||
      vocabulary.dozens.has(next.word) ||
      (vocabulary.countNouns.has(next.word) && !vocabulary.sides.has(next.word));
    const isBoth =
      next?.type !== 'code' &&
      ['los', 'las', 'the'].includes(items[at - 1]?.word ?? '') &&
      !(vocabulary.countNouns.has(next?.word ?? '') && !vocabulary.sides.has(next?.word ?? ''));
    joined.push(
      isCounting && !isUnit ? { ...item, type: 'amount', value, isSpelt: true, isAside: isBoth } : item,
    );
  }
  return joinDozens(leaveOutSpelt(joined));
}

/** Leaves out a number that the line repeats in words or in digits: `tres (3) CODE`, `3 (tres) CODE`, `three 3`. */
const leaveOutSpelt = (items: readonly Item[]): Item[] => {
  const isFigure = (at: number, value: number): boolean =>
    items[at]?.type === 'amount' && items[at]?.isSpelt === false && items[at]?.value === value;
  const isBracketed = (at: number): boolean => items[at - 1]?.word === '(' && items[at + 1]?.word === ')';
  const isAgain = ({ isSpelt, value }: Item, at: number): boolean =>
    isSpelt && isBracketed(at) && isFigure(at - 2, value);
  return items.filter((item, at) => {
    const isBefore = isFigure(at + 1, item.value) || (isBracketed(at + 2) && isFigure(at + 2, item.value));
    return (
      !(item.isSpelt && isBefore) &&
      ![at - 1, at, at + 1].some((place) => items[place] && isAgain(items[place], place))
    );
  });
};

/** Converts dozens, tens and hundreds to one number: `media docena`, `1/2 docena`, `docena y media`, `dos decenas`. */
function joinDozens(items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  items.forEach((item, at) => {
    const isMore = isHalfMore(items, at - 2);
    if (isMore || (item.word === 'y' && isHalfMore(items, at - 1))) return;
    const size = vocabulary.groupSizes.get(item.word);
    if (item.type !== 'word' || size === undefined) {
      joined.push(item);
      return;
    }
    const previous = joined.at(-1);
    const isHalf =
      (/^(?:media|medio|1\/2)$/.test(previous?.word ?? '') && joined.at(-2)?.type !== 'amount') ||
      (previous?.word === 'a' && joined.at(-2)?.word === 'half');
    const times = previous?.type === 'amount' ? previous.value : 1;
    // `docenas de CODE` does not say how many dozens
    if (/s$/.test(item.word) && !isHalf && !/^(?:amount|decimal|loose)$/.test(previous?.type ?? '')) {
      joined.push(item);
      return;
    }
    if (isHalf || previous?.type === 'amount' || previous?.word === 'a') joined.pop();
    if (isHalf && previous?.word === 'a') joined.pop();
    const more = !isHalf && isHalfMore(items, at) ? size / 2 : 0;
    joined.push({
      ...item,
      type: 'amount',
      value: isHalf ? size / 2 : times * size + more,
      isMarked: true,
      isSpelt: true,
    });
  });
  return joined;
}
/** Whether the words `y media` follow a word for dozens. */
const isHalfMore = (items: readonly Item[], at: number): boolean =>
  vocabulary.dozens.has(items[at]?.word ?? '') &&
  items[at + 1]?.word === 'y' &&
  items[at + 2]?.word === 'media';

const itemsOf = new WeakMap<Token, Item>();

/** Returns the items of the tokens. */
export const toItems = (tokens: readonly Token[]): Item[] =>
  tokens.map((token) => {
    const item = itemsOf.get(token) ?? readToken(token);
    itemsOf.set(token, item);
    return item;
  });

export const codeItem: Item = {
  type: 'code',
  word: '',
  value: 0,
  isSpaced: true,
  isMarked: false,
  isSpelt: false,
  isAside: false,
  isAmpere: false,
};

export const isOrderable = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= maxUnits;
export const isYear = (value: number): boolean => value >= 1950 && value <= 2039;
