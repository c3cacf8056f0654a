import { codeItem, toItems, type Item } from './items';
import { isSynonym } from './otherPart';
import { countMeant, countPieces, isSoldAs, isSoldByThePiece } from './soldAs';
import { remember, splitTokens, type Token } from './tokens';
import type { SpanMatch } from './types';
import {
  chatWords,
  countNouns,
  endings,
  isKnownWord,
  isRequest,
  numberWords,
  packs,
  units,
  volumes,
} from '@/shared/orderVocabulary';

/** Word that replaces the name of the product in a line. The rules know that this noun is a part. */
const noun = 'filtro';
/** Word that replaces the word for a pack, if the product is such a pack. */
const piece = 'productos';
/** Word that replaces the word for a piece, if the product is a pack of such pieces. */
const pack = 'paquetes';

/** Whether the word may be the month: `12 set` may mean September 12, not twelve sets. */
const isDay = (word: string, count: number): boolean => word === 'set' && count > 1;

/** Returns the stem of a word in the singular. Letters that sound alike become equal, so that `vujías` is found. */
export const toStem = (word: string): string =>
  word
    .replace(/[-.h]/g, '')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/gu/g, 'g')
    .replace(/(?:es|e|s)$/, '');

interface Name {
  words: readonly string[];
  /** Two lists of words: the whole name, and the name up to its first comma. */
  ways: string[][];
  stems: ReadonlySet<string>;
  /** Pairs of adjacent words, separated by a blank. */
  pairs: ReadonlySet<string>;
  /** Stem of the word for the kind of part: `filtro`. For a set of rings the word is `anillo`. */
  kind: string;
  /** Numbers behind a letter, as in `M14`, `R15` and `H7`. */
  sizes: ReadonlySet<string>;
  /** Numbers in the name. Numbers in `+0,50`, `3/4-16` and `20W50` count too. */
  numbers: ReadonlySet<string>;
}

/** Returns the words of a fitment text, such as `aveo`, and the pairs of adjacent words, such as `mazda 3`. */
const readVehicles = remember((fitment: string): Pick<Name, 'pairs'> & { words: ReadonlySet<string> } => {
  const words = splitTokens(fitment).flatMap(({ isWord, word }) => (isWord ? [word] : []));
  return {
    words: new Set(
      words
        .filter((word) => /^\p{L}[\p{L}\p{N}-]+$/u.test(word))
        // `xtrail`, `crv`
        .flatMap((word) => [word, word.replaceAll('-', '')]),
    ),
    pairs: new Set(words.map((word, at) => `${word} ${words[at + 1] ?? ''}`)),
  };
});

const readName = remember((name: string): Name => {
  const toWords = (text: string) => splitTokens(text).flatMap(({ isWord, word }) => (isWord ? [word] : []));
  const words = toWords(name);
  const kind = words.find((word) => word.length > 2 && !packs.has(word) && !functionWords.test(word)) ?? '';
  return {
    words,
    ways: [words, toWords(name.replace(/, .*$/, ''))],
    stems: new Set(words.map(toStem)),
    pairs: new Set(words.map((word, at) => `${word} ${words[at + 1] ?? ''}`)),
    kind: toStem(kind),
    // `M20` is a thread, so its 20 does not count
    numbers: new Set(name.match(/(?<![\p{L}\d])\d+/gu) ?? []),
    sizes: new Set(name.match(/(?<=(?<!\p{L})[MRH])\d+/gu) ?? []),
  };
});

/**
 * Returns the position after the words of a name, if they begin at `from`. Signs between the words are ignored. Returns
 * null if the tokens differ from the name.
 */
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
 * Whether a number is part of the product's name, as in `banda de 127` or `127 dientes`, and so less likely the
 * quantity. A single number after the code counts too if it is at least ten and the name has it: `CODE 55` for a
 * battery of 55 Ah.
 */
