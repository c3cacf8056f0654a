import type { Product } from '@/erp/rows/product';
import type { ProductQuery } from '@/features/catalog';

/** Query for the products on a product's page: the product, its equivalents, and related products. */
export const getRelatedQuery = ({ slug }: Product): ProductQuery => ({ kind: 'related', slug });

const sharesNumber = (product: Product, other: Product): boolean =>
  other.equivalents.some((number) => product.equivalents.includes(number));

/** Returns the products that have a cross-reference number of this product. */
export const getEquivalents = (product: Product, shelf: readonly Product[]): Product[] =>
  shelf.filter((other) => other.slug !== product.slug && sharesNumber(product, other));

/** Returns the related products without equivalents. */
export const getNeighbours = (product: Product, shelf: readonly Product[]): Product[] =>
  shelf.filter((other) => other.slug !== product.slug && !sharesNumber(product, other));
