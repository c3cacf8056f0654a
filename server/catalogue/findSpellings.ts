import { getCodeSpelling } from '@/shared/codeSpelling';
import { normalizePartNumber } from '@/shared/foldText';
import type { LazyDatabase } from '../db/lazyDatabase';
import { findNumbers } from './findNumbers';

/**
 * Finds other spellings of the sku in an address: those of the catalogue and the sku in upper case, as the catalogue
 * may not have read the product yet.
 */
export type FindSpellings = (asked: string) => Promise<string[]>;

export const makeFindSpellings =
  (database: LazyDatabase): FindSpellings =>
  async (asked) => {
    const spelling = getCodeSpelling(asked);
    // without the database the catalogue's spellings are unknown, but the ERP can be asked
    const hits = await database
      .get()
      .then((db) => findNumbers(db, [normalizePartNumber(asked)]))
      .catch(() => []);
    const spelt = hits.map(({ sku }) => sku).filter((sku) => getCodeSpelling(sku) === spelling);
    return [...new Set([...spelt.sort(), asked.toUpperCase()])].filter((sku) => sku !== asked);
  };
