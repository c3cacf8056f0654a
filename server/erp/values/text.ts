import { decodeHTMLStrict } from 'entities';
import { stripControlCharacters } from '@/shop/plainText';
import { toWindowsByte } from '../windowsLetters';
import type { Forgive, ReadValue } from './value';

/** An HTML entity that ends with a semicolon. Without a semicolon, `&` is an ordinary character of a name. */
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

/**
 * Decodes HTML entities once: `&amp;lt;` becomes the text `&lt;`. Entities for control characters and
 * for marks of text direction are removed.
 */
export const decodeEntities = (text: string): string =>
  text.replace(entity, (whole) => {
    const decoded = stripControlCharacters(decodeHTMLStrict(whole));
    return /[\p{Cc}\p{Cs}\ufffd]/u.test(decoded) ? '' : decoded;
  });

/**
 * Finds letters that were encoded as UTF-8 twice, because their bytes were read as Windows-1252: Ã or Â, and the next
 * character.
 */
const doublyEncoded = /[ÂÃ][\u00a0-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;
/** Repairs letters that were encoded as UTF-8 twice. */
function decodeTwice(text: string, forgive: Forgive): string {
  const decoded = text.replace(doublyEncoded, (pair) => {
    return new TextDecoder().decode(Uint8Array.from([...pair], toWindowsByte));
  });
  if (decoded !== text) forgive('encoded twice');
  return decoded;
}

/** Invisible characters. They are removed, because a search would not find a name that contains them. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;

function dropInvisible(text: string, forgive: Forgive): string {
  const visible = text.replace(invisible, '');
  if (visible !== text) forgive('invisible letters');
  return visible;
}

/** Reads a text that people see. HTML entities are decoded, surrounding blanks are removed, and numbers become text. */
export const readText: ReadValue<string> = (value, forgive) => {
  if (typeof value === 'number' && Number.isFinite(value)) return (forgive('number for text'), String(value));
  if (typeof value !== 'string') return (forgive('not a text'), undefined);
  return trimText(dropInvisible(decodeText(decodeTwice(value, forgive), forgive), forgive), forgive);
};

function decodeText(text: string, forgive: Forgive): string {
  if (!text.includes('&')) return text;
  const decoded = decodeEntities(text);
  if (decoded !== text) forgive('entities');
  return decoded;
}

export function trimText(text: string, forgive: Forgive): string {
  const trimmed = text.trim();
  if (trimmed !== text) forgive('blanks');
  return trimmed;
}

/** Cuts a text to a number of UTF-16 units, but never within a surrogate pair. */
export const cutText = (text: string, maxLength: number): string =>
  text.length <= maxLength
    ? text
    : text
        .slice(0, maxLength)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd();

/** Makes a reader that replaces a text longer than `maxLength`, and reports the text as too long. */
const limitRead =
  (
    read: ReadValue<string>,
    maxLength: number,
    shorten: (text: string) => string | undefined,
  ): ReadValue<string> =>
  (value, forgive) => {
    const text = read(value, forgive);
    if (text === undefined || text.length <= maxLength) return text;
    forgive('too long');
    return shorten(text);
  };

/** Makes a reader that cuts a text to a maximum length. */
export const readCut = (read: ReadValue<string>, maxLength: number): ReadValue<string> =>
  limitRead(read, maxLength, (text) => cutText(text, maxLength));

/**
 * Makes a reader that drops a text longer than `maxLength`. The text is not cut, because a cut text would mean
 * something else.
 */
export const readWithin = (read: ReadValue<string>, maxLength: number): ReadValue<string> =>
  limitRead(read, maxLength, () => undefined);

/** Reads the address of a picture: a path on the shop's origin, or a web address. */
export const readPictureAddress: ReadValue<string> = (value, forgive) => {
  const text = readText(value, forgive);
  if (text === undefined || /^(https?:\/)?\/[^/\\]/i.test(text)) return text;
  if (text !== '') forgive('not a picture’s address');
  return undefined;
};
