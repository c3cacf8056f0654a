/** Reads the whole catalogue from the ERP in the background. */
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { readRows } from '@/erp/response';
import { categoryRow, type CategoryRow } from '@/erp/rows/category';
import { parseProductRow, productRow, type Product } from '@/erp/rows/product';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import type { ErpRequestFn } from '../gateway/erpClient';
import type { Naming } from './lexemes';
import {
  countWords,
  endLease,
  levels,
  recordSweep,
  readKnowledge,
  readStatus,
  removeProducts,
  listSkusIn,
  takeLease,
  writeCategories,
  writePrices,
  writeProducts,
  type CategoryState,
  type Written,
} from './store';
import { foldCase } from './words';

/** The ERP gives at most so many rows a call. */
const windowRows = 100;
/** Level of the list prices; the others follow once everything is there. */
const mainLevel = 2;
/** Longer than the calls between two renewals take, each of them failing after its time-out. */
const leaseSeconds = 180;
const callsPerRenewal = 8;
/** Calls for one category, when it has more rows than one call brings. */
const mostCallsPerCategory = 4_000;

export interface SweepReport extends Written {
  calls: number;
  removed: number;
  /** Categories of which not every product could be listed. */
  incomplete: string[];
  isFilled: boolean;
}

export interface SyncOptions {
  ask: ErpRequestFn;
  database: LazyDatabase;
  /** Names this copy of the service. */
  holder: string;
  /** Whether the service is stopping: a sweep ends after the call under way. */
  isStopping?: () => boolean;
  /** Milliseconds between two calls, so that the ERP and the service have time for people. */
  pauseMs?: number;
  /** Called when words were counted again. */
  onCounted?: () => void;
  /** Reads the names of vehicles and categories, where they are cached. */
  readNaming?: () => Promise<Naming>;
}

interface FlatCategory extends CategoryState {
  isLeaf: boolean;
}

/** The categories as a list, departments before what they hold. */
function flatten(
  rows: readonly CategoryRow[],
  parent: string | null = null,
): Omit<FlatCategory, 'position'>[] {
  return rows.flatMap((row) => [
    {
      slug: row.slug,
      name: row.nombre,
      parent: row.padre ?? parent,
      items: row.items ?? 0,
      held: 0,
      isComplete: false,
      isLeaf: (row.hijos ?? []).length === 0,
    },
    ...flatten(row.hijos ?? [], row.slug),
  ]);
}

const digits = [...'0123456789'];
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Thrown when another copy took over, or the service stops: what is written stays. */
class SweepEnded extends Error {}

export type CatalogueSync = ReturnType<typeof makeCatalogueSync>;

