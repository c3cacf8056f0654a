import { readFile } from 'node:fs/promises';
import type { Product } from '@/erp/rows/product';
import type { Database } from '../db/lazyDatabase';
import { getFileKind, readCatalogueFile, type LineProblem } from './importFile';
import { countWords, recordSweep, raiseVersion } from './catalogueState';
import { readKnowledge } from './readKnowledge';
import { writeProducts, type Written } from './writeProducts';

/** Level of the list prices, which are the prices in a file. */
const listLevel = 2;

/** Writes the products of a file and marks the catalogue as filled, unless the file is empty. No product is removed. */
export async function importProducts(db: Database, products: readonly Product[]): Promise<Written> {
  const { naming } = await readKnowledge(db);
  const written = await writeProducts(
    db,
    products.map((product) => ({ product, level: listLevel })),
    naming,
  );
  await raiseVersion(db);
  await recordSweep(db, products.length > 0);
  await countWords(db);
  return written;
}

/** Imports a file. Returns the rejected lines, and whether a product changed. */
export async function importCatalogueFile(
  db: Database,
  file: string,
): Promise<{ problems: LineProblem[]; refused: string[]; hasChanged: boolean }> {
  const { products, problems } = readCatalogueFile(await readFile(file, 'utf8'), getFileKind(file));
  const { added, changed, repriced, refused } = await importProducts(db, products);
  return { problems, refused, hasChanged: added + changed + repriced > 0 };
}
