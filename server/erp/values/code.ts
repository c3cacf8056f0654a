import { maxCodeLength } from '@/shared/codeSpelling';
import { decodeEntities, trimText } from './text';
import type { ReadValue } from './value';

/**
 * Reads a key, such as a sku, an id or a slug. The key keeps its spelling and case, because later ERP calls contain the
 * key. Only blanks around the key are removed, because columns with a fixed width add blanks.
 * A key is invalid if it is empty, or too long for a request. The keys `.` and `..` are also invalid, because browsers
 * resolve them as steps of a URL's path, even if they are encoded.
 */
export const readCode: ReadValue<string> = (value, forgive) => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  if (typeof value !== 'string') return (forgive('not a code'), undefined);
  const decoded = decodeEntities(value);
  if (decoded !== value) forgive('entities');
  const code = trimText(decoded, forgive);
  if (code.length <= maxCodeLength && !/^\.\.?$/.test(code)) return code || undefined;
  forgive(code.length > maxCodeLength ? 'too long' : 'a step of a path');
  return undefined;
};

/** Reads a code that should be text. A number is accepted and counted as a fallback. */
export const readTextCode: ReadValue<string> = (value, forgive) => {
  if (typeof value === 'number') forgive('number for text');
  return readCode(value, forgive);
};

const fold = (text: string): string => text.trim().toLowerCase().replaceAll('_', '-');

/** Makes a reader that accepts only certain words. Case, blanks and underscores are ignored. */
export const readOneOf =
  <const W extends string>(words: readonly W[], synonyms: Readonly<Record<string, W>> = {}): ReadValue<W> =>
  (value, forgive) => {
    if (typeof value !== 'string') return (forgive('not a word'), undefined);
    const word = words.find((known) => known === value);
    if (word !== undefined) return word;
    const folded = fold(value);
    const found =
      words.find((known) => fold(known) === folded) ??
      (Object.hasOwn(synonyms, folded) ? synonyms[folded] : undefined);
    forgive(found === undefined ? 'unknown word' : 'other spelling');
    return found;
  };

/** Makes a reader for a word that pages show. A known word gets the shop's spelling. Any other word stays unchanged. */
export const readWord =
  (words: readonly string[]): ReadValue<string> =>
  (value, forgive) => {
    const code = readTextCode(value, forgive);
    if (code === undefined || words.includes(code)) return code;
    const known = words.find((word) => fold(word) === fold(code));
    if (known !== undefined) forgive('other spelling');
    return known ?? code;
  };
