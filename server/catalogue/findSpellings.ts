import { getCodeSpelling } from '@/shared/codeSpelling';
import { normalizePartNumber } from '@/shared/foldText';
import type { LazyDatabase } from '../db/lazyDatabase';
import { findNumbers } from './findNumbers';

/**
 * Finds other spellings of the sku in a page's URL: the spellings in the catalogue, and the sku in upper case. The
 * catalogue may lack a new product.
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
