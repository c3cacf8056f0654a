import { decodeHTMLStrict } from 'entities';
import type { Forgive, ReadValue } from './value';

/** One entity with its semicolon: a bare `&` is a letter of a name. */
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

/** Code points that are invisible or that turn a text around: they stay out of the shop, escaped or not. */
const isControl = (code: number): boolean =>
  code < 0x20 ||
  (code >= 0x7f && code <= 0x9f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2066 && code <= 0x2069) ||
  (code >= 0xd800 && code <= 0xdfff) ||
  code > 0x10ffff;

/** Decodes HTML entities once: `&amp;lt;` is the text `&lt;`. One that stands for a control character is left out. */
export const decodeEntities = (text: string): string =>
  text.replace(entity, (whole) => {
    const decoded = decodeHTMLStrict(whole);
    return isControl(decoded.codePointAt(0) ?? 0) || decoded === '\ufffd' ? '' : decoded;
  });

/** Reads a text for people: entities decoded, blanks around it taken away, a number written out. */
export const readText: ReadValue<string> = (value, forgive) => {
  if (typeof value === 'number' && Number.isFinite(value)) return (forgive('number for text'), String(value));
  if (typeof value !== 'string') return (forgive('not a text'), undefined);
  return trimText(decodeText(value, forgive), forgive);
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

/** Reads a picture's address: a path of the shop's origin or an address of the web, nothing else. */
export const readPictureAddress: ReadValue<string> = (value, forgive) => {
  const text = readText(value, forgive);
  if (text === undefined || /^(https?:\/)?\/[^/\\]/i.test(text)) return text;
  if (text !== '') forgive('not a picture’s address');
  return undefined;
};
