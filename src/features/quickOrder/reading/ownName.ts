import { codeItem, toItems, type Item } from './items';
import { countPieces, isSoldAs } from './soldAs';
import { remember, splitTokens, type Token } from './tokens';
import { countNouns, numberWords, packs } from '@/shared/orderVocabulary';

/** Stands for what a line calls its product: a noun that the rules know as a part's. */
const noun = 'filtro';
/** Stands for a pack that is one of the product. */
const piece = 'productos';
/** Stands for pieces of a product that is a pack of them. */
const pack = 'paquetes';

const toStem = (word: string): string => word.replace(/(?:es|e|s)$/, '');

interface Name {
  /** Words of the whole name, and of what stands before its first comma. */
  ways: string[][];
  /** Words that stand beside each other, in pairs. */
  pairs: ReadonlySet<string>;
  /** Stem of the word that says the kind of part: `filtro`, and `anillo` of a set of them. */
  kind: string;
}

const readName = remember((name: string): Name => {
  const toWords = (text: string) => splitTokens(text).flatMap(({ isWord, word }) => (isWord ? [word] : []));
  const words = toWords(name);
  const kind = words.find((word) => word.length > 3 && !packs.has(word)) ?? '';
  return {
    ways: [words, toWords(name.replace(/, .*$/, ''))],
    pairs: new Set(words.map((word, at) => `${word} ${words[at + 1] ?? ''}`)),
    kind: toStem(kind),
  };
});

/** Position behind the name that stands from a token on, whatever signs are in it; null where another text stands. */
function findEnd(tokens: readonly Token[], from: number, words: readonly string[]): number | null {
  if (words.length < 2 || tokens[from]?.isWord !== true) return null;
  let at = from;
  for (const word of words) {
    while (tokens[at]?.isWord === false) at += 1;
    if (tokens[at]?.word !== word) return null;
    at += 1;
  }
  return tokens[at]?.text === ')' ? at + 1 : at;
}

/**
 * `banda de 127`, `127 dientes`: a number as the name has it, which gives way to a quantity. So does one behind the code that
 * is alone there, `CODE 55` of a battery of 55 Ah, unless it is as small as quantities are.
 */
function isInName(tokens: readonly Token[], at: number, known: readonly Name[], isBehind: boolean): boolean {
  const word = tokens[at]?.word ?? '';
  const before = tokens.slice(0, at).findLast(({ isWord }) => isWord)?.word ?? '';
  const next = tokens.slice(at + 1).find(({ isWord }) => isWord)?.word ?? '';
  const isAlone = isBehind && before === '' && next === '' && Number(word) > 20;
  return known.some(
    ({ ways, pairs }) =>
      pairs.has(`${before} ${word}`) ||
      (next !== '' && pairs.has(`${word} ${next}`)) ||
      (isAlone && ways[0]?.includes(word)),
  );
}

/** Items of tokens in which the product's name, and its kind where the reader has no noun for it, are one noun, and other words of the name are known. */
export function toNamedItems(
  tokens: readonly Token[],
  names: readonly string[] = [],
  isBehind = false,
): Item[] {
  const known = names.map(readName);
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    const [item = codeItem] = toItems(tokens.slice(at, at + 1));
    const end = known.flatMap(({ ways }) => ways.flatMap((words) => findEnd(tokens, at, words) ?? [])).at(0);
    const isKind =
      item.type === 'word' &&
      !countNouns.has(item.word) &&
      known.some(({ kind }) => kind === toStem(item.word));
    const isNamed = item.word.length > 3 && known.some(({ ways }) => ways[0]?.includes(item.word));
    const [, count = '', glued = ''] = /^(\d{1,3})(\p{L}+)$/u.exec(item.word) ?? [];
    if (isSoldAs(glued, names)) {
      items.push({ ...item, type: 'amount', value: Number(count), isMarked: true });
      at += 1;
      continue;
    }
    const isAside = item.isAside || (item.type === 'amount' && isInName(tokens, at, known, isBehind));
    items.push(
      end !== undefined || isKind ? { ...item, type: 'word', word: noun } : { ...item, isAside, isNamed },
    );
    at = end ?? at + 1;
  }
  return countPacks(items, names);
}

/** `2 juegos` of a product that is a set: two of the product. `4 bujías` of it may be one, and are counted as a pack. */
const countPacks = (items: readonly Item[], names: readonly string[]): Item[] =>
  items.map((item, at) => {
    const before = items[at - 1];
    const isCounted = before?.type === 'amount' || numberWords.has(before?.word ?? '');
    if (!isCounted) return item;
    // `2 cajas de 12`
    const isMeasured = items[at + 1]?.word === 'de' && items[at + 2]?.type === 'amount';
    if (isSoldAs(item.word, names)) return isMeasured ? item : { ...item, word: piece };
    const named = names.find((name) => readName(name).kind === toStem(item.word));
    const pieces = named === undefined ? 0 : countPieces(named);
    return pieces > 0 ? { ...item, word: pack, value: pieces } : item;
  });
