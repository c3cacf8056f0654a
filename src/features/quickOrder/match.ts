import type { Product } from '@/erp/rows/product';
import type { CartableProduct } from '@/features/cart';
import { getCodeSpelling } from '@/shared/codeSpelling';
import { normalizePartNumber as partCode } from '@/shared/foldText';

/** Product fields that a row keeps: enough to render it and to add it to the cart. */
export type Candidate = CartableProduct & Pick<Product, 'partNumber' | 'brand' | 'options'>;

/** `exact`: the one product with that code · `several`: a choice is needed · `near`: only similar ones. */
export interface Match {
  kind: 'exact' | 'several' | 'near';
  candidates: Candidate[];
}

const toCandidate = (product: Product): Candidate => ({
  id: product.id,
  sku: product.sku,
  slug: product.slug,
  name: product.name,
  images: product.images.slice(0, 1),
  priceWithoutIva: product.priceWithoutIva,
  stock: product.stock,
  quantity: product.quantity,
  compatibility: product.compatibility,
  partNumber: product.partNumber,
  brand: product.brand,
  options: product.options,
});

export const findExact = (product: Product): Match => ({ kind: 'exact', candidates: [toCandidate(product)] });

const replaces =
  (wanted: string) =>
  ({ equivalents }: Product): boolean =>
    equivalents.some((number) => partCode(number) === wanted);

/**
 * Matches a code with search results. A sku is one product; a part number may be several brands'; an
 * equivalent has to be accepted.
 */
export function matchOf(code: string, found: readonly Product[]): Match {
  const wanted = partCode(code);
  const spelling = getCodeSpelling(code);
  const spelt = found.find(({ sku }) => getCodeSpelling(sku) === spelling);
  if (spelt) return findExact(spelt);
  const bySku = found.filter(({ sku }) => partCode(sku) === wanted);
  if (bySku[0] && bySku.length === 1) return findExact(bySku[0]);
  // 12-34 and 123-4 are both what 1234 may mean
  if (bySku.length > 1) return { kind: 'several', candidates: bySku.map(toCandidate) };
  const [first, ...others] = found.filter(({ partNumber }) => partCode(partNumber) === wanted);
  if (first && others.length === 0) return findExact(first);
  const sameNumber = first ? [first, ...others] : found.filter(replaces(wanted));
  const candidates = sameNumber.length > 0 ? sameNumber : found;
  return { kind: candidates.length > 0 ? 'several' : 'near', candidates: candidates.map(toCandidate) };
}

/** Returns the search prefix of similar codes. Empty when the code is too short. */
export function getProductFamily(code: string): string {
  const parts = code.trim().split(/[\s./\\_–—-]+/);
  const family = parts.length > 1 ? parts.slice(0, -1).join('-') : code.trim().slice(0, -2);
  return partCode(family).length >= 3 ? family : '';
}

/** Levenshtein distance of two codes. */
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

/** Returns at most three similar products of a family, the most similar first; no unrelated code. */
export function findSimilar(code: string, family: readonly Product[]): Match {
  const wanted = partCode(code).slice(0, 40);
  const farthest = Math.max(2, Math.floor(wanted.length / 3));
  const candidates = family
    .map((product) => ({
      product,
      far: Math.min(
        distance(wanted, partCode(product.sku)),
        product.partNumber ? distance(wanted, partCode(product.partNumber)) : Infinity,
      ),
    }))
    .filter(({ far }) => far <= farthest)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ product }) => toCandidate(product));
  return { kind: 'near', candidates };
}