function isInName(
  tokens: readonly Token[],
  at: number,
  known: readonly (Pick<Name, 'pairs' | 'numbers'> & Partial<Pick<Name, 'sizes' | 'kind'>>)[],
  isBehind: boolean,
): boolean {
  const word = tokens[at]?.word ?? '';
  const before = tokens.slice(0, at).findLast(({ isWord }) => isWord)?.word ?? '';
  const next = tokens.slice(at + 1).find(({ isWord }) => isWord)?.word ?? '';
  const isOnly =
    isBehind &&
    !units.has(next) &&
    ![tokens[at - 1], tokens[at + 1]].some((token) => /^[x×*:=-]$/.test(token?.word ?? '')) &&
    tokens.every((token, place) => place === at || !/\d/.test(token.word));
  const isAlone =
    isBehind &&
    Number(word) >= 10 &&
    tokens.every(
      (token, place) => place === at || !token.isWord || endings.has(token.word) || chatWords.has(token.word),
    );
  return known.some(
    ({ pairs, numbers, sizes, kind }) =>
      pairs.has(`${before} ${word}`) ||
      // `terminal 14` of a part with the thread M14; `pluma 18`: blades are named by their inches
      (isOnly &&
        ((sizes?.has(word) === true && kind !== 'filtro') ||
          (Number(word) >= 10 && namedBySize.test(kind ?? '')))) ||
      // in `CODE de 16` the number belongs to the name and tells one variant of the part from another
      (isBehind && before === 'de' && Number(word) >= 10 && numbers.has(word)) ||
      (next !== '' && pairs.has(`${word} ${next}`)) ||
      (isAlone && numbers.has(word)) ||
      // `aro 17 x 7`: the size of a rim of 17 inches
      (isBehind && Number(word) >= 10 && /^[x×*]$/.test(next) && before !== '' && numbers.has(word)),
  );
}

/** Kinds of parts that are named by a size or a strength. */
const namedBySize = /^(?:pluma|fusibl|piston|anio|anil|chapa)/;

const none: ReadonlySet<string> = new Set();

/** Whether an unknown word abbreviates another word, or has one more letter: `amort`, `vent`, `capot`. */
const shortens = (word: string, whole: string): boolean =>
  word.length > 2 &&
  (whole.startsWith(word) || (whole.length > 3 && word.slice(0, -1) === whole)) &&
  !isKnownWord(word) &&
  !isRequest(word);

/**
 * Returns how many tokens form a measure from the product's name, such as `10 A`, `5 patas` or `4H`. Returns 0 if they
 * form no such measure.
 */
function countOwnMeasure(tokens: readonly Token[], at: number, known: readonly Name[]): number {
  const word = tokens[at]?.word ?? '';
  const next = tokens[at + 1]?.word ?? '';
  const isUnit =
    next.length > 0 && !units.has(next) && !countNouns.has(next) && (volumes.has(next) || !packs.has(next));
  if (isUnit && /^\d+$/.test(word) && known.some(({ pairs }) => pairs.has(`${word} ${next}`))) return 2;
  const [, number = '', letter = ''] = /^(\d{1,3})([a-oq-tvwyz])$/u.exec(word) ?? [];
  const isOwn = ({ words, numbers }: Name): boolean =>
    number.length > 1
      ? numbers.has(number)
      : words.some((one, place) => one === number && words[place + 1]?.startsWith(letter));
  // `6pk` is the beginning of `6PK-1550` in the name
  const isBegun =
    /^\d\p{L}{2}$/u.test(word) && known.some(({ words }) => words.some((one) => one.startsWith(`${word}-`)));
  return isBegun || (letter !== '' && known.some(isOwn)) ? 1 : 0;
}

/** Function words in a name. These words alone do not show that a line names the product. */
const functionWords = /^(?:para|con|por|del|sin|los|las|una|uno|que|tipo)$/;

/**
 * Returns the items of the tokens. The product's name becomes one noun, and so does an unknown word for the kind of the
 * product. Other words of the name are marked as known.
 */
