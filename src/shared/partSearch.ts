/**
 * Searches products by text, for the browser and for the stand-in ERP. Case, accents, full-width forms and invisible
 * characters do not matter. In a part number only letters and digits count.
 */

import { foldAccents, normalizePartNumber } from './foldText';

/** Product fields that the search reads. */
export interface SearchablePart {
  name: string;
  sku: string;
  partNumber: string;
  /** Brand of the product. A query can contain the name of the brand. */
  brand: string | { name: string } | null;
  /** Part numbers that the product replaces. */
  equivalents: readonly string[];
}

/** Minimum number of characters that may match inside a part number, across separators: `D1042` matches FRE-PD-1042. */
const minFragmentLength = 4;

const splitWords = (text: string): string[] =>
  foldAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export const hasDigit = (code: string): boolean => /\p{N}/u.test(code);

/** A parsed query. All products are compared with the parsed query. */
interface Question {
  /** Letters and digits of the whole query, as one code. */
  code: string;
  /**
   * Words of the query. `code` has the letters and digits of a word. A word without digits, such as `filtro/aceite`,
   * may have several pieces.
   */
  words: { code: string; pieces: string[] }[];
}

export function parseQuery(query: string): Question {
  const words = foldAccents(query)
    .split(/\s+/)
    .map((word) => ({ code: normalizePartNumber(word), pieces: splitWords(word) }))
    .filter(({ code }) => code !== '')
    .map(({ code, pieces }) => ({ code, pieces: hasDigit(code) ? [code] : pieces }));
  return { code: normalizePartNumber(query), words };
}

/** Joins the words of a text without separators, once from each word to the end. `10W-30` becomes `10w30` and `30`. */
const joinWordSuffixes = (text: string): string =>
  splitWords(text)
    .map((_, position, words) => `\n${words.slice(position).join('')}`)
    .join('');

/** Returns the texts of a product in the form in which they are compared. */
function prepare({ name, sku, partNumber, brand, equivalents }: SearchablePart) {
  const brandName = typeof brand === 'string' ? brand : (brand?.name ?? '');
  const codes = {
    sku: normalizePartNumber(sku),
    partNumber: normalizePartNumber(partNumber),
    equivalents: equivalents.map(normalizePartNumber),
  };
  const nameBeginnings = joinWordSuffixes(name);
  return {
    ...codes,
    numbers: [codes.sku, codes.partNumber, ...codes.equivalents],
    inNumbers: [codes.sku, codes.partNumber, ...codes.equivalents].join(' '),
    nameBeginnings,
    beginnings: nameBeginnings + [sku, partNumber, brandName].map(joinWordSuffixes).join(''),
    words: splitWords([name, sku, partNumber, brandName].join(' ')).join(' '),
  };
}
type Prepared = ReturnType<typeof prepare>;

/** Cache by product object. The texts of a product object never change. */
const cache = new WeakMap<SearchablePart, Prepared>();

function getPrepared(part: SearchablePart): Prepared {
  const prepared = cache.get(part) ?? prepare(part);
  cache.set(part, prepared);
  return prepared;
}

const holds = ({ words, beginnings, inNumbers }: Prepared, code: string): boolean =>
  words.includes(code) ||
  beginnings.includes(`\n${code}`) ||
  (code.length >= minFragmentLength && inNumbers.includes(code));

function matches(part: Prepared, { code, words }: Question): boolean {
  if (code === '') return false;
  return (
    holds(part, code) ||
    words.every((word) => holds(part, word.code) || word.pieces.every((piece) => holds(part, piece)))
  );
}

/** Returns the rank of a product for a query. The best rank is 0. */
function rank(part: Prepared, question: Question): number {
  const { code, words } = question;
  const isTyped = (number: string) => number === code || words.some((word) => word.code === number);
  if (isTyped(part.sku)) return 0;
  if (isTyped(part.partNumber)) return 1;
  if (part.equivalents.some(isTyped)) return 2;
  // a query without digits is more likely a word than the beginning of a part number
  if (hasDigit(code) && part.numbers.some((number) => number.startsWith(code))) return 3;
  if (!matches(part, question)) return 7;
  if (!words.every((word) => part.nameBeginnings.includes(`\n${word.code}`))) return 6;
  return words.some((word) => part.nameBeginnings.startsWith(`\n${word.code}`)) ? 4 : 5;
}

/**
 * Whether the name, a number or the brand of the product contains each word of the query. A blank query matches every
 * product. A query with only punctuation matches no product.
 */
export const matchesQuery = (part: SearchablePart, query: string): boolean =>
  query.trim() === '' || matches(getPrepared(part), parseQuery(query));

/**
 * Sorts products by relevance for the query. The order is: the same sku, the same part number, a replaced number, the
 * beginning of a number, the beginning of the name, the beginning of a word, other matches, all other products.
 * Products with equal ranks keep their order.
 */
export function rankByQuery<T extends SearchablePart>(parts: readonly T[], query: string): T[] {
  // a blank query is not parsed, because the first use of the parser's Unicode regular expressions is slow
  const question = query.trim() === '' ? null : parseQuery(query);
  if (!question?.code) return [...parts];
  return parts
    .map((part) => ({ part, place: rank(getPrepared(part), question) }))
    .sort((a, b) => a.place - b.place)
    .map(({ part }) => part);
}

/** Returns the matching products, the most relevant product first. */
export function findByQuery<T extends SearchablePart>(parts: readonly T[], query: string): T[] {
  if (query.trim() === '') return [...parts];
  const question = parseQuery(query);
  return rankByQuery(
    parts.filter((part) => matches(getPrepared(part), question)),
    query,
  );
}
