/** Reads the whole catalogue from the ERP in the background. */
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { ErpCall } from '@/erp/client';
import { readRows } from '@/erp/response';
import { categoryRow, type CategoryRow } from '@/erp/rows/category';
import { parseProductRow, productRow, type Product } from '@/erp/rows/product';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import { ErpFault, maxRowsPerCall, type ErpRequestFn } from '../erp/erpClient';
import { hasChanges, readCode } from '../erp/optionalFields';
import { listDropped } from '../erp/rowAnswers';
import type { Naming } from './lexemes';
import { makeCategoryReader, type SeenProducts } from './listCategory';
import { isWithdrawn, readChanges } from './readChanges';
import { keptInRow, removeProductRows, writeProductRow } from './productRows';
import {
  countWords,
  endLease,
  endWithholding,
  isWithholding,
  recordCheck,
  recordEnd,
  recordSweep,
  readStatus,
  readTime,
  takeLease,
  writeCategories,
  type CategoryState,
} from './catalogueState';
import { readKnowledge } from './readKnowledge';
import {
  levels,
  mainLevel,
  removeProducts,
  listSkusIn,
  writePrices,
  writeProducts,
  type Written,
} from './writeProducts';
import type { RowKind } from '../db/catalogueTables';

const otherLevels = levels.filter((level) => level !== mainLevel);
/**
 * Seconds after which a lease expires unless the lease is renewed. The calls between two renewals take less time, even
 * if all of these calls time out.
 */
const leaseSeconds = 180;
const callsPerRenewal = 8;
/** Number of consecutive failed categories that end the sweep, because the ERP probably does not answer. */
const maxFailuresInTurn = 3;
/** Maximum number of missing products of an incomplete category that are requested one by one. */
const maxConfirmed = 50;
/** Number and share of missing products above which no product is removed yet, because the ERP is probably faulty. */
const maxGoneAtOnce = 30;
const maxGoneShare = 0.1;
/** Minutes after which missing products are removed even if they are many. The ERP must still not list them. */
const withheldMinutes = 60;

export interface SweepReport extends Written {
  calls: number;
  removed: number;
  /** Number of products that are missing in the ERP but kept, because the loss of so many products is not credible. */
  withheld: number;
  /** Categories that the ERP failed to list. */
  failed: string[];
  /** Categories whose products could not all be listed. */
  incomplete: string[];
  isFilled: boolean;
}

export interface SyncOptions {
  ask: ErpRequestFn;
  database: LazyDatabase;
  /** Maximum number of rows that the ERP returns in one call. */
  windowRows?: number;
  /** Id of this copy of the service. */
  holder: string;
  /** Whether the service is stopping. A sweep then ends after the current call. */
  isStopping?: () => boolean;
  /** Milliseconds between two calls. During the pause, the ERP and the service can answer visitors. */
  pauseMs?: number;
  /** Called after the words of the catalogue were counted again. */
  onCounted?: () => void;
  /** Returns the names of vehicles and categories from a cache. */
  readNaming?: () => Promise<Naming>;
}

/** The ERP's names for the kinds of rows. */
export const rowKinds: Readonly<Record<RowKind, string>> = { featured: 'Destacados', new: 'New' };

interface FlatCategory extends CategoryState {
  isLeaf: boolean;
}

/** Returns the fields that say how much of a category was read. */
const pickState = ({ items, held, isComplete }: CategoryState) => ({ items, held, isComplete });

/** Flattens the categories into a list. Each department comes before its categories. */
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

/** Sets `held` and `isComplete` of each department. Both are computed from the categories of the department. */
function sumDepartments(categories: readonly FlatCategory[]): void {
  for (const department of categories.filter(({ isLeaf }) => !isLeaf)) {
    const inside = categories.filter(({ parent }) => parent === department.slug);
    department.held = inside.reduce((sum, { held }) => sum + held, 0);
    department.isComplete = inside.every(({ isComplete }) => isComplete);
  }
}

/**
 * Thrown when another copy of the service has taken the lease, or when the service stops. Rows that were already
 * written stay.
 */
class SweepEnded extends Error {}

export type CatalogueSync = ReturnType<typeof makeCatalogueSync>;

