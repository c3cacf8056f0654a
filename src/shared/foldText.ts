/** Returns the text in lower case without accents. Spaces and signs stay. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .toLowerCase();

/** Returns the letters and digits of a sku or part number. Returns '' if the text has neither letters nor digits. */
export const normalizePartNumber = (text: string): string => foldAccents(text).replace(/[^\p{L}\p{N}]/gu, '');
