/** Lower case without accents; spaces and signs stay. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .toLowerCase();

/** Normalized sku or part number: letters and digits only. Empty for a text without any. */
export const normalizePartNumber = (text: string): string => foldAccents(text).replace(/[^\p{L}\p{N}]/gu, '');
