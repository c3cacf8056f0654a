/** Makes the lexemes by which a search finds a product: its words, its numbers and the vehicles that it fits. */
import { LRUCache } from 'lru-cache';
import type { Product } from '@/erp/rows/product';
import { splitName } from '@/erp/splitName';
import { toMakersNumber } from '@/shared/codeMatch';
import { maxWordBytes } from '../shared/columnLimits';
import { foldCase, readTokens, toOwnKey, toStem, toNumberKey, type Token } from './words';

export interface VehicleName {
  make: string;
  model: string;
}

/** Lexeme of universal parts. Words and fitment are lexemes of one tsvector, so that one query searches both. */
export const fitsAll = '@all';
export const toVehicleLexeme = (id: number): string => `@v${id}`;
export const toAttributeLexeme = (stem: string): string => `@a.${stem}`;

/** Caches the results of a function for texts that many products share: brands, categories, attributes and models. */
function cacheByText<T extends object | string>(compute: (text: string) => T): (text: string) => T {
  const results = new LRUCache<string, T>({ max: 5_000, memoMethod: compute });
  return (text) => results.memo(text);
}

const compact = cacheByText((text) =>
  readTokens(text)
    .map(({ word }) => word.replace(/\./g, ''))
    .join(''),
);
export const toMakeLexeme = (make: string): string => `@k${compact(make)}`;
export const toModelLexeme = ({ make, model }: VehicleName): string => `@m${compact(make)}.${compact(model)}`;

const maxLexemeLength = 60;
/** Whether a word can be a lexeme without quoting: the word has only letters, digits, points and @. */
const isLexeme = (word: string): boolean =>
  word.length <= maxLexemeLength && /^[@\p{L}\p{N}][\p{L}\p{N}.]*$/u.test(word);

const stemsOf = ({ word, pieces }: Token): string[] =>
  [...new Set([word, ...pieces])].map(toStem).filter(isLexeme);

const lexemesOf = cacheByText((text): readonly string[] => readTokens(text).flatMap(stemsOf));

/** Returns the lexeme, and also the number if the lexeme is a measure: `60ah` is also found as `60`. */
const barely = (lexeme: string): string[] => {
  const number = /^(\d+(?:\.\d+)?)[a-z]{1,2}$/.exec(lexeme)?.[1];
  return number === undefined ? [lexeme] : [lexeme, number];
};

export interface Lexemes {
  /** All lexemes, as PostgreSQL's tsvector reads them. */
  find: string;
  /**
   * The words of the name, with weights for the sort order: A for the first word, B for the next two words, C for the
   * other words, D for words of vehicles.
   */
  head: string;
  /** Numbers in their normalised form. */
  numbers: string[];
}

const joiningWords = new Set([
  'de',
  'del',
  'la',
  'el',
  'los',
  'las',
  'con',
  'sin',
  'para',
  'por',
  'y',
  'en',
  'a',
  'o',
]);

const weights = ['A', 'B', 'B'];
/** Words that come before the name of the part itself: `Juego de`, `Kit de`, `Elemento de`. */
const containers = new Set(['juego', 'kit', 'par', 'elemento', 'set', 'conjunto']);

/** Bytes that a vector needs for each lexeme in addition to the lexeme's letters. */
const placeBytes = 8;

/** Returns the lexemes that fit into a vector. Later lexemes are left out. */
function keepWithinVector(lexemes: readonly string[]): readonly string[] {
  // a letter has at most three bytes, so short lists need no exact count
  if (lexemes.length * (3 * maxLexemeLength + placeBytes) < maxWordBytes) return lexemes;
  let bytes = 0;
  return lexemes.filter((lexeme) => (bytes += Buffer.byteLength(lexeme) + placeBytes) <= maxWordBytes);
}

/** @param vehicles words of the vehicles that the part fits */
function weighName(what: string, vehicles: readonly string[]): string {
  const told = readTokens(what).filter(({ word }) => !joiningWords.has(word));
  const leading = told.length > 1 && containers.has(told[0]?.word ?? '') ? 1 : 0;
  const first = told.flatMap((token, at) =>
    stemsOf(token).map((lexeme) => `'${lexeme}':${at + 1}${weights[Math.max(0, at - leading)] ?? 'C'}`),
  );
  const behind = vehicles.map((lexeme) => `'${lexeme}':200`);
  return keepWithinVector([...new Set([...first, ...behind])]).join(' ');
}

/** Returns the keys of the number and of its ends after a separator: `FRE-PD-1042` is also found by `1042`. */
const endingsOf = (number: string): string[] => {
  const pieces = number.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return pieces.map((_, from) => toNumberKey(pieces.slice(from).join(''))).filter((key) => key.length >= 4);
};

