import { foldAccents } from './foldText';

/** Maximum number of characters in a code of the ERP, such as a sku. */
export const maxCodeLength = 200;

/**
 * Returns the form of a code that is used for comparison. `fre pd 1042` and FRE-PD-1042 have the same form. A separator
 * between two digits remains, because `12-34` and `123-4` are different codes.
 */
export const getCodeSpelling = (text: string): string =>
  foldAccents(text).replace(/[^\p{L}\p{N}]+/gu, (_, at: number, whole: string) =>
    /\p{N}[^\p{L}\p{N}]+\p{N}/uy.test(whole.slice(at - 1)) ? '-' : '',
  );
