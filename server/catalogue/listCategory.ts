/** Reads all products of a category from the ERP, which returns at most 100 rows a call. */
import type { Product } from '@/erp/rows/product';
import { tryField } from '../erp/optionalFields';
import { foldCase } from './words';

export interface ListedProducts {
  products: readonly Product[];
  /** Keys of the rows that could not be read. The ERP's count includes these rows. */
  dropped: readonly string[];
}

/** Calls `getProductos` with these fields, and also with level and limit. */
export type ListProducts = (fields: Record<string, unknown>) => Promise<ListedProducts>;

/** The products of a category that were read, and the number of rows that could not be read. */
export interface SeenProducts {
  skus: Set<string>;
  dropped: number;
}

/** Maximum number of calls for a category that has more rows than one call returns. */
const maxCallsPerCategory = 4_000;

const digits = [...'0123456789'];
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Lists the beginnings of the skus, up to their first digit. */
const listStems = (skus: Iterable<string>): string[] => [
  ...new Set([...skus].map((sku) => /^\D+/.exec(foldCase(sku).replace(/[^a-z0-9]/g, ''))?.[0] ?? '')),
];

export interface CategoryReaderOptions {
  /** Maximum number of rows that the ERP returns in one call. */
  windowRows: number;
}

/**
 * Reads categories one after the other. If a category fits into one call, one call reads the category. Larger
 * categories are read in pages if the ERP has the optional field `desde`, else by the beginnings of skus. The first
 * larger category shows whether the ERP has the field.
 */
export function makeCategoryReader({ windowRows }: CategoryReaderOptions) {
  let hasPages: boolean | null = null;

  /**
   * @param items how many products the ERP counts in the category
   * @param note receives the products of each call while the next call is running; returns those products that belong
   * to the category
   */
  async function read(
    { slug, items }: { slug: string; items: number },
    list: ListProducts,
    note: (products: readonly Product[]) => Promise<readonly Product[]>,
  ): Promise<SeenProducts> {
    const seen = new Set<string>();
    const dropped = new Set<string>();
    const hasAll = (): boolean => seen.size + dropped.size >= items;
    let noting: Promise<void> = Promise.resolve();
    const noteLater = async (listed: ListedProducts): Promise<void> => {
      for (const name of listed.dropped) dropped.add(name);
      await noting;
      noting = note(listed.products).then((here) => {
        for (const { sku } of here) seen.add(sku);
      });
      // a rejection is handled where the promise is awaited
      noting.catch(() => undefined);
    };
    /**
     * Lists products and returns the number of rows. Also waits until all earlier rows are noted, because the next call
     * depends on these rows.
     */
    const listAndNote = async (fields: Record<string, unknown>): Promise<number> => {
      const listed = await list({ category: slug, ...fields });
      await noteLater(listed);
      await noting;
      return listed.products.length + listed.dropped.length;
    };

    /** Reads the pages in the order of skus. Returns false if the ERP does not know `desde`. */
    async function readPages(): Promise<boolean> {
      let page = await list({ category: slug, desde: '' });
      for (let calls = 1; page.products.length > 0 && calls < maxCallsPerCategory; calls += 1) {
        await noteLater(page);
        const skus = new Set(page.products.map(({ sku }) => sku));
        const next = await list({ category: slug, desde: page.products.at(-1)?.sku });
        // an ERP that ignores the field returns the same rows again
        if (next.products.some(({ sku }) => skus.has(sku))) return false;
        page = next;
      }
      await noteLater(page);
      await noting;
      return true;
    }

    async function readBeginnings(): Promise<void> {
      let calls = 0;
      const asked = new Set<string>();
      const readBeginning = async (beginning: string): Promise<void> => {
        if (asked.has(beginning) || hasAll() || calls >= maxCallsPerCategory) return;
        asked.add(beginning);
        calls += 1;
        if ((await listAndNote({ search: beginning })) < windowRows) return;
        const next = /\d$/.test(beginning) ? digits : [...digits, ...letters];
        for (const sign of next) await readBeginning(beginning + sign);
      };
      for (let known = 0; known < listStems(seen).length && !hasAll();) {
        const stems = listStems(seen);
        known = stems.length;
        for (const stem of stems) for (const digit of digits) await readBeginning(stem + digit);
      }
    }

    try {
      if (hasPages !== true || items <= windowRows) {
        const rows = await listAndNote({});
        if (rows < windowRows || (hasPages !== true && hasAll()))
          return { skus: seen, dropped: dropped.size };
      }
      // if the ERP is known to have pages, the error concerns only this category, and thousands of other calls would
      // not help
      const isPaged = hasPages === null ? await tryField(readPages) : hasPages && (await readPages());
      hasPages ??= isPaged;
      if (!isPaged) await readBeginnings();
      return { skus: seen, dropped: dropped.size };
    } finally {
      await noting;
    }
  }

  return { read };
}
