/** Returns lower case without accents; spaces and signs stay. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .toLowerCase();

/** Normalizes a sku or part number to its letters and digits. Empty for a text without letters and digits. */
export const normalizePartNumber = (text: string): string => foldAccents(text).replace(/[^\p{L}\p{N}]/gu, '');
