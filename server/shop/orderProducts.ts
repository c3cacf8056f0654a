/** Reads the ERP's rows of the products in an order. The number of ERP calls is limited. */
import { and, between, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { productRow } from '@/erp/rows/product';
import { catalogueCategories, catalogueProducts } from '../db/catalogueTables';
import { matchTexts } from '../db/matchTexts';
import type { LazyDatabase } from '../db/lazyDatabase';
import { createCallBudget, maxErpCalls, type CallBudget } from '../erp/callBudget';
import type { CatalogCache } from '../erp/catalogCache';
import { maxRowsPerCall, requireClient, type ErpRequestFn } from '../erp/erpClient';
import { Problem } from '../shared/problem';
import { fetchProduct } from './product';

/**
 * Maximum number of ERP calls at the same time. It is small, so that a long cart loads the ERP only a little more than
 * a page does.
 */
const askedAtOnce = 8;
/**
 * Number of ERP calls of an order for other data than products: the branches for the delivery, and the statement for
 * the credit.
 */
const otherCalls = 2;
export const maxProductCalls = maxErpCalls - otherCalls;

const skuRow = v.object({ codigo: v.string() });

export type OrderProductRow = v.InferOutput<typeof productRow>;

/**
 * Returns the rows of products at a level, by sku. Skus that the ERP does not have are left out.
 * @throws ErpFault; CLIENT_GONE; OVERLOADED if the order needs more calls than a request may make
 */
export type ReadOrderProducts = (
  skus: readonly string[],
  level: number,
  signal: AbortSignal,
) => Promise<Map<string, OrderProductRow>>;

/**
 * Runs `work` for every item, for at most `askedAtOnce` items at a time. After a failure, or when the client
 * disconnects, no further item is started.
 */
async function forAll<T>(
  items: readonly T[],
  signal: AbortSignal,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      requireClient(signal);
      await work(item);
    }
  };
  try {
    await Promise.all(Array.from({ length: askedAtOnce }, worker));
  } finally {
    left.length = 0;
  }
}

/**
 * Chooses the categories to list. Each step chooses the category that has the most of the remaining products. A
 * category must have at least two of these products.
 */
function chooseCategories(categoriesOf: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Map(categoriesOf);
  const chosen: string[] = [];
  for (;;) {
    const counts = new Map<string, number>();
    for (const categories of left.values())
      for (const category of categories) counts.set(category, (counts.get(category) ?? 0) + 1);
    const [best] = [...counts].sort(([, one], [, other]) => other - one);
    if (!best || best[1] < 2) return chosen;
    chosen.push(best[0]);
    for (const [sku, categories] of left) if (categories.includes(best[0])) left.delete(sku);
  }
}

export interface OrderProductOptions {
  ask: ErpRequestFn;
  memory: Pick<CatalogCache, 'recall' | 'peek' | 'gather'>;
  database: LazyDatabase;
}

/**
 * Makes a function that reads the products of an order. Up to 62 products are requested one by one. For a longer order,
 * the ERP lists whole categories, one call for each category. Products that are missing from these lists are requested
 * one by one until no call is left. The other products come from the cache, which is up to five minutes old, as are the
 * prices in the cart.
 */
export function makeReadOrderProducts({ ask, memory, database }: OrderProductOptions): ReadOrderProducts {
  /**
   * Reads the categories of each product, by sku. Only categories that the ERP can list completely in one call count.
   */
  async function readCategories(skus: readonly string[]): Promise<Map<string, string[]>> {
    const db = await database.get();
    const { sku, categories } = catalogueProducts;
    const wanted = await db.select({ sku, categories }).from(catalogueProducts).where(matchTexts(sku, skus));
    const names = [...new Set(wanted.flatMap((row) => row.categories))];
    if (names.length === 0) return new Map();
    const { slug, items } = catalogueCategories;
    const whole = await db
      .select({ slug })
      .from(catalogueCategories)
      .where(and(inArray(slug, names), between(items, 1, maxRowsPerCall)));
    const listed = new Set(whole.map((row) => row.slug));
    return new Map(wanted.map((row) => [row.sku, row.categories.filter((one) => listed.has(one))]));
  }

  /** Requests whole categories, and returns the wanted products. If a category fails, its products are missing. */
  async function askInBulk(
    skus: readonly string[],
    level: number,
    budget: CallBudget,
    signal: AbortSignal,
  ): Promise<Map<string, OrderProductRow>> {
    const rows = new Map<string, OrderProductRow>();
    const wanted = new Set(skus);
    await forAll(chooseCategories(await readCategories(skus)), signal, async (category) => {
      if (!budget.take()) return;
      const fields = { nivelComercial: level, limit: maxRowsPerCall, category };
      const answer = await ask('getProductos', fields, signal).catch(() => []);
      for (const row of answer) {
        // a category has many other products, and parsing all of them would take longer than the call
        if (!v.is(skuRow, row) || !wanted.has(row.codigo)) continue;
        const parsed = v.safeParse(productRow, row);
        if (parsed.success) rows.set(parsed.output.codigo, parsed.output);
      }
    });
    return rows;
  }

  return async (skus, level, signal) => {
    const budget = createCallBudget(maxProductCalls);
    const rows =
      skus.length > maxProductCalls
        ? await askInBulk(skus, level, budget, signal)
        : new Map<string, OrderProductRow>();
    const fieldsOf = (sku: string) => ({ nivelComercial: level, codigo: sku });
    const isRemembered = (sku: string): boolean => memory.peek('getProducto', fieldsOf(sku));
    const left = skus.filter((sku) => !rows.has(sku));
    // the cache is used only for products for which no call is left
    if (left.length > maxProductCalls) await memory.gather('getProducto', left.map(fieldsOf));
    const inTurn = [...left.filter((sku) => !isRemembered(sku)), ...left.filter(isRemembered)];
    await forAll(inTurn, signal, async (sku) => {
      const isAsked = budget.take();
      // answers are cached, so the cache has more of the products if the customer sends the order again
      if (!isAsked && !isRemembered(sku)) throw new Problem('OVERLOADED');
      const askOrRecall: ErpRequestFn = isAsked
        ? (call, fields) => ask(call, fields, signal)
        : async (call, fields) => (await memory.recall(call, fields, signal)).rows;
      const row = await fetchProduct(askOrRecall, sku, level);
      if (row) rows.set(sku, row);
    });
    return rows;
  };
}
