/**
 * How a part is found by what a person typed: one truth for the browser and the embedded ERP.
 * Case, accents, full-width and invisible forms never matter; within a number nothing but letters and digits does.
 */

/** What a part is found by. */
export interface SearchablePart {
  name: string;
  sku: string;
  partNumber: string;
  /** By its name or its slug. */
  brand: string | { name: string } | null;
  /** Numbers of the parts it replaces. */
  equivalents: readonly string[];
}

/** From this length on, a fragment is looked for inside a number, across its separators: `D1042` is in FRE-PD-1042. */
const telling = 4;

/** Lower case, without accents: what a person types in a hurry. Spaces and signs stay. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .toLowerCase();

/** A sku or part number as it is compared: its letters and digits. Empty for a text without any. */
export const normalizePartNumber = (text: string): string => foldAccents(text).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns a code in the spelling that tells it from another: `12-34` and `123-4` are two codes of the same digits, so that
 * what stands between two digits stays; `fre pd 1042` is FRE-PD-1042.
 */
export const getCodeSpelling = (text: string): string =>
  foldAccents(text).replace(/[^\p{L}\p{N}]+/gu, (_, at: number, whole: string) =>
    /\p{N}[^\p{L}\p{N}]+\p{N}/uy.test(whole.slice(at - 1)) ? '-' : '',
  );

const wordsOf = (text: string): string[] =>
  foldAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export const hasDigit = (code: string): boolean => /\p{N}/u.test(code);

/** What was typed, read once for all parts. */
interface Question {
  /** All of it as one number. */
  code: string;
  /** Word by word: its code, and the words it is made of when it is no number: `filtro/aceite`. */
  words: { code: string; pieces: string[] }[];
}

export function parseQuery(query: string): Question {
  const words = foldAccents(query)
    .split(/\s+/)
    .map((word) => ({ code: normalizePartNumber(word), pieces: wordsOf(word) }))
    .filter(({ code }) => code !== '')
    .map(({ code, pieces }) => ({ code, pieces: hasDigit(code) ? [code] : pieces }));
  return { code: normalizePartNumber(query), words };
}

/** A text from each of its words on, without separators: `10W-30` is found by `10w30` and by `30`. */
const beginningsOf = (text: string): string =>
  wordsOf(text)
    .map((_, position, words) => `\n${words.slice(position).join('')}`)
    .join('');

/** A part's texts in the forms they are compared in. */
function prepare({ name, sku, partNumber, brand, equivalents }: SearchablePart) {
  const brandName = typeof brand === 'string' ? brand : (brand?.name ?? '');
  const codes = {
    sku: normalizePartNumber(sku),
    partNumber: normalizePartNumber(partNumber),
    equivalents: equivalents.map(normalizePartNumber),
  };
  const nameBeginnings = beginningsOf(name);
  return {
    ...codes,
    numbers: [codes.sku, codes.partNumber, ...codes.equivalents],
    inNumbers: [codes.sku, codes.partNumber, ...codes.equivalents].join(' '),
    nameBeginnings,
    beginnings: nameBeginnings + [sku, partNumber, brandName].map(beginningsOf).join(''),
    words: wordsOf([name, sku, partNumber, brandName].join(' ')).join(' '),
  };
}
type Prepared = ReturnType<typeof prepare>;

/** Kept for as long as the part itself: the texts of a part never change. */
const known = new WeakMap<SearchablePart, Prepared>();

function prepared(part: SearchablePart): Prepared {
  const found = known.get(part) ?? prepare(part);
  known.set(part, found);
  return found;
}

const holds = ({ words, beginnings, inNumbers }: Prepared, code: string): boolean =>
  words.includes(code) ||
  beginnings.includes(`\n${code}`) ||
  (code.length >= telling && inNumbers.includes(code));

function matches(part: Prepared, { code, words }: Question): boolean {
  if (code === '') return false;
  return (
    holds(part, code) ||
    words.every((word) => holds(part, word.code) || word.pieces.every((piece) => holds(part, piece)))
  );
}

/** 0 is best. */
function rank(part: Prepared, question: Question): number {
  const { code, words } = question;
  const isTyped = (number: string) => number === code || words.some((word) => word.code === number);
  if (isTyped(part.sku)) return 0;
  if (isTyped(part.partNumber)) return 1;
  if (part.equivalents.some(isTyped)) return 2;
  // letters alone are rather a word than the beginning of a number
  if (hasDigit(code) && part.numbers.some((number) => number.startsWith(code))) return 3;
  if (!matches(part, question)) return 7;
  if (!words.every((word) => part.nameBeginnings.includes(`\n${word.code}`))) return 6;
  return words.some((word) => part.nameBeginnings.startsWith(`\n${word.code}`)) ? 4 : 5;
}

/** Every word somewhere in name, number or brand; a blank query is matched by all, one of signs alone by none. */
export const matchesQuery = (part: SearchablePart, query: string): boolean =>
  query.trim() === '' || matches(prepared(part), parseQuery(query));

/**
 * The same parts, what was meant first: the exact sku, the exact part number, a cross-reference, a number that begins so,
 * a name that begins so, a name whose words begin so, other matches, the rest. Equals keep their order.
 */
export function rankByQuery<T extends SearchablePart>(parts: readonly T[], query: string): T[] {
  // a list that nobody searches in does not read the query: its patterns of Unicode take their time at their first use
  const question = query.trim() === '' ? null : parseQuery(query);
  if (!question?.code) return [...parts];
  return parts
    .map((part) => ({ part, place: rank(prepared(part), question) }))
    .sort((a, b) => a.place - b.place)
    .map(({ part }) => part);
}

/** Those that match, ranked. */
export function findByQuery<T extends SearchablePart>(parts: readonly T[], query: string): T[] {
  if (query.trim() === '') return [...parts];
  const question = parseQuery(query);
  return rankByQuery(
    parts.filter((part) => matches(prepared(part), question)),
    query,
  );
}