export function makeCatalogueSync({
  ask,
  database,
  holder,
  windowRows = maxRowsPerCall,
  isStopping = () => false,
  pauseMs = 0,
  onCounted,
  readNaming,
}: SyncOptions) {
  /**
   * Reads every category once and writes changed products. Removes products if the ERP confirms that these products are
   * gone. If the ERP keeps failing, the sweep ends and removes no product. Returns null if another copy of the service
   * is reading.
   * @param onlyMoved reads only categories whose count differs from the last time
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
      refused: [],
      removed: 0,
      withheld: 0,
      failed: [],
      incomplete: [],
      isFilled: false,
    };
    const beganAt = await readTime(db);
    const before = new Map((await readStatus(db)).categories.map((category) => [category.slug, category]));
    const reader = makeCategoryReader({ windowRows });
    let failuresInTurn = 0;

    const askCounted: ErpRequestFn = async (call, fields) => {
      const isRenewed = report.calls % callsPerRenewal > 0 || (await takeLease(db, holder, leaseSeconds));
      if (isStopping() || !isRenewed) throw new SweepEnded();
      if (report.calls > 0 && pauseMs > 0) await pause(pauseMs);
      report.calls += 1;
      return ask(call, fields);
    };
    const listRows = (fields: Record<string, unknown>, level: number, call: ErpCall = 'getProductos') =>
      askCounted(call, { nivelComercial: level, limit: windowRows, ...fields });
    const parse = (rows: readonly unknown[]): Product[] => readRows(productRow, parseProductRow, rows).items;

    /** Keeps the previous state of a category, so that the next sweep reads the category again. */
    const keepState = (category: CategoryState): void =>
      void Object.assign(category, pickState(before.get(category.slug) ?? category));

    async function readCategories(): Promise<FlatCategory[]> {
      const departments = (await askCounted('getCategories', { limit: windowRows })).flatMap((row) =>
        v.is(categoryRow, row) ? [row] : [],
      );
      const seen = new Set<string>();
      // if two departments list the same category, the category belongs to the first department
      const categories = flatten(departments)
        .filter(({ slug }) => !seen.has(slug) && seen.add(slug))
        .map((category, position) => ({ ...category, position }));
      if (categories.length === 0 && before.size > 0) throw new ErpFault('ERP_BAD_ANSWER');
      return categories;
    }

    const writeStates = (categories: readonly FlatCategory[]): Promise<void> =>
      writeCategories(
        db,
        categories.map(({ isLeaf: _isLeaf, ...category }) => category),
      );

    const categories = await readCategories();
    const leaves = categories.filter(({ isLeaf }) => isLeaf);
    const isMoved = ({ slug, items }: CategoryState): boolean => before.get(slug)?.items !== items;
    const moved = leaves.filter((category) => !onlyMoved || isMoved(category));
    // the previous counts are stored first: if the sweep is interrupted, the next sweep still sees which categories
    // changed
    await writeStates(
      categories.map((category) => ({ ...category, ...pickState(before.get(category.slug) ?? category) })),
    );
    // products are also found by the names of their categories
    const { naming, checkedAt } = await readKnowledge(db);

    async function write(products: readonly Product[]): Promise<void> {
      const written = await writeProducts(
        db,
        products.map((product) => ({ product, level: mainLevel })),
        naming,
      );
      report.added += written.added;
      report.changed += written.changed;
      report.repriced += written.repriced;
      report.refused.push(...written.refused);
    }

    async function writeLevel(products: readonly Product[], level: number): Promise<void> {
      if (level === mainLevel) await write(products);
      else report.repriced += await writePrices(db, products, level);
    }

    /** Reads a category at a level and writes its products. Returns the products that were read. */
    const readCategory = ({ slug, items }: CategoryState, level: number): Promise<SeenProducts> =>
      reader.read(
        { slug, items },
        async (fields) => {
          try {
            const rows = await listRows(fields, level);
            return { products: parse(rows), dropped: listDropped(rows) };
          } catch (error) {
            if (!(error instanceof ErpFault) || error.unreadable === 0) throw error;
            return { products: [], dropped: Array.from({ length: error.unreadable }, (_, at) => String(at)) };
          }
        },
        async (products) => {
          const here = products
            // a product without a category belongs to the category that was requested
            .map((product) => (product.categories.length > 0 ? product : { ...product, categories: [slug] }))
            .filter((product) => product.categories.includes(slug));
          await writeLevel(here, level);
          return here;
        },
      );

    /**
     * Reads a category and returns whether the category was read. If the ERP fails, the next sweep reads the category.
     * Several consecutive failures end the sweep.
     */
    async function tryCategory({ slug }: CategoryState, work: () => Promise<void>): Promise<boolean> {
      try {
        await work();
        failuresInTurn = 0;
        return true;
      } catch (error) {
        failuresInTurn += 1;
        if (!(error instanceof ErpFault) || failuresInTurn >= maxFailuresInTurn) throw error;
        if (!report.failed.includes(slug)) report.failed.push(slug);
        return false;
      }
    }

    /** Writes the changes since a given time, if the ERP can list changes. Returns the skus of withdrawn products. */
    async function writeChanges(since: Date): Promise<string[]> {
      if (!(await hasChanges((fields) => listRows(fields, mainLevel)))) return [];
      const withdrawn: string[] = [];
      let changed = 0;
      for (const level of [mainLevel, ...otherLevels]) {
        if (level !== mainLevel && changed === 0) break;
        await readChanges(
          (fields) => listRows(fields, level),
          since,
          async (rows) => {
            const products = parse(rows.filter((row) => !isWithdrawn(row)));
            changed += products.length;
            await writeLevel(products, level);
            if (level === mainLevel)
              withdrawn.push(...rows.filter(isWithdrawn).flatMap((row) => readCode(row) ?? []));
          },
        );
      }
      return withdrawn;
    }

    /** Reads whole categories. Returns the stored products that the ERP no longer has, grouped by category. */
    async function readWhole(categories: readonly FlatCategory[]): Promise<Map<string, string[]>> {
      const missing = new Map<string, string[]>();
      let unreadable = 0;
      for (const category of categories) {
        const isRead = await tryCategory(category, async () => {
          const { skus, dropped } = await readCategory(category, mainLevel);
          category.held = skus.size;
          // the ERP's count may be wrong: a category with fewer rows than this count is incomplete, but a category with
          // more rows is complete; unreadable rows also count
          category.isComplete =
            skus.size + dropped >= category.items && (skus.size + dropped > 0 || category.items === 0);
          unreadable += dropped;
          missing.set(category.slug, await findMissing(db, category, skus, askCounted));
        });
        if (!isRead) keepState(category);
      }
      // if no category has a readable row now and none had one before, the ERP is faulty: the catalogue must not count
      // as filled
      const isEmpty = ({ held }: CategoryState): boolean => held === 0;
      if (unreadable > 0 && categories.every(isEmpty) && [...before.values()].every(isEmpty))
        throw new ErpFault('ERP_BAD_ANSWER');
      return missing;
    }

    const withdrawn = onlyMoved && checkedAt ? await writeChanges(checkedAt) : [];
    const missing = await readWhole(moved);
    for (const category of leaves) if (!moved.includes(category)) keepState(category);

    const gone = [...new Set([...withdrawn, ...missing.values()].flat())];
    const isWithheld = await mustWithhold(db, gone.length);
    if (isWithheld) {
      report.withheld = gone.length;
      for (const category of moved) if ((missing.get(category.slug) ?? []).length > 0) keepState(category);
    } else {
      await removeProducts(db, gone);
      report.removed = gone.length;
    }

    report.incomplete = leaves.filter(({ isComplete }) => !isComplete).map(({ slug }) => slug);
    report.isFilled = categories.length > 0 && report.incomplete.length === 0;
    sumDepartments(categories);
    await writeStates(categories);
    if (!onlyMoved) await recordSweep(db, report.isFilled && report.failed.length === 0 && !isWithheld);
    if (report.added + report.changed + report.removed > 0 || !onlyMoved) {
      await countWords(db);
      onCounted?.();
    }

    const parents = moved.flatMap(({ parent }) => (parent === null ? [] : [parent]));
    await readProductRows(
      db,
      ['', ...new Set([...parents, ...moved.map(({ slug }) => slug)])],
      async (kind, category) => {
        const fields = { tipo: rowKinds[kind], limit: keptInRow, ...(category === '' ? {} : { category }) };
        const products = parse(await listRows(fields, mainLevel, 'getProductosTipo'));
        await write(products);
        return products.map(({ sku }) => sku);
      },
    );
    await recordCheck(db, beganAt);
    if (onlyMoved) return report;

    await removeProductRows(
      db,
      categories.map(({ slug }) => slug),
    );
    // prices of the other levels are read last, because they only sort and filter lists
    for (const level of otherLevels)
      for (const category of leaves)
        await tryCategory(category, async () => void (await readCategory(category, level)));
    if (report.failed.length === 0) await recordEnd(db);
    return report;
  }

  /** Reads the products that the ERP chooses for each row, and writes them. */
  async function readProductRows(
    db: Database,
    categories: readonly string[],
    listRow: (kind: RowKind, category: string) => Promise<string[]>,
  ): Promise<void> {
    for (const category of categories)
      for (const kind of Object.keys(rowKinds) as RowKind[])
        await writeProductRow(db, kind, category, await listRow(kind, category));
  }

  /**
   * Returns the stored products that are missing from a category's list. The ERP must also fail to find each product
   * alone.
   */
  async function findMissing(
    db: Database,
    { slug, isComplete }: CategoryState,
    seen: ReadonlySet<string>,
    askErp: ErpRequestFn,
  ): Promise<string[]> {
    const unseen = (await listSkusIn(db, slug)).filter((kept) => !seen.has(kept));
    const missing: string[] = [];
    // if the list is incomplete, many unlisted products still exist, so only some of them are requested
    for (const sku of isComplete ? unseen : unseen.slice(0, maxConfirmed))
      if ((await askErp('getProducto', { nivelComercial: mainLevel, codigo: sku })).length === 0)
        missing.push(sku);
    return missing;
  }

  /**
   * Whether so many products are missing that they are kept for now. They are removed if they are still missing after
   * `withheldMinutes`.
   */
  async function mustWithhold(db: Database, gone: number): Promise<boolean> {
    const { products } = await readStatus(db);
    if (gone <= Math.max(maxGoneAtOnce, products * maxGoneShare)) {
      await endWithholding(db);
      return false;
    }
    return isWithholding(db, withheldMinutes);
  }

  /** Writes the rows of products that the ERP returned to a single search. */
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
