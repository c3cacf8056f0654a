import type { Product } from '@/erp/rows/product';
import type { ProductQuery } from '@/features/catalog';

/** Product query of a product's page: the product, its equivalents and related products. */
export const getRelatedQuery = ({ slug }: Product): ProductQuery => ({ kind: 'related', slug });

const sharesNumber = (product: Product, other: Product): boolean =>
  other.equivalents.some((number) => product.equivalents.includes(number));

/** Products that share a cross-reference number. */
export const getEquivalents = (product: Product, shelf: readonly Product[]): Product[] =>
  shelf.filter((other) => other.slug !== product.slug && sharesNumber(product, other));

/** Returns the related products without equivalents. */
export const getNeighbours = (product: Product, shelf: readonly Product[]): Product[] =>
  shelf.filter((other) => other.slug !== product.slug && !sharesNumber(product, other));
