import { maxUnits } from '../quickOrderSlice';
import type { Token } from './tokens';
import * as vocabulary from '@/shared/orderVocabulary';

/** Piece of a line as the quantity is read from it. */
export interface Item {
  /**
   * `amount`: a whole number · `decimal` · `measure`: a number that measures, dates or names a model · `loose`: another
   * number · `sign`: neither letter nor digit.
   */
  type: 'code' | 'amount' | 'decimal' | 'measure' | 'loose' | 'word' | 'sign';
  word: string;
  value: number;
  isSpaced: boolean;
  /** `x3`, `3x`, `3u`. */
  isMarked: boolean;
  /** `tres` */
  isSpelt: boolean;
  /** It may count lines or name a model as well: a quantity that is said goes before it. */
  isAside: boolean;
}

const toItem = (type: Item['type'], { word, isSpaced }: Token, more: Partial<Item> = {}): Item => ({
  type,
  word,
  value: 0,
  isSpaced,
  isMarked: false,
  isSpelt: false,
  isAside: false,
  ...more,
});

const measured = new RegExp(
  String.raw`^\d+(?:[.,]\d+)?(?:mm|cm|m|mts|pulg|in|ft|v|w|ah|a|amp|amps|kw|hp|cc|ml|km|kms|l|lt|lts|gl|kg|g|gr|psi|rpm|cil|hz|k|ra|do|to|er|th|nd|rd|st)$`,
);
const unit = new RegExp(String.raw`^(\d{1,9})(?:${[...vocabulary.units].join('|')})$`);

function readToken(token: Token): Item {
  const { word } = token;
  if (!token.isWord) return toItem('sign', token);
  if (/[^\P{N}0-9]/u.test(word)) return toItem('loose', token);
  if (!/\d/.test(word)) return toItem('word', token);
  if (/^\d{1,9}$/.test(word)) return toItem('amount', token, { value: Number(word) });
  const marked = /^x(\d{1,9})$/.exec(word) ?? /^(\d{1,9})x$/.exec(word) ?? unit.exec(word);
  if (marked) return toItem('amount', token, { value: Number(marked[1]), isMarked: true });
  if (/^\d+(?:[.,]\d+)+$/.test(word)) return toItem('decimal', token);
  if (measured.test(word) || /^[246]x[246]$/.test(word)) return toItem('measure', token);
  if (/^(?:19|20)\d\d[-/](?:(?:19|20)?\d\d)$/.test(word)) return toItem('measure', token);
  if (/^\d{1,4}[-/]\d{1,2}[-/]\d{2,4}$/.test(word)) return toItem('measure', token);
  if (/^0\d{8,9}$|^593\d{8,9}$/.test(word)) return toItem('measure', token);
  if (/^\d+x\d+(?:[.,]\d+)?$/.test(word)) return toItem('loose', token);
  // 2-3, 1/2, 12345678901: numbers that nothing explains
  if (/^[\d./'_-]+$/.test(word)) return toItem('loose', token);
  return toItem('word', token);
}

const isTwenty = (value: number): boolean => value >= 20 && value < 100 && value % 10 === 0;

/** Words that are also articles count only where something is counted. */
const articles = new Set(['un', 'uno', 'una', 'one']);

/** Takes `treinta y dos`, `dos docenas`, `media docena` as the numbers that they are. */
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
    const [next, further] = [items[at + 1], items[at + 2]];
    const rest = further ? vocabulary.numberWords.get(further.word) : undefined;
    if (isTwenty(value) && next?.word === 'y' && rest !== undefined && rest < 10) {
      joined.push({ ...item, type: 'amount', value: value + rest, isSpelt: true });
      at += 2;
      continue;
    }
    const isCounting =
      !articles.has(item.word) ||
      next === undefined ||
      next.type === 'code' ||
      next.word === 'de' ||
      next.word === 'del' ||
      vocabulary.units.has(next.word) ||
      vocabulary.packs.has(next.word) ||
      vocabulary.dozens.has(next.word);
    const isBoth = ['los', 'las', 'the'].includes(items[at - 1]?.word ?? '');
    joined.push(isCounting ? { ...item, type: 'amount', value, isSpelt: true, isAside: isBoth } : item);
  }
  return joinDozens(joined);
}

function joinDozens(items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  items.forEach((item) => {
    if (item.type !== 'word' || !vocabulary.dozens.has(item.word)) {
      joined.push(item);
      return;
    }
    const previous = joined.at(-1);
    const isHalf = previous?.word === 'media' || (previous?.word === 'a' && joined.at(-2)?.word === 'half');
    const times = previous?.type === 'amount' ? previous.value : 1;
    if (isHalf || previous?.type === 'amount' || previous?.word === 'a') joined.pop();
    if (isHalf && previous?.word === 'a') joined.pop();
    joined.push({ ...item, type: 'amount', value: isHalf ? 6 : times * 12, isMarked: true, isSpelt: true });
  });
  return joined;
}

const itemsOf = new WeakMap<Token, Item>();

/** Items of the tokens, which are remembered with them. */
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
};

export const isOrderable = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= maxUnits;
export const isYear = (value: number): boolean => value >= 1950 && value <= 2039;
