import { foldAccents } from './foldText';

/** Maximum length of a code of the ERP, such as a sku. */
export const maxCodeLength = 200;

/**
 * Returns a code's spelling for comparison. Separators between two digits are kept, because `12-34` and `123-4` are
 * different codes. `fre pd 1042` is FRE-PD-1042.
 */
export const getCodeSpelling = (text: string): string =>
  foldAccents(text).replace(/[^\p{L}\p{N}]+/gu, (_, at: number, whole: string) =>
    /\p{N}[^\p{L}\p{N}]+\p{N}/uy.test(whole.slice(at - 1)) ? '-' : '',
  );
