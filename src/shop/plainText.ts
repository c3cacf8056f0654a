import * as v from 'valibot';

/**
 * Removes characters that change the text direction, and control characters except line breaks. A tab becomes a space.
 */
export const stripControlCharacters = (text: string): string =>
  text.replaceAll('\t', ' ').replace(/(?!\n)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');

export const plainText = v.pipe(v.string(), v.transform(stripControlCharacters), v.trim());

/** Schema for a text with a maximum length. */
export const limitText = (maxLength: number) =>
  v.pipe(v.string(), v.transform(stripControlCharacters), v.maxLength(maxLength));
