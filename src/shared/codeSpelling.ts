import { foldAccents } from './foldText';

/** The longest code of the ERP's, such as a sku, in letters. */
export const maxCodeLength = 200;

/**
 * Returns a code's spelling for comparison: `12-34` and `123-4` are different codes, so that separators between two
 * digits are kept; `fre pd 1042` is FRE-PD-1042.
 */
export const getCodeSpelling = (text: string): string =>
  foldAccents(text).replace(/[^\p{L}\p{N}]+/gu, (_, at: number, whole: string) =>
    /\p{N}[^\p{L}\p{N}]+\p{N}/uy.test(whole.slice(at - 1)) ? '-' : '',
  );
