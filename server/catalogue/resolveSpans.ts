/** Finds the parts of the shop's catalogue whose codes are among given texts. */
import { setTimeout as pause } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { readRows } from '@/erp/response';
import { parseProductRow, productRow, type Product } from '@/erp/rows/product';
import { matchCode, matchKinds, type MatchKind } from '@/shared/codeMatch';
import { normalizePartNumber } from '@/shared/foldText';
import type { Resolved, ResolvedProduct } from '@/shop/catalogueSchemas';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import type { CatalogCache } from '../erp/catalogCache';
import { createCallBudget, type CallBudget } from '../erp/callBudget';
import { maxRowsPerCall } from '../erp/erpClient';
import { subtractHolds, type GetAvailability } from '../erp/subtractHolds';
import { findManyNumbers } from './findNumbers';
import { catalogueProducts } from '../db/catalogueTables';
import { toNumberKey } from './words';

/** Maximum number of parts for one text. A choice among more parts would not help. */
const maxParts = 20;
/** Maximum number of texts that one request looks up in the ERP while the catalogue is incomplete. */
export const maxAskedOfErp = 40;
const askedAtOnce = 6;
const rowsPerQuestion = 20;
const minInFamily = 4;
const skuRow = v.object({ codigo: v.string() });
/** Milliseconds to wait for prices. The browser requests the missing prices afterwards. */
const pricesWithinMs = 700;

/** Fields of a product that are sent in the answer or compared with a text. */
type Known = Omit<ResolvedProduct, 'prices'> & { equivalents: readonly string[] };

export interface ResolveOptions {
  database: LazyDatabase;
  memory: Pick<CatalogCache, 'recall' | 'recallAtHand' | 'peek'>;
  getAvailability: GetAvailability;
  isFilled: () => Promise<boolean>;
}

/** Limits for the ERP calls of a request. */
interface Asking {
  budget: CallBudget;
  signal: AbortSignal;
}

const toKnown = (
  content: Pick<
    Product,
    'id' | 'sku' | 'name' | 'partNumber' | 'brand' | 'images' | 'options' | 'equivalents'
  > &
    Partial<Pick<Product, 'fitmentText'>>,
  compatibility: Product['compatibility'],
): Known => ({
  id: content.id,
  sku: content.sku,
  name: content.name,
  partNumber: content.partNumber,
  brand: content.brand && {
    slug: content.brand.slug,
    name: content.brand.name,
    country: content.brand.country,
  },
  images: content.images.slice(0, 1),
  options: content.options,
  equivalents: content.equivalents,
  compatibility,
  fitmentText: content.fitmentText ?? '',
});

/** Returns the catalogue's products that have at least one of the keys, grouped by key. */
async function findByKeys(db: Database, keys: readonly string[]): Promise<Map<string, Known[]>> {
  const hits = await findManyNumbers(db, keys, maxParts);
  const skus = [...new Set(hits.map(({ sku }) => sku))];
  const { sku, content, vehicles } = catalogueProducts;
  const rows =
    skus.length === 0
      ? []
      : await db.select({ sku, content, vehicles }).from(catalogueProducts).where(inArray(sku, skus));
  const bySku = new Map(rows.map((row) => [row.sku, toKnown(row.content, row.vehicles ?? 'all')]));
  const byKey = new Map<string, Known[]>();
  for (const hit of hits) {
    const known = bySku.get(hit.sku);
    if (known) byKey.set(hit.key, [...(byKey.get(hit.key) ?? []), known]);
  }
  return byKey;
}

/** Returns the parts that match a text. Only the most literal kind of match counts. */
function matchSpan(span: string, candidates: readonly Known[]): { kind: MatchKind; parts: Known[] } | null {
  const matched = candidates.flatMap((part) => {
    const kind = matchCode(span, { ...part, brand: part.brand?.name ?? '' });
    return kind ? [{ kind, part }] : [];
  });
  const kind = matchKinds.find((one) => matched.some((match) => match.kind === one));
  if (!kind) return null;
  return { kind, parts: matched.filter((match) => match.kind === kind).map(({ part }) => part) };
}

/** Whether a text resembles a code, so that the text is looked up in the ERP. */
const isLikelyCode = (span: string): boolean =>
  /\p{N}/u.test(span) && normalizePartNumber(span).length >= 4 && /\p{L}|\p{N}{5}/u.test(span);

/** Lists the beginnings of skus, up to the first digit. Only beginnings of at least `minInFamily` skus are listed. */
function listFamilies(skus: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const sku of skus) {
    const family = /^\D{3,}/.exec(sku)?.[0];
    if (family !== undefined) counts.set(family, (counts.get(family) ?? 0) + 1);
  }
  return [...counts].flatMap(([family, count]) => (count >= minInFamily ? [family] : []));
}

