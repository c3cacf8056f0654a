/**
 * Search of products by text, shared by the browser and the stand-in ERP. Case, accents, full-width and invisible
 * characters are ignored; within a number only letters and digits count.
 */

import { foldAccents, normalizePartNumber } from './foldText';

/** Product fields that the search reads. */
export interface SearchablePart {
  name: string;
  sku: string;
  partNumber: string;
  /** Brand, which is matched by its name or its slug. */
  brand: string | { name: string } | null;
  /** Part numbers that the product replaces. */
  equivalents: readonly string[];
}

/** Minimum length of a fragment that matches inside a number, across its separators: `D1042` is in FRE-PD-1042. */
const minFragmentLength = 4;

const splitWords = (text: string): string[] =>
  foldAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export const hasDigit = (code: string): boolean => /\p{N}/u.test(code);

/** Parsed query, which is compared with all products. */
interface Question {
  /** The whole query as one number. */
  code: string;
  /**
   * The words of the query. Each has its code. Its pieces are more than one only for a word without digits, such as
   * `filtro/aceite`.
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

/** Joins every suffix of a text that begins at a word, without separators: `10W-30` is found as `10w30` and as `30`. */
const joinWordSuffixes = (text: string): string =>
  splitWords(text)
    .map((_, position, words) => `\n${words.slice(position).join('')}`)
    .join('');

/** Returns a product's texts, normalised for comparison. */
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

/** Cached for the lifetime of the product object, whose texts never change. */
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

/** Ranks a product for a query; 0 is the best rank. */
function rank(part: Prepared, question: Question): number {
  const { code, words } = question;
  const isTyped = (number: string) => number === code || words.some((word) => word.code === number);
  if (isTyped(part.sku)) return 0;
  if (isTyped(part.partNumber)) return 1;
  if (part.equivalents.some(isTyped)) return 2;
  // a query of only letters is more likely a word than the beginning of a number
  if (hasDigit(code) && part.numbers.some((number) => number.startsWith(code))) return 3;
  if (!matches(part, question)) return 7;
  if (!words.every((word) => part.nameBeginnings.includes(`\n${word.code}`))) return 6;
  return words.some((word) => part.nameBeginnings.startsWith(`\n${word.code}`)) ? 4 : 5;
}

/**
 * Whether every word of a query is in the name, number or brand. A blank query matches every product, and a query of
 * punctuation alone matches no product.
 */
export const matchesQuery = (part: SearchablePart, query: string): boolean =>
  query.trim() === '' || matches(getPrepared(part), parseQuery(query));

/**
 * Sorts by relevance: exact sku, exact part number, cross-reference, number prefix, name prefix, word prefix, other
 * matches, then the other products. Stable for equal ranks.
 */
export function rankByQuery<T extends SearchablePart>(parts: readonly T[], query: string): T[] {
  // a blank query is not parsed, because the Unicode regular expressions of the parser are slow at their first use
  const question = query.trim() === '' ? null : parseQuery(query);
  if (!question?.code) return [...parts];
  return parts
    .map((part) => ({ part, place: rank(getPrepared(part), question) }))
    .sort((a, b) => a.place - b.place)
    .map(({ part }) => part);
}

/** Returns the matches in order of relevance. */
export function findByQuery<T extends SearchablePart>(parts: readonly T[], query: string): T[] {
  if (query.trim() === '') return [...parts];
  const question = parseQuery(query);
  return rankByQuery(
    parts.filter((part) => matches(getPrepared(part), question)),
    query,
  );
}
