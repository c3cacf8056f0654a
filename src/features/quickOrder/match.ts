import type { Product } from '@/erp/rows/product';
import type { CartableProduct } from '@/features/cart';
import { normalizePartNumber as partCode } from '@/shared/foldText';
import type { ResolvedProduct } from '@/shop/catalogueSchemas';

/** Product fields that are needed to render a row and to add the product to the cart. */
export type Candidate = CartableProduct & Pick<Product, 'partNumber' | 'brand' | 'options'>;

/**
 * Result of a lookup by code. `exact`: one product has the code. `several`: the user must choose a product. `near`: the
 * products are only similar.
 */
export interface Match {
  kind: 'exact' | 'several' | 'near';
  candidates: Candidate[];
}

/** Returns the product fields for a row. Returns null until the price is known. */
export const toCandidate = ({ prices, ...product }: ResolvedProduct): Candidate | null =>
  prices && { ...product, ...prices, slug: product.sku };

/** Returns the beginning that similar codes share. Returns '' if the code is too short. */
export function getProductFamily(code: string): string {
  const parts = code.trim().split(/[\s./\\_–—-]+/);
  const family = parts.length > 1 ? parts.slice(0, -1).join('-') : code.trim().slice(0, -2);
  return partCode(family).length >= 3 ? family : '';
}

/** Returns the Levenshtein distance between two codes. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * Returns the skus of at most three similar products from a family, the most similar product first. Codes that differ
 * too much are left out.
 */
export function findSimilar(code: string, family: readonly Pick<Product, 'sku' | 'partNumber'>[]): string[] {
  const wanted = partCode(code).slice(0, 40);
  const farthest = Math.max(2, Math.floor(wanted.length / 3));
  return family
    .map(({ sku, partNumber }) => ({
      sku,
      far: Math.min(
        distance(wanted, partCode(sku)),
        partNumber ? distance(wanted, partCode(partNumber)) : Infinity,
      ),
    }))
    .filter(({ far }) => far <= farthest)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ sku }) => sku);
}