export function makeCatalogueSync({
  ask,
  database,
  holder,
  isStopping = () => false,
  pauseMs = 0,
  onCounted,
  readNaming,
}: SyncOptions) {
  /**
   * Reads every category once, writes what changed and removes what the ERP confirms to be gone. Returns null when another
   * copy of the service is reading. A failing ERP ends it: what is known stays as it was.
   * @param onlyMoved reads only categories whose count is another one than the last time
   */
  async function sweep({ onlyMoved = false } = {}): Promise<SweepReport | null> {
    const db = await database.get();
    if (!(await takeLease(db, holder, leaseSeconds))) return null;
    try {
      return await sweepHeld(db, onlyMoved);
    } catch (error) {
      if (error instanceof SweepEnded) return null;
      throw error;
    } finally {
      await endLease(db, holder);
    }
  }

  async function sweepHeld(db: Database, onlyMoved: boolean): Promise<SweepReport> {
    const report: SweepReport = {
      calls: 0,
      added: 0,
      changed: 0,
      repriced: 0,
      removed: 0,
      incomplete: [],
      isFilled: false,
    };
    const askCounted: ErpRequestFn = async (call, fields) => {
      const isRenewed = report.calls % callsPerRenewal > 0 || (await takeLease(db, holder, leaseSeconds));
      if (isStopping() || !isRenewed) throw new SweepEnded();
      if (report.calls > 0 && pauseMs > 0) await pause(pauseMs);
      report.calls += 1;
      return ask(call, fields);
    };
    const list = async (fields: Record<string, unknown>, level = mainLevel): Promise<Product[]> =>
      readRows(
        productRow,
        parseProductRow,
        await askCounted('getProductos', { nivelComercial: level, limit: windowRows, ...fields }),
      ).items;

    const departments = (await askCounted('getCategories', { limit: windowRows })).flatMap((row) =>
      v.is(categoryRow, row) ? [row] : [],
    );
    const categories: FlatCategory[] = flatten(departments).map((category, position) => ({
      ...category,
      position,
    }));
    const before = new Map((await readStatus(db)).categories.map((category) => [category.slug, category]));
    await writeCategories(
      db,
      categories.map(({ isLeaf: _isLeaf, ...category }) => ({
        ...category,
        held: before.get(category.slug)?.held ?? 0,
        isComplete: before.get(category.slug)?.isComplete ?? false,
      })),
    );
    const { naming } = await readKnowledge(db);

    const write = async (products: readonly Product[]): Promise<void> => {
      const written = await writeProducts(
        db,
        products.map((product) => ({ product, level: mainLevel })),
        naming,
      );
      report.added += written.added;
      report.changed += written.changed;
      report.repriced += written.repriced;
    };

    const leaves = categories.filter(({ isLeaf }) => isLeaf);
    const isMoved = ({ slug, items }: CategoryState): boolean =>
      !before.get(slug)?.isComplete || before.get(slug)?.items !== items;
    for (const category of leaves) {
      if (onlyMoved && !isMoved(category)) {
        category.held = before.get(category.slug)?.held ?? 0;
        category.isComplete = true;
        continue;
      }
      const products = await listCategory(category, list, write);
      category.held = products.size;
      // a lying count is no proof: fewer than counted is incomplete, more is what was seen
      category.isComplete = products.size >= category.items && (products.size > 0 || category.items === 0);
      if (!category.isComplete) report.incomplete.push(category.slug);
      else report.removed += await removeGone(db, category.slug, products);
    }
    for (const department of categories.filter(({ isLeaf }) => !isLeaf)) {
      const inside = categories.filter(({ parent }) => parent === department.slug);
      department.held = inside.reduce((sum, { held }) => sum + held, 0);
      department.isComplete = inside.every(({ isComplete }) => isComplete);
    }
    await writeCategories(
      db,
      categories.map(({ isLeaf: _isLeaf, ...category }) => category),
    );
    report.isFilled = categories.length > 0 && report.incomplete.length === 0;
    if (!onlyMoved) await recordSweep(db, report.isFilled);
    if (report.added + report.changed + report.removed > 0 || !onlyMoved) {
      await countWords(db);
      onCounted?.();
    }
    if (onlyMoved) return report;
    // prices of the other levels only order and filter lists: they come last
    for (const level of levels.filter((other) => other !== mainLevel))
      for (const category of leaves)
        await listCategory(
          category,
          (fields) => list(fields, level),
          async (products) => {
            report.repriced += await writePrices(db, products, level);
          },
        );
    return report;
  }

  /** Brings all products of a category: in one call, or by the beginnings of their skus. */
  async function listCategory(
    { slug, items }: CategoryState,
    list: (fields: Record<string, unknown>) => Promise<Product[]>,
    write: (products: readonly Product[]) => Promise<void>,
  ): Promise<Set<string>> {
    const seen = new Set<string>();
    const note = async (products: readonly Product[]): Promise<void> => {
      const here = products
        // a row that names no category belongs to the one that it was listed in
        .map((product) => (product.categories.length > 0 ? product : { ...product, categories: [slug] }))
        .filter(({ categories }) => categories.includes(slug));
      await write(here);
      for (const { sku } of here) seen.add(sku);
    };
    const first = await list({ category: slug });
    await note(first);
    if (first.length < windowRows || seen.size >= items) return seen;

    let calls = 0;
    const asked = new Set<string>();
    /** Beginnings of the known skus, up to their first digit. */
    const stems = (): string[] => [
      ...new Set([...seen].map((sku) => /^\D+/.exec(foldCase(sku).replace(/[^a-z0-9]/g, ''))?.[0] ?? '')),
    ];
    const byBeginning = async (beginning: string): Promise<void> => {
      if (asked.has(beginning) || seen.size >= items || calls >= mostCallsPerCategory) return;
      asked.add(beginning);
      calls += 1;
      const products = await list({ category: slug, search: beginning });
      await note(products);
      if (products.length < windowRows) return;
      const next = /\d$/.test(beginning) ? digits : [...digits, ...letters];
      for (const sign of next) await byBeginning(beginning + sign);
    };
    for (let known = 0; known < stems().length && seen.size < items;) {
      const now = stems();
      known = now.length;
      for (const stem of now) for (const digit of digits) await byBeginning(stem + digit);
    }
    return seen;
  }

  /** Removes what a complete category no longer has, once the ERP says so of each. */
  async function removeGone(db: Database, slug: string, seen: ReadonlySet<string>): Promise<number> {
    const gone: string[] = [];
    for (const sku of (await listSkusIn(db, slug)).filter((kept) => !seen.has(kept))) {
      const rows = await ask('getProducto', { nivelComercial: mainLevel, codigo: sku });
      if (rows.length === 0) gone.push(sku);
    }
    await removeProducts(db, gone);
    return gone.length;
  }

  /** Notes rows that passed the gateway. */
  async function writeRows(rows: readonly unknown[], level: number): Promise<void> {
    const { items } = readRows(productRow, parseProductRow, rows);
    if (items.length === 0) return;
    const db = await database.get();
    const naming = readNaming ? await readNaming() : (await readKnowledge(db)).naming;
    await writeProducts(
      db,
      items.map((product) => ({ product, level })),
      naming,
    );
  }

  return { sweep, writeRows };
}