export function toNamedItems(
  tokens: readonly Token[],
  match: Pick<SpanMatch, 'names' | 'vehicles' | 'brands'> | null = null,
  isBehind = false,
): Item[] {
  const names = match?.names ?? [];
  const known = names.map(readName);
  const vehicles = (match?.vehicles ?? []).map(readVehicles);
  const brands = new Set(
    (match?.brands ?? []).flatMap((brand) => splitTokens(brand).map(({ word }) => word)),
  );
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    const [item = codeItem] = toItems(tokens.slice(at, at + 1));
    const end = known.flatMap(({ ways }) => ways.flatMap((words) => findEnd(tokens, at, words) ?? [])).at(0);
    const isShort =
      item.type === 'word' && known.some(({ words }) => words.some((one) => shortens(item.word, one)));
    const isKind =
      item.type === 'word' &&
      !countNouns.has(item.word) &&
      known.some(({ kind }) => kind === toStem(item.word) || (isShort && kind.startsWith(toStem(item.word))));
    const isOwn =
      item.type === 'word' &&
      // in `foco led h7` the word `h7` is the base of a bulb
      (item.word.length > 2 || (items.at(-1)?.isOwn === true && /^\p{L}\d$/u.test(item.word))) &&
      !functionWords.test(item.word) &&
      (isShort ||
        brands.has(item.word) ||
        isSynonym(item.word, names) ||
        known.some(
          ({ stems, words }) =>
            stems.has(toStem(item.word)) ||
            // `205/65R16` is a size and `DOT4` is a grade
            (/\d\p{L}|\p{L}\d/u.test(item.word) &&
              item.word.length > 3 &&
              words.join('').includes(item.word)),
        ));
    const isNamed = isOwn || vehicles.some(({ words }) => words.has(item.word));
    const [, count = '', glued = ''] = /^(\d{1,3})(\p{L}+)$/u.exec(item.word) ?? [];
    const isPack = !isDay(glued, Number(count)) && isSoldAs(glued, names);
    const arePieces = names.some((name) => countMeant(glued, false, Number(count), name) > 0);
    if (isPack || arePieces) {
      items.push({ ...item, type: 'amount', value: Number(count), isMarked: true, isAside: false });
      if (arePieces) items.push({ ...item, type: 'word', word: glued, value: 0, isMarked: false });
      at += 1;
      continue;
    }
    const measured = /^[x×*]$/.test(items.at(-1)?.word ?? '') ? 0 : countOwnMeasure(tokens, at, known);
    if (measured > 0) {
      items.push({
        ...item,
        type: 'measure',
        word: `${item.word}${measured > 1 ? (tokens[at + 1]?.word ?? '') : ''}`,
      });
      at += measured;
      continue;
    }
    const models = vehicles.map(({ pairs }) => ({ pairs, numbers: none }));
    const isAside =
      item.isAside ||
      (item.type === 'amount' &&
        (isInName(tokens, at, [...known, ...models], isBehind) ||
          // `CODE disco 4` is a disc with four holes, but `CODE disco 4 u` is four discs
          (items.at(-1)?.isOwn === true &&
            !units.has(tokens[at + 1]?.word ?? '') &&
            known.some(({ numbers }) => numbers.has(item.word)))));
    const namesKind =
      isSynonym(item.word, names) ||
      (known.length > 0 && known.every(({ kind }) => kind === toStem(item.word)));
    items.push(
      end !== undefined || isKind
        ? { ...item, type: 'word', word: noun, isNamed: end === undefined, isOwn: true, isKind: true }
        : { ...item, isAside, isNamed, isOwn, isKind: namesKind },
    );
    at = end ?? at + 1;
    // the point belongs to the abbreviation, as in `rad.`
    if (isShort && tokens[at]?.text === '.') at += 1;
  }
  return countPairs(toPackItems(items, names, isBehind), names);
}

/**
 * Converts pairs to pieces if the product is sold by the piece: `un par` is two pieces, `2 pares` is four pieces. In
 * `un par de cajas` and `un par de días` the pair counts other things.
 */
function countPairs(items: readonly Item[], names: readonly string[]): Item[] {
  if (!items.some(({ word }) => pairs.test(word)) || !isSoldByThePiece(names)) return [...items];
  const isOfIt = (at: number): boolean => {
    const next = items.slice(at + 1).find(({ word }) => !pairLinks.test(word));
    return next === undefined || (next.type === 'sign' && !/[$@]/.test(next.word)) || next.isOwn === true;
  };
  return items.map((item, at) => {
    if (isPair(item) && readCount(items[at - 1]) !== undefined && isOfIt(at)) return { ...item, word: piece };
    const next = items[at + 1];
    const count = next && isPair(next) && isOfIt(at + 1) ? readCount(item) : undefined;
    return count === undefined
      ? item
      : { ...item, type: 'amount', word: String(count * 2), value: count * 2, isSpelt: true };
  });
}
/** Words for a pair. `couple` is not in the list, because it may mean "a few". */
const pairs = /^(?:par(?:es)?|pairs?)$/;
const isPair = ({ word }: Item): boolean => pairs.test(word);
const pairLinks = /^(?:del?|of|los|las|the)$/;
const readCount = (item: Item | undefined): number | undefined =>
  item?.type === 'amount' ? item.value : item?.word === 'a' ? 1 : numberWords.get(item?.word ?? '');

/** Whether the words name the kind of each product, for example `filtros` if each product is a filter. */
export const nameKind = (words: readonly string[], { names = [] }: Pick<SpanMatch, 'names'>): boolean =>
  names.length > 0 &&
  names.every((name) => name !== '' && words.some((word) => toStem(word) === readName(name).kind));

