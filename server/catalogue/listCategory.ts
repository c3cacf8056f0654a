/** How all products of a category are read from the ERP, which gives at most 100 rows a call. */
import type { Product } from '@/erp/rows/product';
import { tryField } from '../erp/optionalFields';
import { foldCase } from './words';

/** Asks `getProductos` with these fields beside level and limit. */
export type ListProducts = (fields: Record<string, unknown>) => Promise<Product[]>;

/** Calls for one category, when it has more rows than one call brings. */
const maxCallsPerCategory = 4_000;

const digits = [...'0123456789'];
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Beginnings of the skus, up to their first digit. */
const listStems = (skus: Iterable<string>): string[] => [
  ...new Set([...skus].map((sku) => /^\D+/.exec(foldCase(sku).replace(/[^a-z0-9]/g, ''))?.[0] ?? '')),
];

export interface CategoryReaderOptions {
  /** Rows that the ERP gives at most a call. */
  windowRows: number;
}

/**
 * Reads categories one after the other: in one call, in pages where the ERP has the optional field `desde`, else by the
 * beginnings of skus. Whether it has the field is tried once, at the first category that is larger than a call.
 */
export function makeCategoryReader({ windowRows }: CategoryReaderOptions) {
  let hasPages: boolean | null = null;

  /**
   * @param items how many products the ERP counts in the category
   * @param note takes each call's products, while the next call is under way; returns those that belong to the category
   * @returns the skus that were seen
   */
  async function read(
    { slug, items }: { slug: string; items: number },
    list: ListProducts,
    note: (products: readonly Product[]) => Promise<readonly Product[]>,
  ): Promise<Set<string>> {
    const seen = new Set<string>();
    let noting: Promise<void> = Promise.resolve();
    const noteLater = async (products: readonly Product[]): Promise<void> => {
      await noting;
      noting = note(products).then((here) => {
        for (const { sku } of here) seen.add(sku);
      });
      // a failure is thrown where it is awaited
      noting.catch(() => undefined);
    };
    /** Lists, and waits until all before it is noted: what to ask next depends on what was seen. */
    const listSeen = async (fields: Record<string, unknown>): Promise<number> => {
      const products = await list({ category: slug, ...fields });
      await noteLater(products);
      await noting;
      return products.length;
    };

    /** Reads the pages that follow one another by sku. Returns false where the ERP does not know `desde`. */
    async function readPages(): Promise<boolean> {
      let page = await list({ category: slug, desde: '' });
      for (let calls = 1; page.length > 0 && calls < maxCallsPerCategory; calls += 1) {
        await noteLater(page);
        const skus = new Set(page.map(({ sku }) => sku));
        const next = await list({ category: slug, desde: page.at(-1)?.sku });
        // an ERP that leaves the field out of account gives the same rows again
        if (next.some(({ sku }) => skus.has(sku))) return false;
        page = next;
      }
      await noting;
      return true;
    }

    async function readBeginnings(): Promise<void> {
      let calls = 0;
      const asked = new Set<string>();
      const readBeginning = async (beginning: string): Promise<void> => {
        if (asked.has(beginning) || seen.size >= items || calls >= maxCallsPerCategory) return;
        asked.add(beginning);
        calls += 1;
        if ((await listSeen({ search: beginning })) < windowRows) return;
        const next = /\d$/.test(beginning) ? digits : [...digits, ...letters];
        for (const sign of next) await readBeginning(beginning + sign);
      };
      for (let known = 0; known < listStems(seen).length && seen.size < items;) {
        const stems = listStems(seen);
        known = stems.length;
        for (const stem of stems) for (const digit of digits) await readBeginning(stem + digit);
      }
    }

    try {
      if (hasPages !== true || items <= windowRows) {
        const rows = await listSeen({});
        if (rows < windowRows || (hasPages !== true && seen.size >= items)) return seen;
      }
      // once the ERP is known to have pages, a fault is one of this category and no reason for thousands of other calls
      const isPaged = hasPages === null ? await tryField(readPages) : hasPages && (await readPages());
      hasPages ??= isPaged;
      if (!isPaged) await readBeginnings();
      return seen;
    } finally {
      await noting;
    }
  }

  return { read };
}