export function makeResolveSpans({ database, memory, getAvailability, isFilled }: ResolveOptions) {
  /** Runs the work for each item, several items at a time. If the work returns false, no further item is started. */
  async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<boolean>): Promise<void> {
    const left = [...items];
    const next = async (): Promise<void> => {
      for (let item = left.shift(); item !== undefined; item = left.shift())
        if (!(await work(item))) left.length = 0;
    };
    await Promise.all(Array.from({ length: askedAtOnce }, next));
  }

  async function askErp(
    spans: readonly string[],
    level: number,
    { budget, signal }: Asking,
  ): Promise<Map<string, Known[]>> {
    const found = new Map<string, Known[]>();
    await eachOf(spans, async (span) => {
      if (!budget.take()) return false;
      const { rows } = await memory.recall(
        'getProductos',
        { nivelComercial: level, limit: rowsPerQuestion, search: span },
        signal,
      );
      const { items } = readRows(productRow, parseProductRow, rows);
      found.set(
        span,
        items.map((product) => toKnown(product, product.compatibility)),
      );
      return true;
    });
    return found;
  }

  /** Reads prices and stock at the level. Prices that fail or arrive too late are left out. */
  async function readPrices(skus: readonly string[], level: number, { budget, signal }: Asking) {
    const rows: unknown[] = [];
    let isOver = false;
    const left = new Set(skus);
    const take = (found: readonly unknown[]): void => {
      for (const row of found) if (v.is(skuRow, row) && left.delete(row.codigo) && !isOver) rows.push(row);
    };
    const askFor = async (call: 'getProducto' | 'getProductos', fields: object): Promise<boolean> => {
      const asked = { nivelComercial: level, ...fields };
      if (signal.aborted) return false;
      // cached rows are used even if the budget allows no further call
      if (!memory.peek(call, asked) && !budget.take()) return !isOver;
      const answer = await memory.recall(call, asked, signal).catch(() => null);
      take(answer?.rows ?? []);
      return answer !== null && !isOver;
    };
    const bring = async (call: 'getProducto' | 'getProductos', questions: readonly object[]) => {
      const atHand = await memory.recallAtHand(
        call,
        questions.map((fields) => ({ nivelComercial: level, ...fields })),
      );
      for (const found of atHand) take(found ?? []);
      await eachOf(
        questions.filter((_, at) => !atHand[at]),
        (fields) => askFor(call, fields),
      );
    };
    const reading = (async () => {
      // one call returns many products of a family; products that are missing from its answer are requested one by one
      const families = listFamilies(skus);
      await bring(
        'getProductos',
        families.map((search) => ({ limit: maxRowsPerCall, search })),
      );
      await bring(
        'getProducto',
        [...left].map((codigo) => ({ codigo })),
      );
    })();
    const timer = new AbortController();
    await Promise.race([
      reading,
      pause(pricesWithinMs, undefined, { signal: timer.signal }).catch(() => undefined),
    ]);
    timer.abort();
    isOver = true;
    const { items } = readRows(productRow, parseProductRow, await subtractHolds(rows, getAvailability));
    return new Map(
      items.map(({ sku, priceWithoutIva, stock, quantity }) => [sku, { priceWithoutIva, stock, quantity }]),
    );
  }

  return async (spans: readonly string[], level: number, signal: AbortSignal): Promise<Resolved> => {
    const asking = { budget: createCallBudget(), signal };
    const asked = [...new Set(spans)];
    const keys = new Map(asked.map((span) => [span, toNumberKey(span)]));
    const isWhole = await isFilled();
    const db = await database.get();
    const byKey = await findByKeys(
      db,
      [...new Set(keys.values())].filter((key) => key.length >= 2),
    );
    const candidates = new Map(asked.map((span) => [span, byKey.get(keys.get(span) ?? '') ?? []]));
    if (!isWhole) {
      const left = asked.filter((span) => isLikelyCode(span) && !matchSpan(span, candidates.get(span) ?? []));
      const brought = await askErp(left.slice(0, maxAskedOfErp), level, asking);
      for (const [span, parts] of brought) candidates.set(span, parts);
    }
    const products = new Map<string, Known>();
    const parts = asked.flatMap((span) => {
      const match = matchSpan(span, candidates.get(span) ?? []);
      if (!match) return [];
      for (const part of match.parts) products.set(part.sku, part);
      return [{ span, kind: match.kind, skus: match.parts.map(({ sku }) => sku).sort() }];
    });
    const prices = await readPrices([...products.keys()], level, asking);
    return {
      parts,
      products: [...products.values()].map(({ equivalents: _equivalents, ...product }) => ({
        ...product,
        prices: prices.get(product.sku) ?? null,
      })),
      isCut: !isWhole,
    };
  };
}