/** Parts of which an engine has one or more for each cylinder, and which are sold in sets. */
const byCylinder = /^(?:piston|anil|aniy|chapa|balbul)/;

/**
 * Lists an item for a pack if the words after a code may count the pieces of a set. In `4 CODE bujías` with a set of
 * four, the customer may mean four sets or one set. Returns an empty list for other lines.
 */
export function listPieces(
  before: readonly Item[],
  behind: readonly Token[],
  match: Pick<SpanMatch, 'names'> | null,
): Item[] {
  const number = before.findLast(({ word }) => !/^(?:de|del|la|las|los|[:,-])$/.test(word));
  const count = readCount(number) ?? 0;
  const sizes = (match?.names ?? []).map((name) =>
    behind.some(({ word }) => /s$/.test(word) && readName(name).kind === toStem(word))
      ? countPieces(name)
      : 0,
  );
  // `4 CODE bujías (juego de 4)`: the words name the set itself
  const isSetNamed = behind.some(({ word }) => isSoldAs(word, match?.names));
  const size = isSetNamed ? 0 : Math.max(0, ...sizes);
  const isWhole =
    size > 1
      ? count % size === 0
      : size === 1 && count > 2 && behind.some(({ word }) => byCylinder.test(toStem(word)));
  return count > 0 && isWhole ? [{ ...codeItem, type: 'word', word: pack, value: size }] : [];
}

/** Whether the words name one piece of the product in the singular: `la grasa`. */
export const nameOne = (tokens: readonly Token[], { names = [] }: Pick<SpanMatch, 'names'>): boolean =>
  names.length > 0 &&
  tokens.some(
    ({ word }, at) =>
      singular.has(tokens[at - 1]?.word ?? '') &&
      !/s$/.test(word) &&
      names.every((name) => readName(name).kind === toStem(word)),
  );
const singular: ReadonlySet<string> = new Set(['el', 'la']);

/**
 * Whether the words name several pieces of a product that is sold singly: `los discos perforados`. In `juego de discos`
 * and `un par de discos` another word counts the pieces.
 */
export const nameSeveral = (tokens: readonly Token[], { names = [] }: Pick<SpanMatch, 'names'>): boolean =>
  names.length > 0 &&
  tokens.some(
    ({ word }, at) =>
      /s$/.test(word) &&
      !/^(?:de|del|for|of|para)$/.test(tokens[at - 1]?.word ?? '') &&
      names.every(
        (name) =>
          readName(name).kind === toStem(word) &&
          !readName(name).words.includes(word) &&
          countPieces(name) === 0,
      ),
  );

/**
 * Replaces words for packs. If the product is a set, `2 juegos` are two products. If the product is a set of four, `4
 * bujías` may be one product.
 */
const toPackItems = (items: readonly Item[], names: readonly string[], isBehind: boolean): Item[] =>
  items.map((item, at) => {
    const isOwnCount =
      item.type === 'amount' &&
      items[at - 1]?.word === 'de' &&
      isSoldAs(items[at - 2]?.word ?? '', names) &&
      names.every((name) => countPieces(name) === item.value);
    if (isOwnCount) return { ...item, type: 'measure' };
    const before = items[/^[)-]$/.test(items[at - 1]?.word ?? '') ? at - 2 : at - 1];
    const isFigure = before?.type === 'amount';
    const count = isFigure ? before.value : numberWords.get(before?.word ?? '');
    if (count === undefined) return item;
    // `2 cajas de 12` counts boxes, but if the product is a set of four, `2 juegos de 4` are two sets
    const of = items[at + 1]?.word === 'de' ? items[at + 2] : undefined;
    const isMeasured = of?.type === 'amount' && names.some((name) => countPieces(name) !== of.value);
    // in `12 CODE 1 litro` the words after the code are the size of the product
    const isSize = isBehind && volumes.has(item.word) && count === 1;
    if (isSoldAs(item.word, names) && !isSize && !(isFigure && isDay(item.word, count)))
      return isMeasured ? item : { ...item, word: piece };
    const isKind = (name: string): boolean =>
      readName(name).kind === toStem(item.word) || (item.word === noun && item.isNamed === true);
    const pieces = Math.max(0, ...names.map((name) => countMeant(item.word, isKind(name), count, name)));
    return pieces > 0 ? { ...item, word: pack, value: pieces } : item;
  });