/** Whether a code can be found as a number in a question. Such a number has a digit and 4 to 40 letters and digits. */
const isNumberKey = (code: string, key: string): boolean =>
  key.length >= 4 && key.length <= 40 && /\d/.test(foldCase(code));

/** Returns the key of a code that cannot be found as a number. This key is only compared with whole questions. */
export const toWholeKey = (ownKey: string): string => `=${ownKey}`;

const wholeKeysOf = (code: string): string[] => {
  const key = toOwnKey(code);
  return key === '' || isNumberKey(code, key) ? [] : [toWholeKey(key)];
};

/** Returns the keys by which a code is found if the whole question is this code. */
export const listOwnKeys = (question: string): string[] => {
  const key = toOwnKey(question);
  if (key === '') return [];
  // an o in the question became 0, but the code may have no digit, so both kinds of keys are searched
  return /\d/.test(key) && key.length >= 4 && key.length <= 40 ? [toWholeKey(key), key] : [toWholeKey(key)];
};

export function getNumberKeys({
  sku,
  partNumber,
  equivalents,
  brand,
}: Pick<Product, 'sku' | 'partNumber' | 'equivalents' | 'brand'>): string[] {
  const own = [toNumberKey(sku), toNumberKey(partNumber)].filter((key) => key.length >= 2);
  const makers = toNumberKey(toMakersNumber(brand?.name ?? '', partNumber));
  const others = [...endingsOf(sku), makers, ...equivalents.map(toNumberKey)].filter(
    (key) => key.length >= 3,
  );
  const numbers = [...own, ...others].filter((key) => key.length <= 40);
  return [...new Set([...numbers, ...wholeKeysOf(sku), ...wholeKeysOf(partNumber)])];
}

type Described = Pick<
  Product,
  | 'sku'
  | 'name'
  | 'partNumber'
  | 'brand'
  | 'categories'
  | 'tags'
  | 'attributes'
  | 'compatibility'
  | 'equivalents'
>;

export interface Naming {
  vehicle(id: number): VehicleName | undefined;
  category(slug: string): string | undefined;
}

function fitmentOf({ compatibility }: Described, naming: Naming): string[] {
  if (compatibility === 'all') return [fitsAll];
  const names = compatibility.flatMap((id) => naming.vehicle(id) ?? []);
  return [
    ...compatibility.map(toVehicleLexeme),
    ...names.map(toModelLexeme),
    ...names.map(({ make }) => toMakeLexeme(make)),
  ];
}

/** Returns the words of the models that a product fits. Most product names leave out these words. */
const listModelWords = ({ compatibility }: Described, naming: Naming): string[] =>
  compatibility === 'all'
    ? []
    : [...new Set(compatibility.map((id) => naming.vehicle(id)?.model ?? ''))].flatMap(lexemesOf);

/**
 * Returns separate lexemes for the words of categories, such as `@c.pastill`. A search uses these lexemes only for
 * words that occur in no name.
 */
const categoryLexemes = ({ categories, tags }: Described, naming: Naming): string[] =>
  [...categories.map((slug) => naming.category(slug) ?? ''), ...tags]
    .flatMap(lexemesOf)
    .map((lexeme) => `@c.${lexeme}`);

/**
 * Returns separate lexemes for the words of attributes, such as `@a.embragu`, because a brake cleaner that may be used
 * on clutches is not a clutch. Measures are stored as ordinary words.
 */
const attributeLexemes = ({ attributes }: Described): string[] =>
  attributes
    .flatMap(({ value }) => lexemesOf(value))
    .flatMap((lexeme) => (/^\p{L}+$/u.test(lexeme) ? [toAttributeLexeme(lexeme)] : barely(lexeme)));

export function makeLexemes(product: Described, naming: Naming): Lexemes {
  const { what, vehicles } = splitName(product.name);
  const fitted = [...new Set([...lexemesOf(vehicles), ...listModelWords(product, naming)])];
  const words = [product.name, product.brand?.name ?? '', product.brand?.slug ?? ''].flatMap(lexemesOf);
  const all = [
    ...words.flatMap(barely),
    ...fitted,
    ...attributeLexemes(product),
    ...categoryLexemes(product, naming),
    ...fitmentOf(product, naming),
  ];
  return {
    find: keepWithinVector([...new Set(all)])
      .map((lexeme) => `'${lexeme}'`)
      .join(' '),
    head: weighName(what, fitted),
    numbers: getNumberKeys(product),
  };
}
